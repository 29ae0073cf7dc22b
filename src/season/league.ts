import { roundToHundredths } from "../bridge/points";
import { isSameScale } from "../bridge/vp/scale";
import { contestants, type Contestant } from "../movements/contestant";
import { roundOf, type LeaguePlan } from "../sessions/league/plan";
import type { LeagueResult, LeagueResults } from "../sessions/league/results";
import type { ScoredLeague } from "../sessions/league/score-league";
import type { ScoredTeamMatch } from "../sessions/team-match/score-match";
import { fewerThan, pointsOver } from "../sessions/teams/fewer-boards";
import { mapSides, type PerSide } from "../sessions/teams/match";
import type { PlayedMatch } from "./appearances";
import { compareTexts } from "./compare-texts";
import { keyOf } from "./names";
import type { NameTable } from "./name-table";
import { texts } from "./texts";

/** A match as read from its workbook. */
export interface MatchFile {
  /** The file's name. */
  readonly source: string;
  readonly scored: ScoredTeamMatch;
}

/** What becomes of a match, and what is to be said of it. */
interface MatchRemark {
  readonly kind: "unfinished" | "unnamed" | "stranger" | "bam" | "exchanged" | "boards" | "contradiction" | "repeated";
  readonly text: string;
}

/** A league's results with those of match workbooks among them. */
interface LeagueOfMatches {
  readonly results: LeagueResults;
  /** The fixture list's matches that have got their result from a workbook, each in words. */
  readonly entered: readonly string[];
  /** How many workbooks say what the league knows already. */
  readonly known: number;
  readonly remarks: readonly MatchRemark[];
  /** Matches that the league has, each once: with the names that the league has of their teams. */
  readonly played: readonly PlayedMatch[];
}

const words = texts.league;

/**
 * Puts matches into the table of a league, by the names of their teams. What the league knows already stands: where a
 * match says otherwise, or two workbooks of one match do, nothing is changed and both are told of.
 */
export function withMatches(
  league: Pick<ScoredLeague, "plan" | "matches" | "penalties">,
  files: readonly MatchFile[],
  names: NameTable
): LeagueOfMatches {
  const { plan } = league;
  const played: PlayedMatch[] = [];
  const remarks: MatchRemark[] = [];
  const found = new Map<string, { readonly file: MatchFile; readonly result: LeagueResult }[]>();
  for (const file of [...files].sort((a, b) => compareTexts(a.source, b.source))) {
    const read = readMatch(league, file, names);
    remarks.push(...read.remarks);
    if (read.result === null) continue;
    const key = fixtureKey(read.result);
    found.set(key, [...(found.get(key) ?? []), { file, result: read.result }]);
  }
  const entered: string[] = [];
  let alreadyKnown = 0;
  const matches = league.matches.flatMap(({ home, away, result: known }) => {
    const read = found.get(fixtureKey({ home, away })) ?? [];
    const stands = known && hasResult(known) ? known : null;
    const [first, ...others] = read;
    if (first === undefined) return known ?? [];
    // As it stands there: of two workbooks of one match the first.
    const { scored } = first.file;
    played.push({ scored, teams: mapSides(scored.plan.teams, (name) => leagueName(plan, names.meant(name))) });
    for (const { file, result } of stands ? read : others)
      if (!isSame(stands ?? first.result, result))
        remarks.push({
          kind: "contradiction",
          text: words.contradiction(
            file.source,
            said(plan, result),
            stands ? words.theLeague : first.file.source,
            said(plan, stands ?? first.result)
          ),
        });
      else if (stands) alreadyKnown++;
      else remarks.push({ kind: "repeated", text: texts.remarks.repeated(file.source, first.file.source) });
    if (stands) return stands;
    if (others.some(({ result }) => !isSame(first.result, result))) return known ?? [];
    entered.push(words.entered(first.file.source, said(plan, first.result)));
    const venue = known?.swapped && { swapped: known.swapped };
    return { ...first.result, ...venue, date: first.result.date ?? known?.date ?? null };
  });
  const { penalties } = league;
  return {
    results: { matches, ...(penalties.length > 0 && { penalties }) },
    entered,
    known: alreadyKnown,
    remarks,
    played,
  };
}

function fixtureKey({ home, away }: Pick<LeagueResult, "home" | "away">): string {
  return `${home}:${away}`;
}

/** A match as the league's result, and what is to be said; null where it is none of the league's. */
function readMatch(
  { plan, matches }: Pick<ScoredLeague, "plan" | "matches">,
  { source, scored }: MatchFile,
  names: NameTable
): { readonly result: LeagueResult | null; readonly remarks: MatchRemark[] } {
  const refused = (kind: MatchRemark["kind"], text: string) => ({ result: null, remarks: [{ kind, text }] });
  const typed = scored.plan.teams;
  if (typed.some((name) => keyOf(name) === "")) return refused("unnamed", words.unnamed(source));
  const [home, away] = mapSides(typed, (name) => teamNamed(plan, names.meant(name)));
  if (home === null || away === null || home === away)
    return refused("stranger", words.stranger(source, typed[home === null ? 0 : 1]));
  if (scored.plan.form === "bam") return refused("bam", words.bam(source));
  if (!scored.isOver) {
    const { scoredBoards, cancelledBoards } = scored.match;
    return refused("unfinished", words.unfinished(source, scoredBoards + cancelledBoards, scored.expectedBoards));
  }
  const round = roundOf(plan, { home, away });
  const back = roundOf(plan, { home: away, away: home });
  if (!round && !back) return refused("stranger", words.otherDivision(source, typed[0], typed[1]));
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

/** A team's name as the league has it. */
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
): LeagueResult {
  const turned = <T>([first, second]: PerSide<T>): PerSide<T> => (isExchanged ? [second, first] : [first, second]);
  const boards = fewerThan(plan).find((played) => played === scored.plan.boards);
  const pointsOf = (imps: number) => pointsOver(imps, boards, plan);
  const won = turned(scored.match.won);
  const imps = won.every(Number.isInteger) ? won : null;
  const margins = turned((scored.handicap ?? scored).margins);
  const penalties = turned(scored.plan.penalties);
  const points = mapSides([0, 1] as const, (side) => roundToHundredths(pointsOf(margins[side]) - penalties[side].vps));
  const margin = won[0] - won[1];
  // The handicaps of a match stand in the place of the league's. Penalties, a handicap and what a Director gave leave other points than the IMPs alone.
  const isGiven = scored.handicap !== null && plan.handicaps !== null;
  const asScaled = !isGiven && imps !== null && points[0] === pointsOf(margin) && points[1] === pointsOf(-margin);
  const { date } = scored.plan;
  const listed = roundOf(plan, { home, away });
  return {
    home,
    away,
    date: date === "" || date === listed?.date ? null : date,
    imps,
    vps: asScaled ? [null, null] : points,
    unplayed: null,
    ...(boards !== undefined && { boards }),
  };
}

function hasResult({ imps, vps, unplayed }: LeagueResult): boolean {
  return imps !== null || unplayed !== null || vps.some((points) => points !== null);
}

/** Whether two say the same of a match; of its day nothing need be said. */
function isSame(first: LeagueResult, second: LeagueResult): boolean {
  const of = ({ imps, vps, unplayed, boards }: LeagueResult) => JSON.stringify([imps, vps, unplayed, boards]);
  return of(first) === of(second);
}

/** A result in words. */
function said(plan: LeaguePlan, { home, away, imps, vps, unplayed, boards }: LeagueResult): string {
  const teams = [plan.teams[home] ?? "", plan.teams[away] ?? ""] as const;
  return words.result(teams, imps, vps, { isUnplayed: unplayed !== null, boards });
}
