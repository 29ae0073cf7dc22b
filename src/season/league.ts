import { roundToHundredths } from "../bridge/points";
import { isSameScale } from "../bridge/vp/scale";
import { contestants, type Contestant } from "../movements/contestant";
import type { LeaguePlan } from "../sessions/event/plan";
import { roundOf } from "../sessions/event/schedule/fixture-rounds";
import { NO_EVENT_RESULTS, hasResult, type EventResults, type MatchResult } from "../sessions/event/results";
import type { ScoredLeague } from "../sessions/event/score-event";
import type { ScoredTeamMatch } from "../sessions/teams/team-match/score-match";
import { fewerThan, pointsOver } from "../sessions/teams/fewer-boards";
import { mapSides, type PerSide } from "../sessions/teams/match";
import type { PlayedMatch } from "./appearances";
import { compareTexts } from "./compare-texts";
import { keyOf } from "./names";
import type { NameTable } from "./name-table";
import { texts } from "./texts";

export interface MatchFile {
  readonly source: string;
  readonly scored: ScoredTeamMatch;
}

interface MatchRemark {
  readonly kind: "unfinished" | "unnamed" | "stranger" | "bam" | "exchanged" | "boards" | "contradiction" | "repeated";
  readonly text: string;
}

/** A league's results after match workbooks were entered. */
interface LeagueOfMatches {
  readonly results: EventResults;
  /** One sentence for each fixture that got its result from a workbook. */
  readonly entered: readonly string[];
  /** Number of workbooks whose result was in the league already. */
  readonly knownCount: number;
  readonly remarks: readonly MatchRemark[];
  /** One match for each fixture that has a workbook, with the league's names of the teams. */
  readonly played: readonly PlayedMatch[];
}

const words = texts.league;

/**
 * Enters matches into a league's table by their teams' names. Existing results take precedence unless provisional: if a
 * match contradicts them, or two workbooks of one match contradict each other, nothing is changed and a remark names both.
 */
export function withMatches(
  league: Pick<ScoredLeague, "plan" | "matches" | "results">,
  files: readonly MatchFile[],
  names: NameTable
): LeagueOfMatches {
  const { plan } = league;
  const played: PlayedMatch[] = [];
  const remarks: MatchRemark[] = [];
  const found = new Map<string, { readonly file: MatchFile; readonly result: MatchResult }[]>();
  for (const file of [...files].sort((a, b) => compareTexts(a.source, b.source))) {
    const read = readMatch(league, file, names);
    remarks.push(...read.remarks);
    if (read.result === null) continue;
    const key = fixtureKey(read.result);
    found.set(key, [...(found.get(key) ?? []), { file, result: read.result }]);
  }
  const entered: string[] = [];
  let knownCount = 0;
  const matches = league.matches.flatMap(({ home, away, result: existing }) => {
    const read = found.get(fixtureKey({ team: home, opponent: away })) ?? [];
    // A provisional result may be replaced.
    const current = existing && hasResult(existing) && !existing.provisional ? existing : null;
    const [first, ...others] = read;
    if (first === undefined) return existing ?? [];
    // If two workbooks are of one match, the first one's line-up counts.
    const { scored } = first.file;
    played.push({ scored, teams: mapSides(scored.plan.teams, (name) => leagueName(plan, names.resolve(name))) });
    for (const { file, result } of current ? read : others)
      if (!isSame(current ?? first.result, result))
        remarks.push({
          kind: "contradiction",
          text: words.contradiction(
            file.source,
            resultText(plan, result),
            current ? words.theLeague : first.file.source,
            resultText(plan, current ?? first.result)
          ),
        });
      else if (current) knownCount++;
      else remarks.push({ kind: "repeated", text: texts.remarks.repeated(file.source, first.file.source) });
    if (current) return current;
    if (others.some(({ result }) => !isSame(first.result, result))) return existing ?? [];
    entered.push(words.entered(first.file.source, resultText(plan, first.result)));
    const { date, swapped } = existing ?? {};
    return { ...(date !== undefined && { date }), ...(swapped && { swapped }), ...first.result };
  });
  const { penalties = [] } = league.results;
  return {
    results: { ...NO_EVENT_RESULTS, matches, ...(penalties.length > 0 && { penalties }) },
    entered,
    knownCount,
    remarks,
    played,
  };
}

function fixtureKey({ team, opponent }: Pick<MatchResult, "team" | "opponent">): string {
  return `${team}:${opponent}`;
}

/** Converts a match to a league result; null with a remark if it is not a match of this league. */
function readMatch(
  { plan, matches }: Pick<ScoredLeague, "plan" | "matches">,
  { source, scored }: MatchFile,
  names: NameTable
): { readonly result: MatchResult | null; readonly remarks: MatchRemark[] } {
  const refusal = (kind: MatchRemark["kind"], text: string) => ({ result: null, remarks: [{ kind, text }] });
  const typed = scored.plan.teams;
  if (typed.some((name) => keyOf(name) === "")) return refusal("unnamed", words.unnamed(source));
  const [home, away] = mapSides(typed, (name) => teamNamed(plan, names.resolve(name)));
  if (home === null || away === null || home === away)
    return refusal("stranger", words.stranger(source, typed[home === null ? 0 : 1]));
  if (scored.plan.form === "bam") return refusal("bam", words.bam(source));
  if (!scored.isOver) {
    const { scoredBoards, cancelledBoards } = scored.matches[0];
    return refusal("unfinished", words.unfinished(source, scoredBoards + cancelledBoards, scored.expectedBoards));
  }
  const round = roundOf(plan, { home, away });
  const back = roundOf(plan, { home: away, away: home });
  if (!round && !back) return refusal("stranger", words.otherDivision(source, typed[0], typed[1]));
  const remarks: MatchRemark[] = [];
  if (!round && !matches.some((match) => match.home === away && match.away === home && match.swapped))
    remarks.push({ kind: "exchanged", text: words.exchanged(source, typed[1], typed[0]) });
  const { boards, scale } = scored.plan;
  const result = resultOf(plan, scored, round ? [home, away] : [away, home], !round);
  if (result.boards !== undefined)
    remarks.push({ kind: "boards", text: words.fewerBoards(source, result.boards, plan.boards) });
  else if (boards !== plan.boards || (scale && !isSameScale(scale, plan.scale)))
    remarks.push({ kind: "boards", text: words.boards(source, plan.scale.name) });
  return { result, remarks };
}

/** Returns the league's spelling of a team's name. */
function leagueName(plan: LeaguePlan, name: string): string {
  const team = teamNamed(plan, name);
  return team === null ? name : (plan.teams[team] ?? name);
}

function teamNamed({ teams }: LeaguePlan, name: string): Contestant | null {
  return contestants(teams.length).find((team) => keyOf(teams[team] ?? "") === keyOf(name)) ?? null;
}

function resultOf(
  plan: LeaguePlan,
  scored: ScoredTeamMatch,
  [home, away]: PerSide<Contestant>,
  isExchanged: boolean
): MatchResult {
  const inFixtureOrder = <T>([first, second]: PerSide<T>): PerSide<T> =>
    isExchanged ? [second, first] : [first, second];
  const boards = fewerThan(plan).find((played) => played === scored.plan.boards);
  const pointsOf = (imps: number) => pointsOver(imps, boards, plan);
  const won = inFixtureOrder(scored.matches[0].won);
  const imps = won.every(Number.isInteger) ? won : null;
  const margins = inFixtureOrder((scored.handicap ?? scored).margins);
  const penalties = inFixtureOrder(scored.plan.penalties);
  const points = mapSides([0, 1] as const, (side) => roundToHundredths(pointsOf(margins[side]) - penalties[side].vps));
  const margin = won[0] - won[1];
  const listed = roundOf(plan, { home, away });
  // A match's handicaps replace the league's. After penalties, a handicap or a Director's award, the points are not
  // those of the IMPs alone.
  const isGiven = scored.handicap !== null && plan.handicaps !== null;
  const asScaled = !isGiven && imps !== null && points[0] === pointsOf(margin) && points[1] === pointsOf(-margin);
  const { date } = scored.plan;
  const [vps, opponentVps] = asScaled ? [null, null] : points;
  return {
    round: listed?.round ?? 0,
    team: home,
    opponent: away,
    imps: imps && margin,
    vps,
    opponentVps,
    ...(imps && { won: imps }),
    ...(date !== "" && date !== listed?.date && { date }),
    ...(boards !== undefined && { boards }),
  };
}

/** Compares all fields of two results except the dates, which a workbook may lack. */
function isSame(first: MatchResult, second: MatchResult): boolean {
  const comparedFields = ({ won, vps, opponentVps, unplayed, boards }: MatchResult) =>
    JSON.stringify([won, vps, opponentVps, unplayed, boards]);
  return comparedFields(first) === comparedFields(second);
}

function resultText(
  plan: LeaguePlan,
  { team, opponent, won, vps, opponentVps, unplayed, boards }: MatchResult
): string {
  const teams = [plan.teams[team] ?? "", plan.teams[opponent ?? -1] ?? ""] as const;
  return words.result(teams, won ?? null, [vps, opponentVps], { isUnplayed: unplayed !== undefined, boards });
}
