import type { EntryLine } from "../entries";

// The headings of the lists that are typed into as files without a map have them. These files do not change any more,
// and neither does this list: what a sheet's headings are called today stands elsewhere.

/** Over which heading a column is typed: one of some texts, on a sheet of a title. */
export interface Heading {
  readonly title: string;
  readonly texts: readonly string[];
  /** How many headings of the same text stand before it. */
  readonly nth: number;
  /** How many columns behind the heading's first one. */
  readonly behind: number;
}

const heading = (title: string, texts: readonly string[], nth = 0, behind = 0): Heading => ({
  ...{ title, texts, nth, behind },
});

const TABLE: Readonly<Record<string, readonly string[]>> = {
  contract: ["Contract"],
  declarer: ["By"],
  result: ["Result"],
  doubled: ["X"],
  points: ["Typed points"],
  adjusted: ["Adj. IMPs", "Adjusted"],
  adjusted_home: ["Adj.\nN-S"],
  adjusted_away: ["Adj.\nE-W"],
  adjusted_ns: ["Adj.\nN-S"],
  adjusted_ew: ["Adj.\nE-W"],
};

const ROUND: Readonly<Record<string, readonly [texts: readonly string[], nth?: number]>> = {
  team: [["No."]],
  opponent: [["No."], 1],
  imps: [["IMPs won by the first"]],
  vps: [["Typed VPs, first", "Boards won by the first"]],
  opponent_vps: [["Typed VPs, second", "Boards won by the second"]],
  state: [["Not played, or provisional"]],
};

const BRACKET: Readonly<Record<string, string>> = {
  R32: "Round of 32",
  R16: "Round of 16",
  QF: "Quarter-finals",
  SF: "Semi-finals",
  F: "Final",
};

const FIXTURES: Readonly<Record<string, string>> = {
  date: "Date",
  home_imps: "IMPs home",
  away_imps: "IMPs away",
  home_vps: "Typed VPs, home",
  away_vps: "Typed VPs, away",
  conceded: "Conceded by",
};

const DEDUCTIONS: Readonly<Record<string, string>> = { deducted: "VPs deducted", reason: "Reason" };
const PRESENCE: Readonly<Record<string, string>> = { enters: "First round", withdrawn: "Withdrawn in round" };

/** The heading of a line's column; null where these files have none. */
export function headingOfLine({ kind, said }: EntryLine, field: string): Heading | null {
  const { table = "", round = "", opponent } = said;
  const [texts, nth, title, behind] = ((): [readonly string[] | undefined, number, string, number] => {
    switch (kind) {
      case "board":
        return [TABLE[field], 0, `Table ${table}`, 0];
      case "swiss":
        return [ROUND[field]?.[0], ROUND[field]?.[1] ?? 0, `Round ${round}`, 0];
      case "bracket":
        return [one(field === "imps" ? BRACKET[round] : undefined), 0, "Bracket", 2];
      case "fixture":
        return [one(FIXTURES[field]), 0, "Fixtures", 0];
      case "weighted":
      case "hand":
      case "ruling":
        // Younger than files without a map.
        return [undefined, 0, "", 0];
      case "plain":
        return opponent === undefined
          ? [one(DEDUCTIONS[field]), 0, "Result", 0]
          : [one(field === "round" ? PRESENCE[opponent] : undefined), 0, "Standings", 0];
    }
  })();
  return texts ? heading(title, texts, nth, behind) : null;
}

function one(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : [text];
}

const MATCH_PLAYERS = [
  heading("Match", ["Pair 1"]),
  heading("Match", ["Pair 1"], 0, 1),
  heading("Match", ["Pair 2"]),
  heading("Match", ["Pair 2"], 0, 1),
  heading("Line-ups", ["5"]),
  heading("Line-ups", ["6"]),
];

const TEAMS = [heading("Standings", ["Team"])];
const HANDICAPS = [heading("Scoresheet", ["Handicap"])];
const SCALE = [heading("Scales", ["from"]), heading("Scales", ["Winner"]), heading("Scales", ["Loser"])];
const OF_A_FIELD = { handicap: HANDICAPS, scale: SCALE };
const OF_HOME = { pairs: [heading("Scoresheet", ["Names"])], scale: SCALE };

/** The headings of options by the kinds of sessions: of an option's columns in the order in which they come. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, readonly Heading[]>>>> = {
  "four-pairs": OF_HOME,
  "five-pairs": OF_HOME,
  pairs: { pairs: [heading("Scoresheet", ["Names"])], ...OF_A_FIELD },
  individual: { players: [heading("Scoresheet", ["Names"])], ...OF_A_FIELD },
  "team-match": {
    home: [heading("Match", ["Team"])],
    away: [heading("Match", ["Team"])],
    players: MATCH_PLAYERS,
    penalties: [heading("Match", ["Penalty, IMPs", "Penalty, points"]), heading("Match", ["Penalty, victory points"])],
    handicap: [heading("Match", ["Handicap, IMPs a match"])],
    "line-up": [
      heading("Line-ups", ["Pair 1"]),
      heading("Line-ups", ["Pair 1"], 1),
      heading("Line-ups", ["Pair 2"]),
      heading("Line-ups", ["Pair 2"], 1),
    ],
    scale: SCALE,
  },
  "three-teams": {
    teams: [heading("Scoresheet", ["Name"])],
    players: ["North", "South", "East", "West"].map((text) => heading("Scoresheet", [text])),
    penalties: [heading("Scoresheet", ["Penalty, VPs"])],
    scale: SCALE,
  },
  "four-teams": {
    teams: [heading("Recap", ["Name"])],
    players: ["Pair A: N or E", "Pair A: S or W", "Pair B: N or E", "Pair B: S or W"].map((text) =>
      heading("Recap", [text])
    ),
    penalties: [heading("Recap", ["Penalty"])],
    scale: SCALE,
  },
  "swiss-event": { teams: TEAMS, seeds: [heading("Bracket", ["Typed team"])], scale: SCALE },
  league: { teams: [heading("Form", ["Team"])], scale: SCALE },
};

/** The headings of an option's columns; none where these files do not have it. */
export function headingsOfOption(kind: string, option: string): readonly Heading[] {
  return OPTIONS[kind]?.[option] ?? [];
}
