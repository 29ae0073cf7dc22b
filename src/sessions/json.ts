// Output of `--json`, described field by field in docs/results.md. Other programs read it: fields may be added, but no
// field is renamed, moved or given another type.

/** A scored session for programs. Null means unknown or not played yet. */
export type SessionJson =
  | HomeJson
  | FieldJson
  | ChicagoJson
  | TeamMatchJson
  | ThreeTeamsJson
  | FourTeamsJson
  | SwissEventJson
  | LeagueJson
  | ClubJson;

/** One value for each team of a match, in the order of its `teams`. */
type Both<T> = readonly [T, T];

interface CommonJson {
  readonly title: string;
  /** Year-month-day, "" for none. */
  readonly date: string;
}

/** Four or five pairs in teams that change; a pair is given by its number. */
export interface HomeJson extends CommonJson {
  readonly session: "four-pairs" | "five-pairs";
  /** Number of boards of the whole session. */
  readonly boards: number;
  readonly firstBoard: number;
  readonly scoring: "imps" | "vps" | "matchpoints";
  /** The name of the victory-point scale; null unless victory points decide. */
  readonly scale: string | null;
  readonly pairs: readonly { readonly pair: number; readonly name: string }[];
  /** Rounds, or halves of rounds, that are scored by themselves. */
  readonly rounds: readonly {
    readonly round: number;
    /** 1 or 2; null if the round has no halves. */
    readonly half: number | null;
    readonly boards: readonly number[];
    /** IMPs of the team that sits N-S at Table 1. */
    readonly imps: number | null;
    /** IMPs, victory points or matchpoints of each pair, by the pair's number. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first. */
  readonly standings: readonly {
    readonly pair: number;
    readonly total: number | null;
    readonly place: string;
    /** Matchpoints in per cent, under any scoring. */
    readonly percentage: number | null;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** A number for each side of a table. */
interface SidesJson {
  readonly ns: number;
  readonly ew: number;
}

/** A club's evening: a list of results from any movement. A pair's number may include the letter of its section. */
export interface ClubJson extends CommonJson {
  readonly session: "club";
  readonly scoring: "matchpoints" | "cross-imps" | "butler";
  readonly winners: 1 | 2;
  readonly sections: "together" | "apart";
  readonly pairs: readonly (ClubPairJson & {
    readonly name: string;
    /** Handicap in the unit of the scoring. */
    readonly handicap: number;
    /** Penalty in per cent of a board at matchpoints, else in IMPs. */
    readonly penalty: number;
  })[];
  /** Results in the order of the club's list. */
  readonly results: readonly {
    readonly board: number;
    /** Name of the table; "" if the table is not known. */
    readonly table: string;
    readonly round: number | null;
    readonly ns: string;
    readonly ew: string;
    readonly points: number | null;
    /** The Director's percentages in place of the points; null for none. */
    readonly averages: SidesJson | null;
    readonly matchpoints: SidesJson | null;
    /** Cross-IMPs, or Butler IMPs if Butler IMPs decide. */
    readonly imps: SidesJson | null;
  }[];
  /** The leader first, ranking by ranking. */
  readonly standings: readonly (ClubPairJson & {
    readonly total: number | null;
    readonly place: string;
    /** Number of boards on which the pair has a score. */
    readonly boards: number;
    readonly matchpoints: number;
    readonly possible: number;
    readonly percentage: number | null;
    readonly imps: number | null;
  })[];
}

/** A pair by its number, with its direction if there are two winners. */
interface ClubPairJson {
  readonly pair: string;
  readonly direction?: "ns" | "ew";
}

/** Four to seven people at one table; a player is given by its number. */
export interface ChicagoJson extends CommonJson {
  readonly session: "chicago";
  /** Number of deals. */
  readonly boards: number;
  readonly partners: "change" | "stay";
  readonly vulnerable: "dealer" | "opponents";
  readonly passedOut: "again" | "counted";
  /**
   * The group's own table of expected scores, from 21 high-card points on; if there is one, the points of rounds and
   * the totals are IMPs.
   */
  readonly expected?: readonly { readonly hcp: number; readonly points: number; readonly vulnerable: number }[];
  readonly contestants: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly sitsOut: readonly number[];
    /** For each deal of the round, the number of the board that in duplicate has the same dealer and vulnerability. */
    readonly boards: readonly number[];
    readonly results: readonly {
      /** Number of the deal, from 1 through the evening. */
      readonly deal: number;
      readonly board: number;
      readonly ns: readonly number[];
      readonly ew: readonly number[];
      /** North-South's points; null if there is no result, or if the deal is dealt again. */
      readonly points: number | null;
      /**
       * North-South's high-card points, followed by the expected points and the IMPs of the difference; absent without
       * a table of expected scores.
       */
      readonly hcp?: number | null;
      readonly expected?: number | null;
      readonly imps?: number | null;
    }[];
    /** Net points of each player's side, by the player's number. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first. */
  readonly standings: readonly {
    readonly number: number;
    readonly total: number | null;
    readonly place: string;
    /** Number of deals in the total. */
    readonly played: number;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number; readonly deal: number }[];
}

/** Pairs or individuals who are all ranked against each other; a contestant is given by its number. */
export interface FieldJson extends CommonJson {
  readonly session: "pairs" | "individual";
  /** Number of boards of the whole session. */
  readonly boards: number;
  readonly firstBoard: number;
  readonly tables: number;
  readonly scoring: "matchpoints" | "cross-imps" | "imps" | "vps";
  /** The name of the victory-point scale; null unless VPs decide. */
  readonly scale: string | null;
  /** Pairs or players. */
  readonly contestants: readonly {
    readonly number: number;
    readonly name: string;
    /** Handicap in the unit of the scoring. */
    readonly handicap: number;
    /** Deductions, in percent of a board's top or in the unit of the scoring. */
    readonly penalties: readonly {
      readonly amount: number;
      readonly unit: "percent" | "matchpoints" | "imps" | "vps";
      readonly reason: string;
    }[];
  }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly sitsOut: readonly number[];
    readonly boards: readonly number[];
    /** Each board at each table. */
    readonly results: readonly {
      readonly board: number;
      readonly table: number;
      /** Number of the pair, or of each of the two players, as they actually sat. */
      readonly ns: readonly number[];
      readonly ew: readonly number[];
      /** True if the pairs had changed seats by mistake. */
      readonly turned: boolean;
      /** The table's own board that this board replaced by mistake; null if this is its own board. */
      readonly instead: number | null;
      /** North-South's points. */
      readonly points: number | null;
      /** The Director's percentages in place of a score; null for none. */
      readonly averages: SidesJson | null;
      /** A weighted or split score: each side's results, all as North-South's points, with their shares in per cent. */
      readonly weighted: Readonly<
        Record<"ns" | "ew", readonly { readonly points: number; readonly percent: number }[]>
      > | null;
      /** On a fouled board, the letter of the group of results that are compared with each other; else "". */
      readonly group: string;
      readonly matchpoints: SidesJson | null;
      /** Cross-IMPs, an average over the other scores of the board. */
      readonly imps: SidesJson | null;
    }[];
    /**
     * With two tables: IMPs of the team N-S at Table 1, and of the other team; with averages the two may not add up to
     * 0.
     */
    readonly teamImps: Both<number> | null;
    /** Points by contestant number, if teams' IMPs or victory points decide. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first; with two winners, N-S before E-W. */
  readonly standings: readonly {
    readonly number: number;
    /** Total in the ranked unit, after penalties and handicap. */
    readonly total: number | null;
    readonly place: string;
    /** Only in a Mitchell with two winners; the place is among the contestants of the same direction. */
    readonly direction?: "ns" | "ew";
    readonly matchpoints: number;
    /** Maximum matchpoints on the contestant's scored boards. */
    readonly possible: number;
    readonly percentage: number | null;
    readonly crossImps: number | null;
    readonly points: number | null;
    /** Number of boards with a score. `of` counts these and the contestant's other boards in rounds that are over. */
    readonly played: number;
    readonly of: number;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** A board of a match between two teams. */
export interface BoardJson {
  readonly board: number;
  /** Net points of the first team. */
  readonly net: number | null;
  /** IMPs of each team with their sign; points at board-a-match. */
  readonly imps: Both<number> | null;
  /** Absent if false. */
  readonly cancelled?: boolean;
}

/** The leader of a match. The type `Team` is a team's number or its designation. */
interface AheadJson<Team> {
  /** Each team's margin after penalties in IMPs. The two add up to 0 unless adjusted scores do not cancel out. */
  readonly margins: Both<number> | null;
  /** The team that is ahead, or has won: by victory points where there are any, else by the margins. */
  readonly winner: Team | "tied" | null;
}

/** The leader of a match, with the lead, if its boards are known. */
export interface LeadJson<Team> extends AheadJson<Team> {
  /** The first team's lead after penalties: its margin, or the average of the two margins if they do not cancel out. */
  readonly lead: number | null;
}

/** A match of two teams, "Home" and "Away". */
export interface TeamMatchJson extends CommonJson {
  readonly session: "team-match";
  readonly form: "league" | "swiss" | "knockout" | "bam";
  /** Number of boards, without extra boards. */
  readonly boards: number;
  /** Number of extra boards if a knockout is tied after its other boards. */
  readonly extraBoards: number;
  readonly firstBoard: number;
  /** The name of the victory-point scale; null if the form has no victory points. */
  readonly scale: string | null;
  readonly teams: readonly {
    readonly team: string;
    readonly name: string;
    readonly players: readonly string[];
    /** The fifth and sixth players, in larger teams up to the eighth; "" for none. */
    readonly substitutes: readonly string[];
    readonly penalty: { readonly imps: number; readonly vps: number };
  }[];
  /** Always one match. */
  readonly matches: readonly (LeadJson<string> & {
    readonly teams: Both<string>;
    readonly boards: readonly BoardJson[];
    /** Sessions or stanzas, with the home team's lead after each. */
    readonly sessions: readonly {
      readonly session: number;
      readonly imps: Both<number>;
      readonly lead: number;
      /** The four players of each team. */
      readonly players: readonly (readonly string[])[];
    }[];
    /** IMPs won by each team, before penalties. */
    readonly imps: Both<number> | null;
    /** Victory points after penalties. */
    readonly vps: Both<number> | null;
    /** Sentence with the leader or winner; "" before the first board is scored. */
    readonly result: string;
    /** True if all boards are scored or cancelled. */
    readonly over: boolean;
    /**
     * The result with the handicap; `imps` is the part of the handicap that each team has so far. Null without a
     * handicap.
     */
    readonly handicap:
      | (LeadJson<string> & { readonly imps: Both<number>; readonly vps: Both<number> | null; readonly result: string })
      | null;
  })[];
  readonly standings: readonly {
    readonly team: string;
    readonly imps: number | null;
    readonly vps: number | null;
    readonly place: string;
  }[];
}

/** Three teams, which are given by the letters A, B and C. */
export interface ThreeTeamsJson extends CommonJson {
  readonly session: "three-teams";
  /** Number of boards of the whole session. */
  readonly boards: number;
  readonly firstBoard: number;
  readonly scale: string;
  readonly teams: readonly {
    readonly team: string;
    readonly name: string;
    readonly players: readonly string[];
    /** Victory points. */
    readonly penalty: number;
  }[];
  readonly matches: readonly (LeadJson<string> & {
    readonly teams: Both<string>;
    readonly boards: readonly BoardJson[];
    /** IMPs won by each team. */
    readonly imps: Both<number> | null;
    readonly vps: Both<number> | null;
  })[];
  readonly standings: readonly {
    readonly team: string;
    readonly total: number | null;
    readonly netImps: number | null;
    readonly place: string;
  }[];
}

/** Four teams; a team is given by its number. */
export interface FourTeamsJson extends CommonJson {
  readonly session: "four-teams";
  /** Number of boards of the whole session. */
  readonly boards: number;
  readonly firstBoard: number;
  readonly scale: string;
  readonly teams: readonly {
    readonly team: number;
    readonly name: string;
    readonly players: readonly string[];
    /** Victory points. */
    readonly penalty: number;
    readonly rounds: readonly {
      readonly round: number;
      readonly opponent: number;
      readonly vps: number | null;
      /** IMPs won and lost, both positive. */
      readonly won: number;
      readonly lost: number;
      /** Victory points up to this round. */
      readonly running: number | null;
    }[];
  }[];
  readonly matches: readonly (LeadJson<number> & {
    readonly round: number;
    readonly teams: Both<number>;
    readonly tables: Both<number>;
    readonly boards: readonly BoardJson[];
    /** IMPs won by each team; 0 before the first board. */
    readonly imps: Both<number>;
    readonly vps: Both<number> | null;
  })[];
  readonly standings: readonly {
    readonly team: number;
    /** Name of the team; "Team 3" if it has no name. */
    readonly name: string;
    readonly total: number | null;
    readonly netImps: number;
    readonly place: string;
    /** How a tie was broken, in words. */
    readonly why: string;
  }[];
}

/** A Swiss event; a team is given by its number. */
export interface SwissEventJson extends CommonJson {
  readonly session: "swiss-event";
  /** Swiss rounds, or everybody against everybody, by victory points or board-a-match. */
  readonly form: "swiss" | "round-robin" | "bam";
  /** True if all teams meet twice, in a round robin. */
  readonly double: boolean;
  readonly rounds: number;
  readonly boardsPerMatch: number;
  /** The numbers of the boards that are played in each Swiss round. */
  readonly roundBoards: readonly { readonly round: number; readonly first: number; readonly last: number }[];
  /**
   * The victory-point scale; null at board-a-match, where boards won take the place of victory points in all fields.
   */
  readonly scale: string | null;
  readonly odd: "three-teams" | "bye";
  /**
   * Points of a walkover: 60 % of the scale; "average": at least the team's average; "greatest": also at least the
   * scale's total less its opponents' average.
   */
  readonly walkover: "60" | "average" | "greatest";
  /** Tie-breaks, in this order. */
  readonly ties: readonly ("match" | "net" | "quotient" | "opponents" | "wins")[];
  readonly teams: readonly {
    readonly team: number;
    readonly name: string;
    /** The first round for which the team is paired. */
    readonly enters: number;
    /** The round from which the team is no longer paired; null while it takes part. */
    readonly withdrawn: number | null;
    /** Handicap in IMPs for a match of all boards; null in an event without handicaps. */
    readonly handicap: number | null;
  }[];
  readonly matches: readonly (AheadJson<number> & {
    readonly round: number;
    /** The opponent is null for a bye. */
    readonly teams: readonly [number, number | null];
    /** Each team's margin as played; null without a margin. `margins` includes penalties and handicaps. */
    readonly imps: Both<number | null>;
    /** The margin as IMPs won by each team: 9 and 0; null without a margin. */
    readonly impsWon: Both<number> | null;
    readonly vps: Both<number | null>;
    /** True if the result would be different without handicaps. */
    readonly turnedByHandicap: boolean;
    /** True for a match of a triangle within one round, which has half the boards. */
    readonly halfLength: boolean;
    /**
     * Number of boards in the match, or of boards played if fewer; null for half the boards, a bye, and a match that
     * was not played.
     */
    readonly boards: number | null;
    /**
     * Reason for a match that was not played: the first team has a walkover or has conceded, or neither team was there;
     * else null.
     */
    readonly unplayed: "walkover" | "conceded" | "void" | null;
    /** True if the result may still change. */
    readonly provisional: boolean;
  })[];
  readonly standings: readonly {
    readonly place: string;
    readonly team: number;
    readonly name: string;
    /** Number of matches with a result, without byes and matches that were not played. */
    readonly played: number;
    /** Carry-forward in victory points; null in an event without carry-forwards. */
    readonly carried: number | null;
    /** Total with the carry-forward, after penalties. */
    readonly total: number | null;
    /** IMPs won less IMPs lost, by the margins of its matches after penalties; null at board-a-match. */
    readonly netImps: number | null;
    /** At board-a-match, the team's points in per cent of the boards of its matches; else null. */
    readonly percentage: number | null;
    /** Deducted from the round's match if it has one, else from the total. */
    readonly penalties: readonly {
      readonly round: number | null;
      readonly amount: number;
      readonly unit: "imps" | "vps" | "points";
      readonly reason: string;
    }[];
    /**
     * Tie-break that puts the team one place higher in the list ahead of this team on equal victory points; "" if there
     * is none.
     */
    readonly why: string;
    /** Victory points by round; `running` is the sum up to each round. */
    readonly vps: readonly (number | null)[];
    readonly running: readonly (number | null)[];
  }[];
  /** Sentences for the Director to check. */
  readonly warnings: readonly string[];
  /**
   * Results that were corrected after they had been used to pair a later round, as written in a file: "9", "12-8",
   * "walkover".
   */
  readonly corrections: readonly {
    readonly round: number;
    readonly teams: readonly [number, number];
    readonly before: string;
    readonly after: string;
  }[];
  /** The next round; null after the last round has been paired. */
  readonly nextRound: NextRoundJson | null;
  /** The knockout; null if the event has none. */
  readonly bracket: BracketJson | null;
}

/** A league's season; a team is given by its number. */
export interface LeagueJson extends CommonJson {
  readonly session: "league";
  readonly double: boolean;
  readonly boardsPerMatch: number;
  readonly scale: string;
  readonly ties: "head-to-head" | "quotient";
  /**
   * Points for a conceded match: 60 % of the scale; "average": at least the team's average; "greatest": also at least
   * the scale's total less its opponents' average.
   */
  readonly walkover: "60" | "average" | "greatest";
  /** Divisions, the highest first; absent for one division from which no team goes up or down. */
  readonly divisions?: readonly {
    /** From 1. */
    readonly division: number;
    readonly name: string;
    readonly teams: readonly number[];
    /** Number of teams that go up; `relegated` is the number that go down. */
    readonly promoted: number;
    readonly relegated: number;
    readonly isOver: boolean;
  }[];
  readonly teams: readonly {
    readonly team: number;
    readonly name: string;
    /** Handicap in IMPs for a match of all boards; absent without handicaps. */
    readonly handicap?: number;
  }[];
  readonly rounds: readonly {
    /** Division that plays the round; absent if there is only one division. */
    readonly division?: number;
    readonly round: number;
    /** Year-month-day, "" for none. */
    readonly date: string;
    readonly sitsOut: number | null;
  }[];
  /**
   * The matches of the fixture list. In `teams`, `imps`, `vps` and `margins`, the first of the two values is for the
   * team at whose home the match is played.
   */
  readonly matches: readonly (AheadJson<number> & {
    readonly division?: number;
    readonly round: number;
    readonly teams: Both<number>;
    /** Date of the match. If it was moved, `movedFrom` is the date in the fixture list, else null. */
    readonly date: string;
    readonly movedFrom: string | null;
    readonly state: "open" | "played" | "conceded" | "void";
    /** IMPs won by each team; null if the match has no IMPs that count. */
    readonly imps: Both<number> | null;
    readonly vps: Both<number> | null;
    readonly concededBy: number | null;
    /** True if the result may still change; otherwise absent. */
    readonly provisional?: boolean;
    /** True if the venue differs from the fixture list; otherwise absent. */
    readonly swapped?: boolean;
    /** Number of boards played; absent if all were, in a league without handicaps. */
    readonly boards?: number;
    /** True if the handicaps changed the result; absent without handicaps. */
    readonly turnedByHandicap?: boolean;
  })[];
  /** The leader first, division by division. */
  readonly standings: readonly {
    readonly division?: number;
    readonly place: string;
    readonly team: number;
    readonly name: string;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly impsFor: number;
    readonly impsAgainst: number;
    /** IMPs won for each IMP lost; null if no IMP was lost. */
    readonly quotient: number | null;
    /** Victory points deducted from the total; `deductedFor` is the reason, "" for none. */
    readonly deducted: number;
    readonly deductedFor: string;
    readonly total: number | null;
    /** Victory points by round; `running` is the sum up to each round. */
    readonly vps: readonly (number | null)[];
    readonly running: readonly (number | null)[];
    /**
     * "up" or "down" for promotion or relegation, "tied" if a tie crosses one of the two limits, null between them;
     * absent if no team goes up or down.
     */
    readonly zone?: "up" | "down" | "tied" | null;
    /** Deductions, if any team has a penalty. A penalty of a round counts once the team has a result in that round. */
    readonly penalties?: readonly {
      readonly round: number | null;
      readonly amount: number;
      readonly unit: "imps" | "vps" | "points";
      readonly reason: string;
      readonly counts: boolean;
    }[];
    /** How a tie was broken, in words; "" if there was none. */
    readonly why: string;
  }[];
}

export interface NextRoundJson {
  readonly round: number;
  /**
   * Pairings of two teams, the second null for a bye; null instead of pairings while `waitsFor` says what is missing.
   */
  readonly pairings: readonly (readonly [number, number | null])[] | null;
  /** The teams of a triangle; `half` is 1 in its first round and 2 in its second. */
  readonly threeTeams?: {
    readonly teams: readonly number[];
    readonly half: 1 | 2;
    /** True if the three teams play each other within this round, with half the boards in each match. */
    readonly oneRound: boolean;
  } | null;
  readonly bye?: number | null;
  /** Pairings of teams that have met before, if no others are left. */
  readonly rematches?: readonly (readonly [number, number])[];
  /** Why a team has the bye, and why three play each other, in words. */
  readonly reasons?: readonly string[];
  /** The Director's orders for the pairing; null without any. */
  readonly byHand?: {
    readonly said: readonly string[];
    /**
     * Compared with the automatic pairing: additional rematches, and the change in the sum of the differences in
     * victory points between opponents; null if there is no automatic pairing.
     */
    readonly cost: { readonly rematches: number; readonly difference: number } | null;
  } | null;
  readonly waitsFor: string | null;
}

interface BracketMatchJson {
  readonly round: string;
  readonly teams: Both<number | null>;
  /** The first team's margin. */
  readonly imps: number | null;
  readonly winner: number | null;
  /** True if the first team has no opponent. */
  readonly bye?: true;
}

interface BracketJson {
  /** Number of teams in the bracket. */
  readonly teams: number | null;
  /** Teams by seed. */
  readonly seeds: readonly number[] | null;
  readonly rounds: readonly {
    readonly round: string;
    readonly matches: readonly BracketMatchJson[];
  }[];
  readonly winner: number | null;
  /** The match for third place; null if none is played. */
  readonly third: BracketMatchJson | null;
  /** Missing condition for the start, in words; null if there is none. */
  readonly waitsFor: string | null;
}
