import { contestants } from "../../../movements/contestant";
import type { SwissEventPlan } from "../../../sessions/swiss-event/plan";
import type { EntryLine, EntryOption } from "../../entries";
import { texts } from "../../texts";
import type { FoundSheet } from "../typed-cells";
import { bracketLines, bracketSize } from "./older-bracket";
import { countedRows, findList } from "./older-list";
import { scaleEntries } from "./older-scale";
import { headed, planned, scaleOption, subtitleParts, type TellKind } from "./older-session";
import { foundSheet, typedOver, type OlderSheet, type OlderSheets } from "./older-sheets";
import { SHEETS, SUBTITLE, SWISS_HEADINGS } from "./words";

const KIND = "swiss-event";

/** A round's sheet: its lines, and the columns in which matches are typed. */
interface OlderRound {
  readonly sheet: OlderSheet;
  readonly rows: readonly number[];
  readonly typed: Readonly<Record<"team" | "opponent" | "imps" | "vps" | "opponent_vps", number>>;
}

/** A Swiss event, with its bracket or a bracket alone. */
export const tellSwiss: TellKind = (sheets) => {
  const standings = sheets.get(SHEETS.standings) ?? sheets.get(SHEETS.teams);
  const names = standings && findList(standings, SWISS_HEADINGS.standings);
  if (!standings || !names) return null;
  const { number = 0, name = 0 } = names.columns;
  const teams = countedRows(standings, names.headingRow, number);
  const rounds = roundsOf(sheets);
  const bracketSheet = sheets.get(SHEETS.bracket);
  const bracket = bracketSheet ? bracketSize(bracketSheet) : 0;
  if (rounds === null || bracket === null) return null;
  const sized = {
    teams: [String(teams.length)],
    rounds: rounds.length,
    ...boardsOption(standings),
    ...(bracket > 0 ? { bracket } : {}),
  };
  const odd = oddOption(teams.length, rounds);
  const played = { ...sized, ...odd };
  const options = headed(KIND, standings, { ...played, ...scaleOption(KIND, standings, played) });
  const plan = planned(KIND, options);
  if (!plan || !playsAll(plan, standings, rounds)) return null;
  const lines = [
    ...rounds.flatMap(roundLines),
    ...(bracketSheet && plan.bracket !== null ? bracketLines(bracketSheet, plan.bracket) : []),
  ];
  const teamNames: EntryOption = {
    ...{ kind: "names", option: "teams", none: sized.teams },
    cells: teams.map((row) => ({ sheet: standings.name, row, column: name })),
  };
  const scales = rounds.length > 0 ? sheets.get(SHEETS.scales) : undefined;
  return {
    kind: KIND,
    options,
    plan,
    entries: { lines, options: [teamNames, ...scaleEntries(scales)] },
    sheets: [
      foundSheet(standings),
      ...rounds.map(foundRound),
      ...[bracketSheet, scales].flatMap((sheet) => (sheet ? [foundSheet(sheet)] : [])),
    ],
    others: [],
    shown: new Map(),
    assumed: rounds.length > 0 && teams.length % 2 === 1 ? [texts.reading.oddAssumed(plan.odd)] : [],
  };
};

/** The rounds, from 1 without a gap; null where one is no round's sheet, or is missing. */
function roundsOf(sheets: OlderSheets): OlderRound[] | null {
  const count = [...sheets.keys()].filter((role) => role.startsWith(SHEETS.round(0).slice(0, -1))).length;
  const rounds = contestants(count).flatMap((index) => {
    const sheet = sheets.get(SHEETS.round(index + 1));
    return sheet ? (roundOf(sheet) ?? []) : [];
  });
  return rounds.length === count ? rounds : null;
}

function roundOf(sheet: OlderSheet): OlderRound | null {
  const list = findList(sheet, SWISS_HEADINGS.round);
  if (!list) return null;
  const { table = 0, team = 0, opponent = 0, imps = 0, vps = 0, opponentVps = 0 } = list.columns;
  const rows = countedRows(sheet, list.headingRow, table);
  return { sheet, rows, typed: { team, opponent, imps, vps, opponent_vps: opponentVps } };
}

function boardsOption(standings: OlderSheet): { boards?: number } {
  const found = subtitleParts(standings).flatMap((part) => SUBTITLE.boardsOfMatch.exec(part)?.[1] ?? []);
  return found[0] === undefined ? {} : { boards: Number(found[0]) };
}

/** Of an odd number of teams: where one sits out, a round has a line less than where three play each other. */
function oddOption(teams: number, rounds: readonly OlderRound[]): { odd?: SwissEventPlan["odd"] } {
  const [lines = 0] = rounds.map(({ rows }) => rows.length);
  return teams % 2 === 1 && 2 * lines <= teams + 1 && lines > 0 ? { odd: "bye" } : {};
}

/** Whether the rounds are those of the line below the title, each with room for its matches. */
function playsAll({ teams, rounds: planned }: SwissEventPlan, standings: OlderSheet, rounds: readonly OlderRound[]) {
  const said = subtitleParts(standings).find((part) => SUBTITLE.boardsOfMatch.test(part));
  return (
    parseInt(said ?? "0", 10) === planned && rounds.every(({ rows }) => rows.length >= Math.floor(teams.length / 2))
  );
}

function roundLines({ sheet, rows, typed }: OlderRound, index: number): EntryLine[] {
  return rows.map((row) => ({ kind: "swiss", sheet: sheet.name, row, said: { round: String(index + 1) }, typed }));
}

/** A round's sheet as its cells are read: victory points count where they are typed over their formulas. */
function foundRound({ sheet, typed: { vps, opponent_vps } }: OlderRound): FoundSheet {
  return foundSheet(sheet, (row, column) =>
    column === vps || column === opponent_vps ? typedOver(sheet, row, column) : sheet.cells(row, column)
  );
}
