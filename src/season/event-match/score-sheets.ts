import { AWAY, HOME } from "../../movements/team-match";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { ReadOutcome } from "../../sessions/kinds";
import { LONGEST_TEXT } from "../../sessions/option-checks";
import { typedBoardOf } from "../../sessions/reading/type-board";
import type { TableResult } from "../../sessions/results";
import type { SessionOptions } from "../../sessions/session-options";
import { minBoards } from "../../sessions/teams/fewer-boards";
import { isBoardAMatch } from "../../sessions/event/forms";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import { matchPoints } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import { planMatch } from "../../sessions/teams/team-match/squads";
import { playersIn } from "../../sessions/teams/team-match/players";
import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { mapSides, type PerSide, type MatchBoard } from "../../sessions/teams/match";
import { texts } from "../texts";
import { namesOf, type FoundMatch } from "./find-match";
import { linesOf, readBy, type MatchSheet } from "./sheet-lines";

const words = texts.eventMatch;

interface ScoredSheets {
  readonly plan: MatchPlan;
  readonly outcome: ReadOutcome;
  readonly scored: ScoredTeamMatch;
  readonly boards: readonly ComparedBoard[];
  readonly remarks: readonly string[];
}

/** A board as texts: the results at both tables, and the IMPs or points that each team won. */
export interface ComparedBoard {
  readonly board: string;
  readonly tables: PerSide<string>;
  readonly won: PerSide<string>;
}

/** Scores a match from its sheets; returns a message if they do not make a complete result. */
export function scoreSheets(
  event: ScoredSwissEvent,
  found: FoundMatch,
  sheets: readonly MatchSheet[]
): ScoredSheets | string {
  const planned = sheets.flatMap(({ sheet, isTurned }) =>
    sheet.plan ? [{ ...sheet, plan: sheet.plan, isTurned }] : []
  );
  const refusal = refusalOf(event, planned);
  if (refusal !== null) return refusal;
  const boards = boardsOf(event, found, planned[0]?.plan ?? null);
  const maxBoards = found.match?.half ? Math.ceil(event.plan.boards / 2) : event.plan.boards;
  if (found.match && boards.boards > maxBoards) return words.tooMany(boards.boards, maxBoards);
  const options = optionsOf(event, found, boards, planned);
  const planOf = (more: SessionOptions) => planMatch({ ...options, ...more });
  const plan = planOf({});
  const lines = linesOf(plan, sheets);
  if (typeof lines === "string") return lines;
  const whole = readBy(plan, lines);
  if (whole.faults.length > 0) return whole.faults.map(({ message }) => message).join(" ");
  const unfinished = unfinishedOf(event, found, whole.scored as ScoredTeamMatch);
  if (unfinished !== null) return unfinished;
  const scale = scaleOf(event, found, (whole.scored as ScoredTeamMatch).matches[0].scoredBoards);
  const final = scale === null ? plan : planOf({ scale });
  const outcome = scale === null ? whole : readBy(final, lines);
  const scored = outcome.scored as ScoredTeamMatch;
  const remarks = [...numbersOf(event, found, plan), ...planned.flatMap(notTaken)];
  return { plan: final, outcome, scored, boards: scored.matches[0].boards.map(printedBoard), remarks };
}

/** A score sheet with a plan of its match. */
interface PlannedSheet {
  readonly source: string;
  readonly plan: MatchPlan;
  readonly isTurned: boolean;
}

/** Returns a message if the sheets do not fit each other or the form of the event; null if they do. */
function refusalOf(event: ScoredSwissEvent, planned: readonly PlannedSheet[]): string | null {
  const [first] = planned;
  for (const { plan, source } of planned) {
    if ((plan.form === "bam") !== isBoardAMatch(event.plan)) return words.otherForm(source);
    if (first && rangeOf(plan) !== rangeOf(first.plan))
      return words.otherBoards(source, rangeOf(plan), first.source, rangeOf(first.plan));
  }
  return null;
}

/** Remarks on penalties and handicaps of a sheet, which the event ignores. */
function notTaken({ plan, source }: PlannedSheet): string[] {
  const isPenalised = plan.penalties.some(({ imps, vps }) => imps !== 0 || vps !== 0);
  return [...(isPenalised ? [words.penalty(source)] : []), ...(plan.handicaps ? [words.handicap(source)] : [])];
}

/** Returns a remark if the sheet's boards are not those of the round. */
function numbersOf(event: ScoredSwissEvent, { round }: FoundMatch, { firstBoard, boards }: MatchPlan): string[] {
  if (typeof round !== "number") return [];
  const { first, last } = boardsOfRound(event.plan, round);
  const end = firstBoard + boards - 1;
  return firstBoard < first || end > last ? [words.numbers(`${firstBoard}–${end}`, `${first}–${last}`)] : [];
}

/** Message if the match is incomplete or too short for a result; otherwise null. */
function unfinishedOf(event: ScoredSwissEvent, { match }: FoundMatch, scored: ScoredTeamMatch): string | null {
  const played = scored.matches[0].scoredBoards;
  if (!scored.isOver) return words.unfinished(played, scored.expectedBoards, missingIn(scored));
  const min = minBoards(event.plan);
  const isTooFew = match !== null && !match.half && !isBoardAMatch(event.plan) && played < min;
  return isTooFew ? words.tooFew(played, min) : null;
}

function printedBoard({ board, results, adjusted, cancelled, points }: MatchBoard): ComparedBoard {
  const won = points ? mapSides(points, (each) => (each > 0 ? String(each) : "")) : (["", ""] as const);
  const tables = ([0, 1] as const).map((side) => (cancelled[side] ? words.cancelled : printedResult(results[side])));
  return { board: `${board}${adjusted ? "*" : ""}`, tables: [tables[0] ?? "", tables[1] ?? ""], won };
}

/** "4SX N +1 690" */
function printedResult(result: TableResult | null): string {
  if (result === null) return "";
  const { contract, doubled, by, result: tricks } = typedBoardOf(result);
  return [`${contract}${doubled}`, by, tricks, result.points].filter((part) => part !== "").join(" ");
}

/** Returns the boards of a match as the sheet states them, or else as the round has them. */
function boardsOf(
  { plan }: ScoredSwissEvent,
  { round, match }: FoundMatch,
  sheet: MatchPlan | null
): { readonly boards: number; readonly first: number; readonly sessions?: readonly number[] } {
  if (sheet && match) return { boards: sheet.boards, first: sheet.firstBoard };
  if (sheet) {
    const sizes = sheet.sessions.map(({ boards }) => boards.length);
    return {
      boards: sheet.boards,
      first: sheet.firstBoard,
      sessions: sheet.extraBoards > 0 ? sizes.slice(0, -1) : sizes,
    };
  }
  if (typeof round !== "number") return { boards: plan.boards, first: 1, sessions: [plan.boards] };
  const { first } = boardsOfRound(plan, round);
  return { boards: match?.half ? Math.ceil(plan.boards / 2) : plan.boards, first };
}

function rangeOf({ firstBoard, boards, extraBoards }: MatchPlan): string {
  return `${firstBoard}–${firstBoard + boards + extraBoards - 1}`;
}

function optionsOf(
  event: ScoredSwissEvent,
  found: FoundMatch,
  { boards, first, sessions }: ReturnType<typeof boardsOf>,
  planned: readonly PlannedSheet[]
): SessionOptions {
  const { title, date, options, scale } = event.plan;
  const [home, away] = namesOf(event, found);
  const isBam = isBoardAMatch(event.plan);
  const withRound = words.matchTitle(title, found.round);
  return {
    title: [...withRound].length > LONGEST_TEXT ? title : withRound,
    date,
    home,
    away,
    "first-board": first,
    ...(found.match
      ? { form: isBam ? "bam" : "swiss", boards, ...(isBam ? {} : { scale: options.scale ?? scale.name }) }
      : { form: "knockout", sessions: sessions ?? [boards] }),
    ...playersOf(planned, found.match ? 1 : (sessions?.length ?? 1)),
  };
}

/** Returns the line-ups as options of a session; empty if no player is named. */
function playersOf(planned: readonly PlannedSheet[], sessions: number): SessionOptions {
  const [players, ...later] = Array.from({ length: sessions }, (_, session) => seatedIn(planned, session));
  if (players === undefined || ![players, ...later].flat().some((name) => name !== "")) return {};
  const lineUps = later.flatMap((names, index) =>
    ([HOME, AWAY] as const).flatMap((team, side) => {
      const four = [0, 1, 2, 3].map((i) => 4 * side + i);
      if (four.every((i) => names[i] === players[i])) return [];
      // A comma or a semicolon would end the name in the option's text.
      const listed = four.map((i) => (names[i] ?? "").replace(/[,;]/g, " "));
      return [`${index + 2} ${HOME_AND_AWAY.code(team)}: ${listed.join(", ")}`];
    })
  );
  return { players, ...(lineUps.length > 0 && { "line-up": lineUps.join("; ") }) };
}

/** Eight names for a session: four of the home team, then four of the away team; "" if unknown. */
function seatedIn(planned: readonly PlannedSheet[], session: number): string[] {
  const all = planned.map(({ plan, isTurned }) => {
    const [home, away] = mapSides([0, 1] as const, (side) => playersIn(plan, session, side));
    return isTurned ? [...away, ...home] : [...home, ...away];
  });
  return Array.from({ length: 8 }, (_, i) => all.map((each) => each[i] ?? "").find((name) => name !== "") ?? "");
}

/** Lists boards without a result by table: "5, 6 at Table 2". */
function missingIn({ matches: [{ boards }] }: ScoredTeamMatch): string {
  const missing = ([0, 1] as const).flatMap((side) => {
    const open = boards.filter(
      ({ results, adjusted, cancelled }) => results[side] === null && adjusted === null && !cancelled.some(Boolean)
    );
    return open.length === 0
      ? []
      : [
          words.missingAt(
            open.map(({ board }) => board),
            side + 1
          ),
        ];
  });
  return missing.join("; ");
}

/**
 * The VP scale for fewer or half of the boards, as a table of margins in IMPs; null if all boards were played, for a
 * match of the bracket, and at board-a-match.
 */
function scaleOf({ plan }: ScoredSwissEvent, { match }: FoundMatch, boards: number): string | null {
  if (!match || isBoardAMatch(plan) || (!match.half && boards === plan.boards)) return null;
  const rows: string[] = [];
  let last = "";
  for (let margin = 0; margin <= MAX_MARGIN; margin++) {
    const points = matchPoints({ margin, half: match.half, ...(match.half ? {} : { boards }) }, plan).join(" ");
    if (points !== last) rows.push(`${margin} ${points}`);
    last = points;
  }
  return rows.join("; ");
}

/** Margin in IMPs above the last line of any VP scale. */
const MAX_MARGIN = 400;
