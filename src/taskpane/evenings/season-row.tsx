import { useCallback } from "preact/hooks";
import type { Evening } from "../../play/evening";
import { List, ListRow } from "../components/list-row";
import type { EveningStore } from "../evening/shared/evening-store";
import { useLaterText } from "../shared/use-later-text";
import { keptListTexts as texts } from "./kept-list-texts";

interface Props {
  readonly store: EveningStore;
  readonly all: readonly Evening[];
  readonly toSeason: () => void;
}

/** The row that leads to the season; who leads there is added once the season's part is loaded. */
export function SeasonRow({ store, all, toSeason }: Props) {
  const leaders = useLaterText(
    useCallback(async () => {
      const { seasonLine } = await import("./season-parts");
      return seasonLine(store, all);
    }, [store, all])
  );
  return (
    <List>
      <ListRow
        name="season"
        icon="standings"
        title={texts.season}
        below={leaders || texts.seasonOf(all.length)}
        onPress={toSeason}
      />
    </List>
  );
}
