import { choice } from "../sessions/choice-texts";

/** What an option of sessions is, in a line of help, and what stands there for its value. */
export const optionTexts = {
  boards: { placeholder: "N", help: "boards in all (swiss-event, league: of a match)" },
  firstBoard: {
    placeholder: "N",
    help: "the number that the first board bears (default: 1); swiss-event: or of each round, such as 1,8,15",
  },
  rounds: { placeholder: "N", help: "rounds" },
  sessions: ({ least, most }: Span) => ({
    placeholder: "N",
    help: `sessions or stanzas of a match, ${least} to ${most}, or the boards of each, such as 8+8+4`,
  }),
  extraBoards: { placeholder: "N", help: "of a knockout that is tied: a stanza more, played only then" },
  form: (ofMatch: Offered, ofEvent: Offered) => ({
    placeholder: "FORM",
    help: `of a match: ${offered(ofMatch)}; of a swiss-event: ${offered(ofEvent)}`,
  }),
  title: { placeholder: "TEXT", help: "title, on each sheet; also --competition" },
  date: { placeholder: "DATE", help: "year-month-day (default: today); league: of the first round" },
  pairs: {
    placeholder: "NAMES",
    help: '"Ann & Bob; Cy & Di; …", pair 1 first; of the session pairs also their number',
  },
  teamOfMatch: { placeholder: "NAME", help: "the two teams of a match" },
  teams: { placeholder: "NAMES", help: '"Reds; Blues; …", or for swiss-event and league their number, such as 12' },
  players: {
    placeholder: "NAMES",
    help: `"Ann; Bob; …", a team after the other, each pair's first player first; of individual also their number`,
  },
  lineUp: { placeholder: "LIST", help: '"2 Reds: Eve, Flo, Cy, Di": who plays a session; a blank plays as usual' },
  scoring: (ofHome: Offered, ofField: Offered) => ({
    placeholder: "HOW",
    help: `of four-pairs and five-pairs: ${offered(ofHome)}; of pairs and individual: ${offered(ofField)}`,
  }),
  scale: {
    placeholder: "NAME",
    help: 'victory-point scale: HOME-4, ACBL20-7, WBF-24, or your own, "0 7 7; 3 9 5"',
  },
  penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
  handicap: {
    placeholder: "LIST",
    help: '"Reds 6 IMPs": given to a team in a match, pro rata of the boards played; pairs, individual: "Ann & Bob 2.5"',
  },
  odd: (ways: Offered) => ({
    placeholder: "HOW",
    help: `swiss-event with an odd number of teams: ${offered(ways)}`,
  }),
  walkover: (ways: Offered) => ({
    placeholder: "HOW",
    help: `swiss-event, league: what a walkover gives, % of the scale, at least that and the team's own average, or the greatest of both and what the opponents' average leaves: ${offered(ways)}`,
  }),
  ties: (ways: readonly string[], breaks: Offered) => ({
    placeholder: "LIST",
    help: `what parts teams level on VPs; swiss-event, in order: ${ways.join(", ")} (default: nothing); league: ${offered(breaks)}`,
  }),
  seeds: { placeholder: "NAMES", help: 'swiss-event: "4; Reds; …", first seed first; others by the standings' },
  bracket: ({ least, most }: Span) => ({
    placeholder: "N",
    help: `swiss-event: a knockout of ${least} to ${most} teams at the end`,
  }),
  double: { help: "league, round robins of swiss-event: everybody meets twice, at home and away" },
  every: ({ least, most, usual }: Span & { readonly usual: number }) => ({
    placeholder: "N",
    help: `league: days from a round to the next, ${least} to ${most} (default ${usual})`,
  }),
} as const;

/** A range of numbers. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** What may be chosen, and what is had without a choice. */
interface Offered {
  readonly choices: readonly (string | number)[];
  readonly usual?: string | number;
}

/** "imps (default) or vps". */
function offered({ choices, usual }: Offered): string {
  return choice(choices.map((word) => (word === usual ? `${word} (default)` : word)));
}
