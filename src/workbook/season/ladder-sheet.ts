import type { LadderRow } from "../../season/ladder";
import type { LadderSubject } from "../../season/options";
import type { Season } from "../../season/season";
import { computed } from "../kit/content";
import type { Columns } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { partnersText } from "./member-steps";
import {
  POINTS,
  type LadderColumn,
  type LadderLists,
  type MemberStep,
  type Ranked,
  type SeasonSheets,
} from "./season-lists";
import { seasonTexts as words } from "./texts";

/** Row heights in points; HIGH_ROW is for partners in two lines. */
const ROW = 21;
const HIGH_ROW = 32;

/** Width of the partners' column, in characters. */
const LINE = 44;

/** Places the ladder; formulas find the member of each row, and take values from the working columns. */
export function placeLadder(
  season: Season,
  { who, members }: Ranked,
  sheet: string,
  lists: () => LadderLists
): List<LadderColumn, LadderRow> {
  return layOutList(columnsOf(season, who, lists), { sheet, headingRow: 4, rows: members.length });
}

function columnsOf(
  { rules: { best } }: Season,
  who: LadderSubject,
  lists: () => LadderLists
): Partial<Columns<LadderColumn, LadderRow>> {
  const { ladder } = words;
  const of = (step: MemberStep) => ({
    content: (_row: LadderRow, place: number) => {
      const { shown, steps } = lists();
      return computed(`INDEX(${steps.outside.range(step)},$${shown.cell("member", place)})`);
    },
  });
  const count = { width: 6.5, style: LEAGUE_STYLES.number };
  const points = { width: 9.5, style: POINTS };
  const [first, second, third] = ladder.podium;
  return {
    place: { heading: ladder.place, width: 7.5, style: LEAGUE_STYLES.sum, name: "Place", ...of("place") },
    name: {
      heading: words.who[who],
      width: who === "pair" ? 38 : 27,
      style: LEAGUE_STYLES.team,
      name: "Name",
      ...of("name"),
    },
    played: { heading: ladder.played, ...count, name: "Evenings", ...of("played") },
    total: { heading: ladder.total, ...points, name: "Sum", ...of("total") },
    average: { heading: ladder.average, ...points, name: "Average", ...of("average") },
    ...(best !== null && { best: { heading: ladder.best(best), ...points, name: "Best", ...of("best") } }),
    first: { heading: first, ...count, ...of("first") },
    second: { heading: second, ...count, ...of("second") },
    third: { heading: third, ...count, ...of("third") },
    ...(who === "player" && {
      partners: { heading: ladder.partners, width: LINE, style: LEAGUE_STYLES.remark, ...of("partners") },
    }),
    member: {
      heading: null,
      width: 0,
      content: (_row, place) => computed(`MATCH(${place + 1},${lists().steps.outside.range("position")},0)`),
    },
  };
}

/** The ladder: the leader first, by formulas over the results. */
export function ladderSheet(sheets: SeasonSheets, { shown: list, ladder }: LadderLists): Draft {
  const hasPartners = list.has("partners");
  return listSheet(sheets, list, ladder.rows, {
    headings: (key) => (key === "member" ? STYLES.subtitle : STYLES.heading),
    headingHeight: 32,
    rowHeight: (row) => (hasPartners && partnersText(row).length > LINE ? HIGH_ROW : ROW),
    orientation: hasPartners ? "landscape" : "portrait",
    lastPrinted: hasPartners ? "partners" : "third",
  });
}
