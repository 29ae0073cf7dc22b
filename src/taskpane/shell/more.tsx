import { List, ListRow } from "../components/list-row";
import { BUILD } from "../shared/build";
import { texts } from "../texts";
import { moreTexts } from "./more-texts";
import type { PlaceName } from "./places";

interface Props {
  readonly goTo: (name: PlaceName) => void;
}

/** Pages that are seldom needed, in a browser. */
export function More({ goTo }: Props) {
  const { join, workbook, open, results, scores, functions, settings } = moreTexts;
  return (
    <div class="narrow">
      <List>
        <ListRow name="join" icon="join" title={join.title} below={join.below} onPress={() => goTo("join")} />
      </List>
      <h2>{moreTexts.workbooks}</h2>
      <List>
        <ListRow
          name="workbook"
          icon="workbook"
          title={workbook.title}
          below={workbook.below}
          onPress={() => goTo("workbook")}
        />
        <ListRow name="open" icon="folder" title={open.title} below={open.below} onPress={() => goTo("open")} />
        <ListRow
          name="results"
          icon="download"
          title={results.title}
          below={results.below}
          onPress={() => goTo("results")}
        />
      </List>
      <h2>{moreTexts.lookUp}</h2>
      <List>
        <ListRow name="scores" icon="lookup" title={scores.title} below={scores.below} onPress={() => goTo("scores")} />
        <ListRow
          name="functions"
          icon="functions"
          title={functions.title}
          below={functions.below}
          onPress={() => goTo("functions")}
        />
      </List>
      <List>
        <GuideRow />
        <ListRow
          name="settings"
          icon="settings"
          title={settings.title}
          below={settings.below}
          onPress={() => goTo("settings")}
        />
      </List>
    </div>
  );
}

/** The pane's first page beside Excel. */
export function Home({ goTo }: Props) {
  const { thisWorkbook, workbook, results, insert, season, scores, play, evenings, settings } = moreTexts;
  return (
    <>
      <List>
        <ListRow
          name="open"
          icon="workbook"
          title={thisWorkbook.title}
          below={thisWorkbook.below}
          onPress={() => goTo("open")}
        />
      </List>
      <h2>{moreTexts.start}</h2>
      <List>
        <ListRow
          name="workbook"
          icon="workbook"
          title={workbook.inExcel}
          below={workbook.kinds}
          onPress={() => goTo("workbook")}
        />
        <ListRow
          name="functions"
          icon="functions"
          title={insert.title}
          below={insert.below}
          onPress={() => goTo("functions")}
        />
        <ListRow
          name="results"
          icon="download"
          title={results.title}
          below={results.below}
          onPress={() => goTo("results")}
        />
        <ListRow
          name="season"
          icon="standings"
          title={season.title}
          below={season.below}
          onPress={() => goTo("season")}
        />
        <ListRow name="scores" icon="lookup" title={scores.title} below={scores.below} onPress={() => goTo("scores")} />
        <ListRow name="play" icon="play" title={play.title} below={play.below} onPress={() => goTo("play")} />
        <ListRow
          name="evenings"
          icon="evenings"
          title={evenings.title}
          below={evenings.below}
          onPress={() => goTo("evenings")}
        />
      </List>
      <List>
        <GuideRow />
        <ListRow
          name="settings"
          icon="settings"
          title={settings.title}
          below={settings.below}
          onPress={() => goTo("settings")}
        />
      </List>
    </>
  );
}

/** The guide, or without a site the help on the functions, in a window of its own: the pane stays as it is. */
function GuideRow() {
  return <ListRow icon="question" title={BUILD.site ? texts.guide : texts.functionsHelp} href={BUILD.guide} />;
}
