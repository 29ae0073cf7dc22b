import { useCallback } from "preact/hooks";
import { ListRow } from "../components/list-row";
import type { EveningStore } from "../evening/shared/evening-store";
import { useEvenings } from "../evening/shared/use-evenings";
import { useLater } from "../shared/use-later";
import { keptListTexts as texts } from "./kept-list-texts";

interface Props {
  readonly store: EveningStore;
  readonly toSeason: () => void;
}

/** The row that opens the season; names the leaders once the code of the season is loaded. */
export function SeasonRow({ store, toSeason }: Props) {
  const all = useEvenings(store);
  const leaders = useLater(
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
