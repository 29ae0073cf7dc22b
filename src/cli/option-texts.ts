import type { AllowedValues, Range } from "../sessions/accepted";
import { choice } from "../sessions/choice-texts";
import type { OptionName } from "../sessions/session-options";
import type { OptionHelp } from "./command-options";

/** Help on options of sessions, without the choices of their values. The pane does not load these texts. */
export const optionTexts: Readonly<Record<OptionName, OptionHelp>> = {
  boards: { placeholder: "N", help: "boards in all (swiss-event, league: boards in each match)" },
  rounds: { placeholder: "N", help: "rounds" },
  movement: {
    placeholder: "NAME",
    help: "how people and boards move; or a CSV file with a movement of your own",
  },
  sessions: {
    placeholder: "N",
    help: "number of sessions or stanzas in a match, or the boards in each, such as 8+8+4",
  },
  "extra-boards": { placeholder: "N", help: "knockout: boards of an extra stanza, played only after a tie" },
  partners: { placeholder: "HOW", help: "whether partners change from round to round or stay together" },
  vulnerable: {
    placeholder: "WHO",
    help: "who is vulnerable on deals 2 and 3 of a round: dealer's side or its opponents",
  },
  expected: {
    placeholder: "TABLE",
    help: 'expected scores, if IMPs are given for the difference from them: "21 50 50; 22 70 70 …", that is high-card points from 20 or 21 up, then the points expected when not vulnerable and when vulnerable',
  },
  "passed-out": { placeholder: "HOW", help: "whether a passed-out deal is dealt again or counts as 0" },
  "first-board": {
    placeholder: "N",
    help: "number of the first board; swiss-event: or the first board of each round, such as 1,8,15",
  },
  form: { placeholder: "FORM", help: "how the teams meet, and what decides the result" },
  title: { placeholder: "TEXT", help: "title shown on each sheet (also written --competition)" },
  date: { placeholder: "DATE", help: "date, year-month-day (default: today); league: date of the first round" },
  pairs: {
    placeholder: "NAMES",
    help: '"Ann & Bob; Cy & Di; …", pair 1 first; kind pairs: the number alone will do, such as 8',
  },
  home: { placeholder: "NAME", help: "home team of a match" },
  away: { placeholder: "NAME", help: "away team of a match" },
  teams: {
    placeholder: "NAMES",
    help: '"Reds; Blues; …"; for swiss-event and league, the number alone will do, such as 12',
  },
  players: {
    placeholder: "NAMES",
    help: `"Ann; Bob; …", team by team, pair by pair; team-match: also "Reds: Ann, Bob, …; Blues: …", 4 to 8 a team; individual, chicago: the number alone will do, such as 12`,
  },
  "line-up": {
    placeholder: "LIST",
    help: '"2 Reds: Eve, Flo, Cy, Di": who plays for Reds in session 2; a blank means the usual player',
  },
  scoring: { placeholder: "HOW", help: "what decides the result" },
  winners: {
    placeholder: "N",
    help: "club: 1, or 2 if N-S and E-W are ranked apart (default: as the results show)",
  },
  sections: { placeholder: "HOW", help: "club: whether sections are scored and ranked together or apart" },
  scale: {
    placeholder: "NAME",
    help: 'victory-point scale: HOME-4, ACBL20-7, WBF-24, or your own, such as "0 7 7; 3 9 5" or "0-2 7-7; 3-5 9-5"',
  },
  words: {
    placeholder: "LIST",
    help: 'your club\'s own words in the yellow cells: "NT UT; clubs K; East O; X D"',
  },
  penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
  carry: {
    placeholder: "LIST",
    help: 'victory points from an earlier stage: "Reds 12.5; Blues 8"; or an earlier event\'s workbook, or a CSV file of team,carry',
  },
  "cross-table": { help: "add a sheet with the results between all teams, for up to 16 teams" },
  "third-place": { help: "with a bracket: the losing semi-finalists play for third place" },
  handicap: {
    placeholder: "LIST",
    help: '"Reds 6 IMPs": handicap of Reds for a whole match, in proportion to the boards played; pairs, individual: "Ann & Bob 2.5; 4 -1.65", in percentage points at matchpoints',
  },
  fouled: {
    placeholder: "HOW",
    help: "how the groups on a fouled board are scored: small groups by the English Bridge Union's White Book, or all groups by Neuberg's formula",
  },
  odd: { placeholder: "HOW", help: "swiss-event: what to do with an odd number of teams" },
  walkover: {
    placeholder: "HOW",
    help: "award for a walkover: 60 (60 % of the scale), average (the team's own average, but at least 60 %) or greatest (the highest of 60 %, its own average, and the scale's total less the opponents' average)",
  },
  ties: {
    placeholder: "LIST",
    help: "tie-breaks for teams tied on VPs; swiss-event: match, net, quotient, opponents, wins, in the order in which they apply (default: none)",
  },
  seeds: {
    placeholder: "NAMES",
    help: 'swiss-event: "4; Reds; …", top seed first; the others are seeded from the standings',
  },
  bracket: { placeholder: "N", help: "swiss-event: number of teams in a knockout at the end" },
  double: { help: "league, or swiss-event as a round robin: all teams meet twice, home and away" },
  every: { placeholder: "N", help: "league: days from one round to the next" },
  divisions: {
    placeholder: "LIST",
    help: 'league: how many divisions (2), how many teams each has (8+8+6), or "Premier: 8; First: 6"; the teams are listed division by division',
  },
  promoted: { placeholder: "N", help: "league: how many teams go up from each division" },
  relegated: {
    placeholder: "N",
    help: "league: how many teams go down from each division (default with several divisions: as many as go up)",
  },
};

/** Accepted values: "imps (default) or vps", "4 to 64 (default 24)". */
export function choicesText(accepted: AllowedValues<number> | AllowedValues<string> | Range): string {
  const { choices, defaultValue } = accepted;
  if ("min" in accepted)
    return `${accepted.min} to ${accepted.max}${defaultValue === undefined ? "" : ` (default ${defaultValue})`}`;
  return choice(choices.map((value) => (value === defaultValue ? `${value} (default)` : String(value))));
}

/** Names the kinds that have certain choices: "of pairs, individual: imps or vps". */
export function offeredTo(kinds: readonly string[], words: string): string {
  return `of ${kinds.join(", ")}: ${words}`;
}
