import type { Accepted, Range } from "../sessions/accepted";
import { choice } from "../sessions/choice-texts";
import type { OptionName } from "../sessions/session-options";
import type { Told } from "./command-options";

/** What is told of each option of sessions; what may be chosen for it follows by itself. The pane loads none of these. */
export const optionTexts: Readonly<Record<OptionName, Told>> = {
  boards: { placeholder: "N", help: "boards in all (swiss-event, league: of a match)" },
  rounds: { placeholder: "N", help: "rounds" },
  sessions: { placeholder: "N", help: "sessions or stanzas of a match, or the boards of each, such as 8+8+4" },
  "extra-boards": { placeholder: "N", help: "of a knockout that is tied: a stanza more, played only then" },
  "first-board": {
    placeholder: "N",
    help: "the number that the first board bears; swiss-event: or of each round, such as 1,8,15",
  },
  form: { placeholder: "FORM", help: "how the teams meet and what decides" },
  title: { placeholder: "TEXT", help: "title, on each sheet; also --competition" },
  date: { placeholder: "DATE", help: "year-month-day (default: today); league: of the first round" },
  pairs: {
    placeholder: "NAMES",
    help: '"Ann & Bob; Cy & Di; …", pair 1 first; of the session pairs also their number',
  },
  home: { placeholder: "NAME", help: "the two teams of a match" },
  away: { placeholder: "NAME", help: "the two teams of a match" },
  teams: { placeholder: "NAMES", help: '"Reds; Blues; …", or for swiss-event and league their number, such as 12' },
  players: {
    placeholder: "NAMES",
    help: `"Ann; Bob; …", a team after the other, each pair's first player first; of individual also their number`,
  },
  "line-up": { placeholder: "LIST", help: '"2 Reds: Eve, Flo, Cy, Di": who plays a session; a blank plays as usual' },
  scoring: { placeholder: "HOW", help: "what decides" },
  scale: {
    placeholder: "NAME",
    help: 'victory-point scale: HOME-4, ACBL20-7, WBF-24, or your own, "0 7 7; 3 9 5"',
  },
  penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
  handicap: {
    placeholder: "LIST",
    help: '"Reds 6 IMPs": given to a team in a match, pro rata of the boards played; pairs, individual: "Ann & Bob 2.5"',
  },
  odd: { placeholder: "HOW", help: "swiss-event with an odd number of teams" },
  walkover: {
    placeholder: "HOW",
    help: "what a walkover gives, % of the scale, at least that and the team's own average, or the greatest of both and what the opponents' average leaves",
  },
  ties: {
    placeholder: "LIST",
    help: "what parts teams level on VPs; swiss-event, in order: match, net, quotient, opponents, wins (default: nothing)",
  },
  seeds: { placeholder: "NAMES", help: 'swiss-event: "4; Reds; …", first seed first; others by the standings' },
  bracket: { placeholder: "N", help: "swiss-event: the teams of a knockout at the end" },
  double: { help: "league, round robins of swiss-event: everybody meets twice, at home and away" },
  every: { placeholder: "N", help: "league: days from a round to the next" },
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
