import { contestants, type Contestant } from "../../movements/contestant";
import type { ScoredClub } from "../../sessions/club/score-club";
import { computed, ifElse, joined } from "../kit/content";
import type { Column, Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { STYLES, type Style } from "../theme";
import type { PairStep, RankingColumn, RankingList } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { clubTexts } from "./texts";
import { SECTION_END } from "./travellers";

const { name: SHEET, headings, rule } = clubTexts.ranking;

const HEADING_ROW = 6;
/** In points. */
const HEIGHTS = { headings: 30, row: 27 } as const;

const LISTED: Style = { ...STYLES.listed, size: 13 };
const BOLD: Style = { ...STYLES.listedBold, size: 16 };
const NAME: Style = { ...LISTED, size: 15, align: "left", bold: true, shrink: true, inset: true };
const decimals = (style: Style): Style => ({ ...style, format: "0.00" });

/** Lays out the ranking: a line for each line of the sheet Pairs. */
export function layOutRanking(session: ScoredClub, rows: number, sheets: () => ClubSheets): RankingList {
  return layOutList(columnsOf(session, sheets), { sheet: SHEET, headingRow: HEADING_ROW, rows });
}

function columnsOf({ plan }: ScoredClub, sheets: () => ClubSheets): Partial<Columns<RankingColumn, Contestant>> {
  const isMatchpoints = plan.scoring === "matchpoints";
  const step = (key: PairStep): Pick<Column<Contestant>, "content"> => ({
    content: (_pair, line) => computed(ranked(sheets(), sheets().pairSteps.list.outside.range(key), line)),
  });
  const columns: Partial<Columns<RankingColumn, Contestant>> = {
    place: { heading: headings.place, width: 9, style: BOLD, name: "Place", ...step("place") },
    ...((plan.winners === 2 || plan.sections === "apart") && {
      group: {
        heading: headings.group,
        width: 12,
        style: LISTED,
        name: "Group",
        content: (_pair: Contestant, line: number) => computed(groupFormula(sheets(), line)),
      },
    }),
    pair: { heading: headings.pair, width: 8, style: LISTED, name: "Pair", ...step("id") },
    name: { heading: headings.name, width: 38, style: NAME, name: "Name", ...step("name") },
    boards: { heading: headings.boards, width: 9, style: LISTED, name: "Boards", ...step("played") },
    ...(isMatchpoints && {
      matchpoints: {
        heading: headings.matchpoints,
        width: 11,
        style: decimals(LISTED),
        name: "Matchpoints",
        ...step("matchpoints"),
      },
    }),
    total: {
      heading: headings.total[isMatchpoints ? "matchpoints" : "imps"],
      width: 11,
      style: decimals(BOLD),
      name: "Total",
      ...step("total"),
    },
  };
  return columns;
}

/** The value of a column of the pairs in a line of the ranking; "" below the last pair. */
function ranked({ pairSteps: { list } }: ClubSheets, range: string, line: number): string {
  const pair = list.outside.cell("ranked", line);
  return `IF(${pair}=0,"",INDEX(${range},${pair}))`;
}

function groupFormula(sheets: ClubSheets, line: number): string {
  const { session, pairSteps } = sheets;
  const { winners, sections } = session.plan;
  const step = (key: PairStep) => ranked(sheets, pairSteps.list.outside.range(key), line);
  const { ns, ew } = clubTexts.pairs.sides;
  const side = `IF(${step("side")}=1,"${ns}",IF(${step("side")}=2,"${ew}",""))`;
  if (sections === "together") return side;
  const section = `SUBSTITUTE(${step("section")},"${SECTION_END}","")`;
  return winners === 2 ? `TRIM(${section}&" "&${side})` : section;
}

/** The sheet Ranking. */
export function rankingSheet(sheets: ClubSheets): Draft {
  const { ranking: list, check, session } = sheets;
  const { progress, toCheck } = clubTexts.ranking;
  const isWinner = `LEFT($${list.cell("place", 0)}&"=",2)="1="`;
  const questions = `(${check.wrong}+${check.few})`;
  const status = joined(
    ...progress(computed(check.typed), ifElse(`${questions}=0`, "", joined(...toCheck(computed(questions)))))
  );
  return listSheet(sheets, list, contestants(list.rows), {
    status: [status, rule[session.plan.scoring]],
    headingHeight: HEIGHTS.headings,
    rowHeight: HEIGHTS.row,
    // LibreOffice applies only one highlight to a cell.
    linedWhere: `AND($${list.cell("pair", 0)}<>"",NOT(${isWinner}))`,
    // With two rankings below each other, the winners also show where the second ranking begins.
    put: (grid) => grid.highlight({ area: list.area(["place", "total"]), formula: isWinner, tone: "headed" }),
    once: [list.area("place")],
  });
}
