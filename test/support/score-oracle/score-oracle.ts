import type { TypedBoard } from "../../../src/sessions/reading/typed-board";
import { dealOf, printedBoard, sessionOf, tablesIn, type Scored } from "../../../src/sessions/kinds";
import { playedInWords } from "../../../src/sessions/result/played";
import { namesIn } from "../../../src/sessions/result/session-result";
import { bestOf, wonOf } from "../../../src/sessions/result/result-text";
import type { Workbook } from "../../../src/workbook/model";
import { texts } from "../../../src/workbook/texts";
import type { Recalculated } from "../libreoffice";
import { readOtherwise, type TypedAt } from "../typing";
import { chicagoClaims } from "./chicago";
import { leagueClaims, swissClaims } from "./events";
import { fourTeamsClaims, matchClaims, threeTeamsClaims } from "./matches";
import { fieldClaims, homeClaims } from "./pairs";
import { asMade, shownIn, spanOf, unmet, type Claim, type Shown } from "./shown";

/** What the workbook of a session shows otherwise than is scored, in words. */
export function shownOtherwise(
  scored: Scored,
  workbook: Workbook,
  recalculated: ReadonlyMap<string, Recalculated> = asMade(workbook)
): string[] {
  const shown = shownIn(workbook, recalculated);
  const claims = [...claimsOf(scored, shown), ...resultClaims(scored, shown), ...scaleClaims(shown)];
  return [...claims.flatMap(unmet), ...readOtherwise(workbook, recalculated, typedAt(scored, shown))];
}

function claimsOf(scored: Scored, shown: Shown): Claim[] {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs":
      return homeClaims(scored, shown);
    case "pairs":
    case "individual":
      return fieldClaims(scored, shown);
    case "chicago":
      return chicagoClaims(scored, shown);
    case "team-match":
      return matchClaims(scored, shown);
    case "three-teams":
      return threeTeamsClaims(scored, shown);
    case "four-teams":
      return fourTeamsClaims(scored, shown);
    case "swiss-event":
      return swissClaims(scored, shown);
    case "league":
      return leagueClaims(scored, shown);
    case "club":
      // See test/workbook/club.
      return [];
  }
}

/** How far the session is, and the board that brought most. */
function resultClaims(scored: Scored, shown: Shown): Claim[] {
  if (scored.kind === "swiss-event" || scored.kind === "club") return [];
  const { best: caption } = texts.result;
  const { name } = scored.kind === "league" ? texts.league.table : texts.result;
  const [said, toCheck] = [String(shown.at(name, 3, 1)), / · \d+ to check$/];
  const progress = {
    what: `${name}, progress`,
    found: [said.replace(toCheck, "")],
    wanted: [sessionOf(scored).progress],
  };
  const row = spanOf(1, shown.rowsOf(name)).find((each) => String(shown.at(name, each, 1)).startsWith(caption));
  const best = bestOf(sessionOf(scored).swings);
  if (best === null || row === undefined) {
    const isThere = (found: boolean) => (found ? "shown" : "not shown");
    const shownWhere = { found: [isThere(row !== undefined)], wanted: [isThere(best !== null)] };
    return [progress, { what: `${name}, best board`, ...shownWhere }];
  }
  const { imps, winners } = wonOf(best);
  const tables = ([0, 1] as const)
    .map((side) => ({ table: best.tables[side], result: best.results[side] }))
    .sort((a, b) => a.table - b.table);
  const last = [6, 7].find((column) => typeof shown.at(name, row + 1, column) === "number") ?? 6;
  const names = namesIn(scored, winners);
  return [
    progress,
    shown.cell(name, row, 1, caption + String(best.board)),
    ...tables.flatMap(({ result }, i) => [
      shown.cell(name, row + 1 + i, 2, result && playedInWords(result)),
      shown.cell(name, row + 1 + i, last, result && result.points),
    ]),
    shown.cell(name, row + 4, 1, `${imps} ${imps === 1 ? "IMP" : "IMPs"} to ${names}`),
  ];
}

/** What the workbook is to read and print of its own victory-point scale: what stands there, with nothing said of it. */
function scaleClaims(shown: Shown): Claim[] {
  if (!shown.hasName("Vp_Scale")) return [];
  const scale = shown.named("Vp_Scale", []).found;
  const { sheet, area } = shown.areaOf("Vp_Scale");
  return [
    shown.named("Vp_Scale", scale, 6),
    printedScale(shown, scale),
    ...spanOf(area.top, area.bottom).map((row) => shown.cell(sheet, row, area.right + 7, null)),
  ];
}

/** The victory points of winner and loser that are printed left of the scale that is typed over. */
function printedScale(shown: Shown, scale: Claim["found"]): Claim {
  const { sheet, area } = shown.areaOf("Vp_Scale");
  const width = area.right - area.left + 1;
  const rows = spanOf(1, shown.rowsOf(sheet));
  const heads = rows.flatMap((row) =>
    spanOf(1, area.left - 1).flatMap((column) =>
      shown.at(sheet, row, column) === texts.scales.winner ? [{ row, column }] : []
    )
  );
  const below = heads.flatMap((head) => {
    const blank = rows.find((row) => row > head.row && typeof shown.at(sheet, row, head.column) !== "number");
    // The winner's points may lie over two columns.
    const loser = spanOf(head.column, area.left).find(
      (column) => shown.at(sheet, head.row, column) === texts.scales.loser
    );
    return spanOf(head.row + 1, (blank ?? shown.rowsOf(sheet) + 1) - 1).flatMap((row) => [
      shown.at(sheet, row, head.column),
      shown.at(sheet, row, loser ?? head.column),
    ]);
  });
  const lines = spanOf(0, scale.length / width - 1).map((line) =>
    scale.slice((line + 1) * width - 2, (line + 1) * width)
  );
  return {
    what: "the printed scale",
    found: below,
    wanted: lines.filter(([winner]) => typeof winner === "number").flat(),
  };
}

const TYPED: Readonly<Record<keyof TypedBoard, string>> = {
  contract: "Contract",
  by: "By",
  result: "Result",
  doubled: "Doubled",
  points: "Typed",
};

/** What is typed for each board at each table. */
function typedAt({ plan }: Scored, shown: Shown): TypedAt[] {
  return tablesIn(plan).flatMap(({ name: called, boards }) => {
    const name = `Table${called}`;
    const { sheet, area } = shown.areaOf(`${name}_Board`);
    const columnOf = (key: keyof TypedBoard) => shown.areaOf(`${name}_${TYPED[key]}`).area.left;
    return boards.map((board) => {
      const number = dealOf(plan, board) ?? printedBoard(plan, board);
      const rows = spanOf(area.top, area.bottom).filter((each) => shown.at(sheet, each, area.left) === number);
      const row = rows[(board - printedBoard(plan, board)) / 160] ?? 0;
      const cell = (key: keyof TypedBoard) => shown.at(sheet, row, columnOf(key));
      const cells = {
        contract: cell("contract"),
        by: cell("by"),
        result: cell("result"),
        doubled: cell("doubled"),
        points: cell("points"),
      };
      return { sheet, board, cells };
    });
  });
}
