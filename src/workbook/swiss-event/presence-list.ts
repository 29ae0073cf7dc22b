import type { Contestant } from "../../movements/contestant";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { entersIn, withdrawnIn } from "../../sessions/event/schedule/presence";
import type { ScoredTeam } from "../../sessions/event/standings";
import { column, type Columns, numbers } from "../kit/columns";
import { computed } from "../kit/content";
import { layOutList } from "../kit/list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { PresenceColumn, StandingsPart, SwissLists, SwissSheets } from "./swiss-lists";
import { uncountedOf } from "./team-amounts";

const { common, swissEvent: swiss } = texts;
const { presence: words } = swiss;

/** Minimum number of columns for the title of the Standings, which needs more room than a few rounds take. */
export const TITLE_COLUMNS = 6;

/** Lays out the rounds in which teams enter or withdraw, to the right of the first sheet's page. */
export function placePresence(
  { rounds }: SwissEventPlan,
  { sheet, totals, teams }: StandingsPart,
  sheets: () => SwissSheets
): SwissLists["presence"] {
  const typed = (heading: string, content: (team: Contestant) => number | null) =>
    column<ScoredTeam>(heading, 11, STYLES.entry, ({ team }) => content(team), {
      rule: numbers("whole", [1, Math.max(rounds, 1)], swiss.entry.presence),
    });
  const columns: Columns<PresenceColumn, ScoredTeam> = {
    enters: typed(words.enters, (team) => {
      const enters = entersIn(sheets().event.results, team);
      return enters === 1 ? null : enters;
    }),
    withdrawn: typed(words.withdrawn, (team) => withdrawnIn(sheets().event.results, team)),
    check: column(common.check, 24, STYLES.check, ({ team }) => {
      const { cell } = sheets().lists.working.teams.outside;
      const isWrong = (key: "enters" | "withdrawn") => `AND(${cell(`${key}Text`, team)}<>"",${cell(key, team)}="")`;
      const message = textLiteral(words.noRound(rounds));
      const wrong = computed(`IF(OR(${isWrong("enters")},${isWrong("withdrawn")}),${message},"")`);
      return uncountedOf(sheets().lists.working, team, wrong);
    }),
  };
  const left = Math.max(totals.right, TITLE_COLUMNS) + 2;
  return layOutList<PresenceColumn, ScoredTeam>(rounds === 0 ? {} : columns, {
    name: "presence",
    sheet,
    headingRow: teams.headingRow,
    left,
    rows: teams.rows,
  });
}
