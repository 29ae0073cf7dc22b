import type { EveningForm } from "../sessions/kind";
import type { Measure } from "./evening";
import type { Reason } from "./doubtful";
import type { EveningScore } from "./evening";

/** Names of points. */
export const MEASURE_TEXTS: Readonly<Record<Measure, string>> = {
  imps: "IMPs",
  vps: "VPs",
  boards: "boards",
  percent: "matchpoints in %",
  crossImps: "cross-IMPs",
  points: "points",
};

const FORMS: Readonly<Record<Exclude<EveningForm, "pairs">, string>> = {
  field: "Pairs",
  individual: "Individuals",
  chicago: "Chicago",
  match: "Matches",
  "three-teams": "Three teams",
  "four-teams": "Four teams",
  "swiss-event": "Swiss",
};

const SUBJECT_NAMES: Readonly<Record<EveningScore["who"], string>> = { player: "Player", pair: "Pair", team: "Team" };

export const texts = {
  title: "Season",
  /** Title of the season of a device. */
  ours: "Our season",
  /** Subject of messages about an invalid name. */
  name: "A name in the table of names",
  circle: (names: readonly string[]) =>
    `The table of names goes round in a circle: ${[...names, names[0]].join(" is ")}. Remove one of these lines.`,
  options: {
    orderWithoutBest: "ordering by the best evenings needs their number: add --best, such as --best 8",
    evenings: (typed: string, max: number) => `${typed} is not a number of evenings: choose from 1 to ${max}`,
    factor: (typed: string) =>
      `${typed} is not a valid factor: choose from 0 to 2 with at most two decimals, such as 0.8`,
  },
  /**
   * Name of the points that a series counts, such as "VPs". The form of the sessions is written before it, such as
   * "Swiss, VPs", except for the form "pairs" or if `form` is null.
   */
  series: (form: EveningForm | null, measure: Measure | null) =>
    measure === null
      ? "% of the field"
      : form === null || form === "pairs"
        ? MEASURE_TEXTS[measure]
        : `${FORMS[form]}, ${MEASURE_TEXTS[measure]}`,
  subjects: SUBJECT_NAMES,
  ladder: {
    place: "Place",
    played: "Evenings",
    total: "Sum",
    average: "Average",
    best: (best: number) => `Best ${best}`,
    handicap: "Handicap",
  },
  /** The last line of a ladder that is sent to others. */
  shared: (evenings: number, best: number | null, points: string) =>
    `${evenings === 1 ? "1 evening" : `${evenings} evenings`}, ${best === null ? "" : `the best ${best} count, `}${points}`,
  /** Name of an entry without a name. */
  nameless: (subject: EveningScore["who"], number: number) => `${SUBJECT_NAMES[subject]} ${number}`,
  reasons: {
    initials: "initials",
    part: "part of the name",
    order: "the same words in another order",
    letter: "one letter differs",
  } satisfies Readonly<Record<Reason, string>>,
  /** Remarks on evenings; each begins with the name of its file. */
  remarks: {
    repeated: (source: string, first: string) => `${source}: the same evening as ${first}; counted once.`,
    clash: (source: string, first: string, name: string) =>
      `${source}: ${name} also played in ${first}, which has the same title and date but other results. ` +
      `Both are counted: if one is an unfinished copy, leave it out.`,
    playedAlike: (source: string, first: string) =>
      `${source}: all results are the same as in ${first}, but options, names or date differ. ` +
      `Both are counted: if they are the same evening, leave one out.`,
    empty: (source: string) => `${source}: nothing is scored; not counted.`,
    league: (source: string) => `${source}: a league; its matches are not counted in a ladder.`,
    unfinished: (source: string, scored: number, expected: number) =>
      `${source}: ${scored} of ${expected} scored; the results so far count.`,
    undated: (source: string) => `${source}: no date; counted as earlier than all others.`,
    nameless: (source: string, names: readonly string[]) =>
      `${source}: ${names.join(", ")} ${names.length === 1 ? "has no name and is" : "have no names and are"} left out of the ladders.`,
    onlyPair: (source: string, name: string) =>
      `${source}: "${name}" does not name two players; counted only as a pair. ` +
      `Join two names with &, or say in the table of names who they are.`,
    twice: (source: string, name: string) =>
      `${source}: ${name} played twice, and both count. If they are two people, write their names in full.`,
  },
  /** Remarks on matches entered into a league's table. */
  league: {
    theLeague: "the league's workbook",
    twoLeagues: (first: string, second: string) =>
      `${first} and ${second} are both leagues: choose the workbook of only one league, with its matches.`,
    entered: (source: string, result: string) => `${source}: ${result}.`,
    summary: (matches: number, played: number, all: number) =>
      `${matches} ${matches === 1 ? "match" : "matches"} entered in the table; ${played} of ${all} have been played.`,
    alreadyEntered: (matches: number) =>
      matches === 1
        ? "1 match is already in the table, with the same result."
        : `${matches} matches are already in the table, with the same results.`,
    notMatch: (source: string) => `${source}: not a match, so not entered in the league's table.`,
    result: (
      [home, away]: readonly [string, string],
      imps: readonly [number, number] | null,
      vps: readonly [number | null, number | null],
      { isUnplayed, boards }: { readonly isUnplayed: boolean; readonly boards: number | undefined }
    ) => {
      const points = vps.some((side) => side !== null) ? ` ${vps.map((side) => side ?? "").join("–")} VPs` : "";
      const won = imps ? ` ${imps.join("–")} IMPs` : "";
      return `${home}–${away}${isUnplayed ? " not played" : won + points}${boards === undefined ? "" : ` over ${boards} boards`}`;
    },
    unfinished: (source: string, scored: number, expected: number) =>
      `${source}: ${scored} of ${expected} boards scored; not in the table until all are.`,
    unnamed: (source: string) => `${source}: not in the table, because its teams have no names.`,
    appearances: "Appearances",
    appearanceHeadings: ["Team", "Player", "Matches", "Boards"],
    ineligible: (player: string, teams: readonly (readonly [team: string, matches: number])[]) =>
      `${player} has played for more than one team: ${teams.map(([team, matches]) => `${team} (${matches} ${matches === 1 ? "match" : "matches"})`).join(", ")}. Check whether the conditions of contest allow that.`,
    otherDivision: (source: string, home: string, away: string) =>
      `${source}: not in the table, because ${home} and ${away} are in different divisions.`,
    stranger: (source: string, name: string) =>
      `${source}: not in the table, because ${name} is not a team in this league, or is entered against itself.`,
    bam: (source: string) => `${source}: not in the table, because board-a-match has no IMPs.`,
    exchanged: (source: string, home: string, away: string) =>
      `${source}: in the fixture list, ${home} is at home to ${away}, not the other way round; the result was entered for that match.`,
    boards: (source: string, scale: string) =>
      `${source}: its number of boards or its scale is not the league's; its IMPs are converted by ${scale}.`,
    fewerBoards: (source: string, boards: number, all: number) =>
      `${source}: ${boards} of the ${all} boards of a match; its victory points are those for ${boards} boards.`,
    contradiction: (source: string, result: string, first: string, firstResult: string) =>
      `${source} says ${result}, but ${first} says ${firstResult}: nothing was changed. Correct one of them.`,
  },
  /** Messages on matches entered from score sheets. */
  eventMatch: {
    remark: (source: string, remark: string) => `${source}: ${remark}`,
    notEntered: (source: string, reason: string) => `${source}: not entered. ${reason}`,
    unnamed: (source: string) =>
      `${source}: not entered, because it does not say which match it is of: name the team that sits North-South at Table 1.`,
    stranger: (name: string) => `${name} is not a team in this event.`,
    otherTeams: (names: readonly string[], team: string) => `It is of ${names.join(" – ")}, not of a match of ${team}.`,
    itself: "A team cannot play against itself.",
    noMatch: (team: string, opponent: string | null) =>
      opponent === null
        ? `${team} has no match in the event so far.`
        : `${team} and ${opponent} have no match in the event so far.`,
    twoMatches: (team: string, opponents: readonly string[]) =>
      `${team} has several matches in this round, against ${opponents.join(" and ")}: name both teams, as in "Reds; Blues".`,
    otherForm: (source: string) =>
      `${source} is scored by the other of IMPs and board-a-match than the event: make the match's workbook in the event's form.`,
    otherBoards: (source: string, boards: string, first: string, firstBoards: string) =>
      `${source} has boards ${boards}, but ${first} has ${firstBoards}: both tables play the same boards.`,
    tooMany: (boards: number, max: number) => `The sheets have ${boards} boards, but the match has ${max}.`,
    tooFew: (played: number, min: number) =>
      `Only ${played} boards were played: for fewer than ${min}, the Director types victory points.`,
    numbers: (sheets: string, round: string) => `The sheets have boards ${sheets}, but the round has ${round}.`,
    penalty: (source: string) =>
      `${source} has a penalty, which is not in the result: enter it among the event's penalties.`,
    handicap: (source: string) => `${source} has a handicap, which is not in the result.`,
    fault: (source: string, line: number, message: string, more: number) =>
      `${source}, line ${line}: ${message}${more > 0 ? ` (and ${more} more)` : ""}`,
    cancelled: "cancelled",
    oneTable: (table: number) =>
      `Several sheets have results at Table ${table}, and none at Table ${3 - table}: the other table's results belong on the sheet Table ${3 - table}, where the other team sits North-South.`,
    differ: (
      { board, table }: { readonly board: number; readonly table: number },
      sources: readonly [string, string],
      points: readonly [number, number]
    ) =>
      `Board ${board} at Table ${table}: ${sources[0]} has ${points[0]} for N-S, but ${sources[1]} has ${points[1]}.`,
    unfinished: (scored: number, expected: number, missing: string) =>
      `${scored} of ${expected} boards are scored; missing: ${missing}. For a board that is not played, type cancelled.`,
    missingAt: (boards: readonly number[], table: number) => `${boards.join(", ")} at Table ${table}`,
    notListed: "The match is not in the event's results.",
    imps: (margin: number) => `${margin} IMPs`,
    points: (points: readonly (number | null)[]) => `${points.map((each) => each ?? "").join("–")} points`,
    hasResult: (result: string) => `The event has another result for this match: ${result}.`,
    alreadyEntered: (source: string, title: string) => `${source}: the event has the same result already. ${title}`,
    matchTitle: (title: string, round: number | string) => `${title}, round ${round}`,
    title: (round: number | string, home: string, away: string) => `Round ${round}: ${home} – ${away}`,
    result: (title: string, won: readonly [number, number], vps: readonly [string, string] | null) =>
      `${title} ${won.join("–")} IMPs${vps === null ? "" : `, ${vps.join("–")} VPs`}`,
    bamResult: (title: string, won: readonly [number, number]) => `${title} ${won.join("–")} boards`,
  },
  /** Remarks on the Butler ranking. */
  butler: {
    otherBoards: (round: number | string) =>
      `Butler: the matches of round ${round} do not have the same boards, so they are left out.`,
    fewScores: (boards: number, min: number) =>
      `Butler: ${boards === 1 ? "1 board has" : `${boards} boards have`} fewer than ${min} scores and ${boards === 1 ? "is" : "are"} left out.`,
    unnamed: (results: number) =>
      `Butler: ${results} ${results === 1 ? "result is" : "results are"} of pairs without names, which are not ranked: type the players' names on the sheets.`,
  },
} as const;
