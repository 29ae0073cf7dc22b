import { contestantNumber } from "../../movements/contestant";
import { metBefore, type SwissMatch } from "../../sessions/swiss-event/rounds";
import { checked, putTones } from "../kit/check";
import { computed, joined } from "../kit/content";
import { newGrid, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { putList, widthsOf, type EntryRule, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Sheet } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { pairingRemark, resultPending } from "./round-check";
import type { RoundColumn, SwissRound, SwissSheets } from "./swiss-lists";
import { nameBeside, teamLabel } from "./team-names";

const { round: words, bye, entry } = texts.swissEvent;

/** What may be typed over a match's victory points. */
const VPS_RULE: EntryRule = { rule: { kind: "decimal", least: -999, most: 999 }, error: entry.vps };

/** The sheet of a round: the pairings to hang up, and where the results are typed. */
export function roundSheet(sheets: SwissSheets, round: SwissRound): Sheet {
  const { head, paper } = sheets;
  const { list, matches } = round;
  const printed = list.column("opponentVps");
  const lines = Array.from({ length: list.lastRow - list.firstRow + 1 }, (_, line) => matches[line]);
  const grid = newGrid(list.sheet, widthsOf(list));
  putSheetTitle(grid, head, list.sheet, printed);
  putNote(grid, guidance(sheets), printed);
  grid.height(3, 34);
  putStatus(grid, round);
  putList(grid, list, lines, (match, line) => lineOf(sheets, round, line, match), 34);
  grid.validate({ area: list.area(["vps", "opponentVps"]), ...VPS_RULE });
  putTones(grid, list, { alert: ["team", "opponent", "check"], notice: ["imps", "check"] });
  const print = printSetup(paper, putTriple(grid, sheets, round, printed), printed, {
    titleRows: [list.headingRow, list.headingRow],
  });
  const rows = lines.map((_, line) => list.row(line));
  fillPage(grid, print, rows, [17, 26]);
  return grid.finish({ frozenRows: list.headingRow, print });
}

function guidance({ event: { plan } }: SwissSheets): string {
  if (plan.teams.length % 2 === 0) return words.note;
  return words.note + (plan.odd === "bye" ? words.noteOnBye : words.noteOnThree);
}

function putStatus(grid: Grid, { lines, matches }: SwissRound): void {
  const scored = lines.outside.range("scored");
  const done = matches.filter(({ vps }) => vps !== null).length;
  const [sum, count] = [computed(`SUM(${scored})`, done), computed(`COUNT(${scored})`, matches.length)];
  const progress = joined(...words.scored(sum, count));
  const formula = `IF(COUNT(${scored})=0,${textLiteral(words.notPaired)},${progress.formula})`;
  grid.put(4, 1, computed(formula, matches.length === 0 ? words.notPaired : progress.value), STYLES.status);
  grid.height(4, 22);
}

/** A line of a round's sheet: its match, or room for one. */
function lineOf(
  sheets: SwissSheets,
  round: SwissRound,
  line: number,
  match: SwissMatch | undefined
): RowContents<RoundColumn> {
  const { event, lists, dialect } = sheets;
  const { list } = round;
  const [team, opponent, imps] = [list.cell("team", line), list.cell("opponent", line), list.cell("imps", line)];
  const { team: first = null, opponent: second = null } = match ?? {};
  const typed = event.results.matches.filter((result) => result.round === round.round)[line];
  const begun = `COUNT(${list.range("opponentVps")})>0`;
  const byPoints = `IF(${begun},${lists.working.event.outside.cell("bye", 0)},"")`;
  const scaled = (margin: string) => `IF(ISNUMBER(${imps}),${dialect.victoryPoints(margin)},"")`;
  const points = computed(`IF(${opponent}=${textLiteral(bye)},${byPoints},${scaled(imps)})`, match?.vps ?? null);
  const remark = computed(round.lines.outside.cell("remark", line), pairingRemark(sheets, round, line, match).value);
  const met = computed(round.lines.outside.cell("met", line), match ? metBefore(event.rounds, match) : null);
  return {
    table: line + 1,
    team: first === null ? null : contestantNumber(first),
    teamName: nameBeside(sheets, team, first),
    opponent: second !== null ? contestantNumber(second) : match ? bye : null,
    opponentName: nameBeside(sheets, opponent, second),
    imps: match?.imps ?? null,
    vps: typed?.vps ?? points,
    opponentVps: typed?.opponentVps ?? computed(scaled(`-${imps}`), match?.opponentVps ?? null),
    met,
    ...checked(list.cell("check", line), remark, resultPending(round, line, match)),
  };
}

/**
 * Says which three teams play each other from this round on.
 * @returns the last row of the page.
 */
function putTriple(grid: Grid, sheets: SwissSheets, { round, list, triple }: SwissRound, printed: number): number {
  if (!triple) return list.lastRow;
  const [a, b, c] = triple;
  const row = list.lastRow + 2;
  const teams = [teamLabel(sheets, a), teamLabel(sheets, b), teamLabel(sheets, c)] as const;
  const area = { top: row, bottom: row, left: list.left, right: printed };
  grid.block(area, joined(...words.threeTeams(round, teams)), STYLES.block);
  grid.height(row, 34);
  return row;
}
