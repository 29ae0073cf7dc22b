import { useCallback, useEffect, useState } from "preact/hooks";
import { ListRow } from "../components/list-row";
import type { EveningStore } from "../evening/shared/evening-store";
import { useLaterText } from "../shared/use-later-text";
import { keptListTexts as texts } from "./kept-list-texts";

interface Props {
  readonly store: EveningStore;
  readonly toSeason: () => void;
}

/** The row that leads to the season; who leads there is added once the season's part is loaded. */
export function SeasonRow({ store, toSeason }: Props) {
  const [all, setAll] = useState(() => store.all());
  useEffect(() => store.onChange(() => setAll(store.all())), [store]);
  const leaders = useLaterText(
    useCallback(async () => {
      const { seasonLine } = await import("./season-parts");
      return seasonLine(store, all);
    }, [store, all])
  );
  return (
    <ListRow
      name="season"
      icon="standings"
      title={texts.season}
      below={leaders || texts.seasonOf(all.length)}
      onPress={toSeason}
    />
  );
}
