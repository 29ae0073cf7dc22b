import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { PAIRS_AT_A_CLUB } from "../../sessions/club/plan";
import type { ClubPair } from "../../sessions/club/pairs";
import type { ScoredClub } from "../../sessions/club/score-club";
import { computed } from "../kit/content";
import { type Columns, numbers } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { STYLES, type Style } from "../theme";
import type { PairColumn, PairLine, PairList } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { clubTexts } from "./texts";

const { name: SHEET, note, headings, sides, entry, faults } = clubTexts.pairs;

/** Blank lines for pairs that come later. */
const SPARE_LINES = 8;
const HEADING_ROW = 5;
/** In points. */
const HEIGHTS = { headings: 30, row: 20 } as const;
const CHECK: Style = { ...STYLES.check, border: "thin" };
const MAX_AMOUNT = 999;

/** Lays out the list of pairs: those of the evening, and lines for more. */
export function layOutPairs(session: ScoredClub, sheets: () => ClubSheets): PairList {
  const rows = Math.min(PAIRS_AT_A_CLUB.max, session.pairs.length + SPARE_LINES);
  return layOutList(columnsOf(session, sheets), { sheet: SHEET, headingRow: HEADING_ROW, rows });
}

function columnsOf(
  { pairs, penalties, plan }: ScoredClub,
  sheets: () => ClubSheets
): Partial<Columns<PairColumn, PairLine>> {
  const { entryText, entryName, entry: amount } = STYLES;
  const ofLine = <T>(line: PairLine, content: (pair: ClubPair) => T) =>
    line === null ? null : content(forContestant(pairs, line));
  const penaltyOf = (line: Contestant) =>
    penalties.filter(({ contestant }) => contestant === line).reduce((sum, each) => sum + each.amount, 0);
  const unlessZero = (number: number) => (number === 0 ? null : number);
  return {
    pair: {
      heading: headings.pair,
      width: 9,
      style: entryText,
      name: "Pair",
      content: (line) => ofLine(line, ({ id }) => id),
    },
    ...(plan.winners === 2 && {
      side: {
        heading: headings.side,
        width: 9,
        style: entryText,
        name: "Side",
        rule: { rule: { kind: "list", values: Object.values(sides) }, error: entry.side },
        content: (line: PairLine) => ofLine(line, ({ direction }) => direction && sides[direction]),
      },
    }),
    name: {
      heading: headings.name,
      width: 44,
      style: entryName,
      name: "Name",
      content: (line) => ofLine(line, ({ name }) => name || null),
    },
    handicap: {
      heading: headings.handicap,
      width: 12,
      style: amount,
      name: "Handicap",
      rule: numbers("decimal", [-MAX_AMOUNT, MAX_AMOUNT], entry.handicap),
      content: (line) => ofLine(line, ({ handicap }) => unlessZero(handicap)),
    },
    penalty: {
      heading: headings.penalty,
      width: 12,
      style: amount,
      name: "Penalty",
      rule: numbers("decimal", [0, MAX_AMOUNT], entry.penalty),
      content: (line) => (line === null ? null : unlessZero(penaltyOf(line))),
    },
    check: {
      heading: headings.check,
      width: 28,
      style: CHECK,
      content: (_line, row) => computed(sheets().pairSteps.list.outside.cell("check", row)),
    },
  };
}

/** The sheet Pairs: the list of names, handicaps and penalties. */
export function pairsSheet(sheets: ClubSheets): Draft {
  const { pairs: list, session } = sheets;
  const listed: PairLine[] = contestants(session.pairs.length);
  const lines = [...listed, ...Array<PairLine>(list.rows - listed.length).fill(null)];
  return listSheet(sheets, list, lines, {
    note,
    headingHeight: HEIGHTS.headings,
    rowHeight: HEIGHTS.row,
    lastPrinted: "penalty",
    put: (grid) => {
      const [area, check] = [list.area(["pair", "check"]), `$${list.cell("check", 0)}`];
      const isQuestion = `${check}=${textLiteral(faults.few)}`;
      grid.highlight({ area, formula: isQuestion, tone: "notice" });
      grid.highlight({ area, formula: `AND(${check}<>"",NOT(${isQuestion}))`, tone: "alert" });
    },
  });
}
