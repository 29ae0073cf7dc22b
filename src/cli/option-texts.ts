import type { Accepted, Range } from "../sessions/accepted";
import { choice } from "../sessions/choice-texts";
import type { OptionName } from "../sessions/session-options";
import type { Told } from "./command-options";

/** The help on each option of sessions; its choices are added. The pane loads none of these. */
export const optionTexts: Readonly<Record<OptionName, Told>> = {
  boards: { placeholder: "N", help: "boards in all (swiss-event, league: boards in each match)" },
  rounds: { placeholder: "N", help: "rounds" },
  movement: {
    placeholder: "NAME",
    help: "how people and boards move; or a CSV file with a movement of your own",
  },
  sessions: {
    placeholder: "N",
    help: "number of sessions or stanzas of a match, or the boards in each, such as 8+8+4",
  },
  "extra-boards": { placeholder: "N", help: "knockout: boards of an extra stanza, played only after a tie" },
  partners: { placeholder: "HOW", help: "whether partners change from round to round, or two pairs stay together" },
  vulnerable: {
    placeholder: "WHO",
    help: "who is vulnerable on deals 2 and 3 of a round: dealer's side or its opponents",
  },
  expected: {
    placeholder: "TABLE",
    help: 'points expected by high-card points, for IMPs of the difference: "21 50 50; 22 70 70 …", from 21 on, with the points not vulnerable and vulnerable',
  },
  "passed-out": { placeholder: "HOW", help: "whether a passed-out deal is dealt again, or counted as 0" },
  "first-board": {
    placeholder: "N",
    help: "number of the first board; swiss-event: or each round's first board, such as 1,8,15",
  },
  form: { placeholder: "FORM", help: "how the teams meet, and what decides the result" },
  title: { placeholder: "TEXT", help: "title shown on each sheet; also --competition" },
  date: { placeholder: "DATE", help: "date, year-month-day (default: today); league: date of the first round" },
  pairs: {
    placeholder: "NAMES",
    help: '"Ann & Bob; Cy & Di; …", pair 1 first; for the kind pairs, the number alone will do, such as 8',
  },
  home: { placeholder: "NAME", help: "home team of a match" },
  away: { placeholder: "NAME", help: "away team of a match" },
  teams: {
    placeholder: "NAMES",
    help: '"Reds; Blues; …"; for swiss-event and league, the number alone will do, such as 12',
  },
  players: {
    placeholder: "NAMES",
    help: `"Ann; Bob; …", team by team, pair by pair; for individual and chicago, the number alone will do, such as 12`,
  },
  "line-up": {
    placeholder: "LIST",
    help: '"2 Reds: Eve, Flo, Cy, Di": who plays in a session; a blank means the usual player',
  },
  scoring: { placeholder: "HOW", help: "what decides the result" },
  scale: {
    placeholder: "NAME",
    help: 'victory-point scale: HOME-4, ACBL20-7, WBF-24, or your own, "0 7 7; 3 9 5"',
  },
  penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
  handicap: {
    placeholder: "LIST",
    help: '"Reds 6 IMPs": handicap of a team per match, in proportion to the boards played; pairs, individual: "Ann & Bob 2.5"',
  },
  fouled: {
    placeholder: "HOW",
    help: "how the groups of results on a fouled board are scored: small groups as in the White Book of the English Bridge Union, or all by Neuberg's formula",
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
  seeds: { placeholder: "NAMES", help: 'swiss-event: "4; Reds; …", first seed first; the standings seed the others' },
  bracket: { placeholder: "N", help: "swiss-event: number of teams in a knockout at the end" },
  double: { help: "league, round robins of swiss-event: all teams meet twice, home and away" },
  every: { placeholder: "N", help: "league: days from one round to the next" },
};

/** What is accepted: "imps (default) or vps", "4 to 64 (default 24)". */
export function offered(accepted: Accepted<number> | Accepted<string> | Range): string {
  const { choices, usual } = accepted;
  if ("least" in accepted)
    return `${accepted.least} to ${accepted.most}${usual === undefined ? "" : ` (default ${usual})`}`;
  return choice(choices.map((value) => (value === usual ? `${value} (default)` : String(value))));
}

/** "of pairs, individual: imps or vps" */
export function offeredTo(kinds: readonly string[], words: string): string {
  return `of ${kinds.join(", ")}: ${words}`;
}
