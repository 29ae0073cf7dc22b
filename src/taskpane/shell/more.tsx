import { useCallback } from "preact/hooks";
import type { IconName } from "../components/icon";
import { List, ListRow } from "../components/list-row";
import { BUILD } from "../shared/build";
import { texts } from "../texts";
import { moreTexts } from "./more-texts";
import type { SessionModel } from "../workbook/form/session-model";
import { useLater } from "../shared/use-later";
import type { PlaceName } from "./places";

interface Props {
  readonly goTo: (name: PlaceName) => void;
}

interface MoreProps extends Props {
  readonly model: SessionModel;
}

/** Returns a function that renders a row that opens a place. */
function rowsTo(goTo: Props["goTo"]) {
  return (name: PlaceName, icon: IconName, { title, below }: { readonly title: string; readonly below: string }) => (
    <ListRow name={name} icon={icon} title={title} below={below} onPress={() => goTo(name)} />
  );
}

/** The place "More" in a browser: rows that open pages which are seldom needed. */
export function More({ goTo, model }: MoreProps) {
  const { circle, join, workbook, open, results, scores, functions, settings } = moreTexts;
  const row = rowsTo(goTo);
  const count = useLater(
    useCallback(async () => {
      const { circleLine } = await import("../play/circle-parts");
      return circleLine(model);
    }, [model])
  );
  return (
    <>
      <List>
        {row("join", "join", join)}
        {row("circle", "people", { ...circle, below: count || circle.below })}
        <GuideRow />
        {row("settings", "settings", settings)}
      </List>
      <h2>{moreTexts.workbooks}</h2>
      <List>
        {row("workbook", "workbook", workbook)}
        {row("open", "folder", open)}
        {row("results", "download", results)}
      </List>
      <h2>{moreTexts.lookUp}</h2>
      <List>
        {row("scores", "lookup", scores)}
        {row("functions", "functions", functions)}
      </List>
    </>
  );
}

/** The pane's first page beside Excel. */
export function Home({ goTo }: Props) {
  const { thisWorkbook, workbook, results, insert, season, scores, play, evenings, settings } = moreTexts;
  const row = rowsTo(goTo);
  return (
    <>
      <List>{row("open", "workbook", thisWorkbook)}</List>
      <h2>{moreTexts.start}</h2>
      <List>
        {row("workbook", "workbook", { title: workbook.inExcel, below: workbook.kinds })}
        {row("functions", "functions", insert)}
        {row("results", "download", results)}
        {row("season", "standings", season)}
        {row("scores", "lookup", scores)}
        {row("play", "play", play)}
        {row("evenings", "evenings", evenings)}
      </List>
      <List>
        <GuideRow />
        {row("settings", "settings", settings)}
      </List>
    </>
  );
}

/**
 * A row that opens the guide, or without a site the help on the functions, in a new window, so that the pane stays
 * open.
 */
function GuideRow() {
  return <ListRow icon="question" title={BUILD.site ? texts.guide : texts.functionsHelp} href={BUILD.guide} />;
}
