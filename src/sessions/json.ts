// What `--json` prints, described field by field in docs/results.md. Other programs read it: fields may
// be added, and none is renamed, moved or given another type.

/** A scored session for programs. Null stands for what is not known or has not been played. */
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

/** A thing for each of the two teams of a match, in the order of its `teams`. */
type Both<T> = readonly [T, T];

interface CommonJson {
  readonly title: string;
  /** Year-month-day, "" for none. */
  readonly date: string;
}

/** Four or five pairs in teams that change; pairs by number. */
export interface HomeJson extends CommonJson {
  readonly session: "four-pairs" | "five-pairs";
  /** In all. */
  readonly boards: number;
  /** The number that the first one bears. */
  readonly firstBoard: number;
  readonly scoring: "imps" | "vps" | "matchpoints";
  /** The name of the victory-point scale; null by IMPs. */
  readonly scale: string | null;
  readonly pairs: readonly { readonly pair: number; readonly name: string }[];
  /** Rounds, or halves of rounds, that are scored by themselves. */
  readonly rounds: readonly {
    readonly round: number;
    /** 1 or 2 of a round that has halves. */
    readonly half: number | null;
    readonly boards: readonly number[];
    /** For the team of North-South at Table 1. */
    readonly imps: number | null;
    /** IMPs, victory points or matchpoints by pair. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first. */
  readonly standings: readonly {
    readonly pair: number;
    readonly total: number | null;
    readonly place: string;
    /** Matchpoints in per cent, whatever decides. */
    readonly percentage: number | null;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** A number for each side of a table. */
interface SidesJson {
  readonly ns: number;
  readonly ew: number;
}

/** A club's evening: a list of results, whatever the movement; pairs by their numbers, which may have letters of sections. */
export interface ClubJson extends CommonJson {
  readonly session: "club";
  readonly scoring: "matchpoints" | "cross-imps" | "butler";
  readonly winners: 1 | 2;
  readonly sections: "together" | "apart";
  readonly pairs: readonly (ClubPairJson & {
    readonly name: string;
    /** In the unit of the scoring. */
    readonly handicap: number;
    /** In per cent of a board at matchpoints, else in IMPs. */
    readonly penalty: number;
  })[];
  /** In the order of the list. */
  readonly results: readonly {
    readonly board: number;
    /** "" where it is not known. */
    readonly table: string;
    readonly round: number | null;
    readonly ns: string;
    readonly ew: string;
    readonly points: number | null;
    /** The Director gives these percentages in place of the points. */
    readonly averages: SidesJson | null;
    readonly matchpoints: SidesJson | null;
    /** Cross-IMPs, or Butler IMPs if these decide. */
    readonly imps: SidesJson | null;
  }[];
  /** The leader first, ranking by ranking. */
  readonly standings: readonly (ClubPairJson & {
    readonly total: number | null;
    readonly place: string;
    /** On how many it has a score. */
    readonly boards: number;
    readonly matchpoints: number;
    readonly possible: number;
    readonly percentage: number | null;
    readonly imps: number | null;
  })[];
}

/** A pair; its direction if there are two winners. */
interface ClubPairJson {
  readonly pair: string;
  readonly direction?: "ns" | "ew";
}

/** Four to seven people at one table; players by number. */
export interface ChicagoJson extends CommonJson {
  readonly session: "chicago";
  /** How many deals. */
  readonly boards: number;
  readonly partners: "change" | "stay";
  readonly vulnerable: "dealer" | "opponents";
  readonly passedOut: "again" | "counted";
  /** The group's own table of expected scores, from 21 high-card points on: with it points by round and totals are IMPs. */
  readonly expected?: readonly { readonly hcp: number; readonly points: number; readonly vulnerable: number }[];
  readonly contestants: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly sitsOut: readonly number[];
    /** The boards of duplicate that have the deals' dealers and vulnerability. */
    readonly boards: readonly number[];
    readonly results: readonly {
      /** From 1, through the evening. */
      readonly deal: number;
      readonly board: number;
      readonly ns: readonly number[];
      readonly ew: readonly number[];
      /** For North-South; null where there are none, also of a deal that is to be dealt again. */
      readonly points: number | null;
      /** North-South's, the points expected with them, and the IMPs of the difference, with expected scores. */
      readonly hcp?: number | null;
      readonly expected?: number | null;
      readonly imps?: number | null;
    }[];
    /** By number; won less lost by each player's side. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first. */
  readonly standings: readonly {
    readonly number: number;
    readonly total: number | null;
    readonly place: string;
    /** How many deals it is of. */
    readonly played: number;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number; readonly deal: number }[];
}

/** Pairs or individuals who are all ranked against each other, by number. */
export interface FieldJson extends CommonJson {
  readonly session: "pairs" | "individual";
  /** In all. */
  readonly boards: number;
  /** The number that the first one bears. */
  readonly firstBoard: number;
  readonly tables: number;
  readonly scoring: "matchpoints" | "cross-imps" | "imps" | "vps";
  /** The name of the victory-point scale; null but by VPs. */
  readonly scale: string | null;
  /** Pairs or players. */
  readonly contestants: readonly {
    readonly number: number;
    readonly name: string;
    /** In the unit of the scoring. */
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
      /** A pair, or two players, as they really sat. */
      readonly ns: readonly number[];
      readonly ew: readonly number[];
      /** True if the pairs had changed seats by mistake. */
      readonly turned: boolean;
      /** The board of the table in place of which this one was played by mistake; null of a board of its own. */
      readonly instead: number | null;
      /** For North-South. */
      readonly points: number | null;
      /** In per cent, where the Director gave them in place of a score. */
      readonly averages: SidesJson | null;
      /** A weighted or split score: each side's results, all as North-South's points, with their shares in per cent. */
      readonly weighted: Readonly<
        Record<"ns" | "ew", readonly { readonly points: number; readonly percent: number }[]>
      > | null;
      /** Of a fouled board, the letter of the results that it is compared with; else "". */
      readonly group: string;
      readonly matchpoints: SidesJson | null;
      /** Cross-IMPs, an average over the other scores of the board. */
      readonly imps: SidesJson | null;
    }[];
    /** At two tables, of the team of North-South at Table 1 and of the other; averages need not cancel. */
    readonly teamImps: Both<number> | null;
    /** By number, where teams' IMPs or victory points decide. */
    readonly points: Readonly<Record<string, number | null>>;
  }[];
  /** The leader first; of two winners North-South before East-West. */
  readonly standings: readonly {
    readonly number: number;
    /** In the ranked unit, with penalties and handicap. */
    readonly total: number | null;
    readonly place: string;
    /** Only in a Mitchell with two winners; the place is among those of the same direction. */
    readonly direction?: "ns" | "ew";
    readonly matchpoints: number;
    /** The most matchpoints that its scored boards could have given. */
    readonly possible: number;
    readonly percentage: number | null;
    readonly crossImps: number | null;
    readonly points: number | null;
    /** On how many boards it has a score, of those scored and those of rounds that are over. */
    readonly played: number;
    readonly of: number;
  }[];
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** A board of a match of teams. */
export interface BoardJson {
  readonly board: number;
  /** Net points of the first team. */
  readonly net: number | null;
  /** IMPs of each team with their sign; points at board-a-match. */
  readonly imps: Both<number> | null;
  /** Absent if false. */
  readonly cancelled?: boolean;
}

/** The leader of a match; `team` as the match names its teams. */
interface AheadJson<Team> {
  /** Each team's own margin, after penalties in IMPs: they cancel but for what a Director gave both. */
  readonly margins: Both<number> | null;
  /** The team that is ahead, or has won: by victory points where there are any, else by the margins. */
  readonly winner: Team | "tied" | null;
}

/** Adds the lead of a match whose boards are known. */
export interface LeadJson<Team> extends AheadJson<Team> {
  /** The first team's lead after penalties: the average of the margins, where the two do not cancel. */
  readonly lead: number | null;
}

/** A match of two teams, "Home" and "Away". */
export interface TeamMatchJson extends CommonJson {
  readonly session: "team-match";
  readonly form: "league" | "swiss" | "knockout" | "bam";
  /** In all, without extra ones. */
  readonly boards: number;
  /** Besides, where a knockout is tied after the others. */
  readonly extraBoards: number;
  /** The number that the first one bears. */
  readonly firstBoard: number;
  /** Null where the form has no victory points. */
  readonly scale: string | null;
  readonly teams: readonly {
    readonly team: string;
    readonly name: string;
    readonly players: readonly string[];
    /** The fifth and the sixth, and in larger teams to the eighth; "" for none. */
    readonly substitutes: readonly string[];
    readonly penalty: { readonly imps: number; readonly vps: number };
  }[];
  /** The one match. */
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
    /** Won by each team, before penalties. */
    readonly imps: Both<number> | null;
    /** After penalties. */
    readonly vps: Both<number> | null;
    /** Sentence with the leader or winner; "" before the first board is scored. */
    readonly result: string;
    /** True if all boards are scored or cancelled. */
    readonly over: boolean;
    /** The result with the handicap, and the part of the handicap that each team has so far; null without a handicap. */
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

/** Three teams, by the letters A, B and C. */
export interface ThreeTeamsJson extends CommonJson {
  readonly session: "three-teams";
  /** In all. */
  readonly boards: number;
  /** The number that the first one bears. */
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
    /** Won by each team. */
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

/** Four teams, by number. */
export interface FourTeamsJson extends CommonJson {
  readonly session: "four-teams";
  /** In all. */
  readonly boards: number;
  /** The number that the first one bears. */
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
    /** Won by each team; 0 before the first board. */
    readonly imps: Both<number>;
    readonly vps: Both<number> | null;
  })[];
  readonly standings: readonly {
    readonly team: number;
    /** "Team 3" where it has none. */
    readonly name: string;
    readonly total: number | null;
    readonly netImps: number;
    readonly place: string;
    /** How a tie was broken, in words. */
    readonly why: string;
  }[];
}

/** A Swiss event, its teams by number. */
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
  /** Null at board-a-match: then the points of a match are the boards won, wherever others have victory points. */
  readonly scale: string | null;
  readonly odd: "three-teams" | "bye";
  /** 60 % of the scale; raised to the team's average; or also to what its opponents' average leaves of the scale. */
  readonly walkover: "60" | "average" | "greatest";
  /** Tie-breaks, in this order. */
  readonly ties: readonly ("match" | "net" | "quotient" | "opponents" | "wins")[];
  readonly teams: readonly {
    readonly team: number;
    readonly name: string;
    /** The first round for which it is paired. */
    readonly enters: number;
    /** The round from which it is not paired any more; null while it is in. */
    readonly withdrawn: number | null;
    /** IMPs that it is given in a match of all its boards; null in an event without handicaps. */
    readonly handicap: number | null;
  }[];
  readonly matches: readonly (AheadJson<number> & {
    readonly round: number;
    /** The opponent is null for a bye. */
    readonly teams: readonly [number, number | null];
    /** The margin as it was played, with the sign of each team, and null for each where there is none; `margins` are after penalties and with handicaps. */
    readonly imps: Both<number | null>;
    /** IMPs won by each side: 9 and 0. Absent from a Swiss event's results. */
    readonly impsWon: Both<number> | null;
    readonly vps: Both<number | null>;
    /** True if the result would be different without handicaps. */
    readonly turnedByHandicap: boolean;
    /** True for one of three matches of three teams within a round, each with half the boards. */
    readonly halfLength: boolean;
    /** How many boards it has, or has played where that is fewer; null for half of them, a bye, and where it was not played. */
    readonly boards: number | null;
    /** Why it was not played: the first team has a walkover, or has conceded, or neither of the two was there. */
    readonly unplayed: "walkover" | "conceded" | "void" | null;
    /** True if the result may still change. */
    readonly provisional: boolean;
  })[];
  readonly standings: readonly {
    readonly place: string;
    readonly team: number;
    readonly name: string;
    /** Matches with a result, without byes and what was not played. */
    readonly played: number;
    /** The victory points that it brings from an earlier stage; null in an event without. */
    readonly carried: number | null;
    /** With these, after penalties. */
    readonly total: number | null;
    /** IMPs won less IMPs lost, by the margins of its matches after penalties; null at board-a-match. */
    readonly netImps: number | null;
    /** At board-a-match: its points as a percentage of the boards of its matches; else null. */
    readonly percentage: number | null;
    /** Deducted from the round's match if it has one, else from the total. */
    readonly penalties: readonly {
      readonly round: number | null;
      readonly amount: number;
      readonly unit: "imps" | "vps" | "points";
      readonly reason: string;
    }[];
    /** Tie-break by which the team above is ahead on equal victory points; "" if there is none. */
    readonly why: string;
    /** By round, and the sums up to each. */
    readonly vps: readonly (number | null)[];
    readonly running: readonly (number | null)[];
  }[];
  /** Sentences for the Director to check. */
  readonly warnings: readonly string[];
  /** Results that were corrected after a later round had been paired by them: as a file has them, "9", "12-8", "walkover". */
  readonly corrections: readonly {
    readonly round: number;
    readonly teams: readonly [number, number];
    readonly before: string;
    readonly after: string;
  }[];
  /** Null after the last round has been paired. */
  readonly nextRound: NextRoundJson | null;
  /** Null without a knockout. */
  readonly bracket: BracketJson | null;
}

/** A league's season, its teams by number. */
export interface LeagueJson extends CommonJson {
  readonly session: "league";
  readonly double: boolean;
  readonly boardsPerMatch: number;
  readonly scale: string;
  readonly ties: "head-to-head" | "quotient";
  /** Score of a conceded match: 60 % of the scale, or the average of the team's other matches. */
  readonly walkover: "60" | "average" | "greatest";
  /** The highest first, where there are several or a line for those who go up or down. */
  readonly divisions?: readonly {
    /** From 1. */
    readonly division: number;
    readonly name: string;
    readonly teams: readonly number[];
    /** How many go up and down. */
    readonly promoted: number;
    readonly relegated: number;
    readonly isOver: boolean;
  }[];
  readonly teams: readonly {
    readonly team: number;
    readonly name: string;
    /** IMPs that it is given in a match of all its boards; left out without handicaps. */
    readonly handicap?: number;
  }[];
  readonly rounds: readonly {
    /** Only with several divisions. */
    readonly division?: number;
    readonly round: number;
    /** Year-month-day, "" for none. */
    readonly date: string;
    readonly sitsOut: number | null;
  }[];
  /** The fixture list; pairs of things are of the team at whose home it is played and of the other one. */
  readonly matches: readonly (AheadJson<number> & {
    readonly division?: number;
    readonly round: number;
    readonly teams: Both<number>;
    /** The day it is played on; and the fixture list's where it was moved. */
    readonly date: string;
    readonly movedFrom: string | null;
    readonly state: "open" | "played" | "conceded" | "void";
    /** Won by each team; null where none count. */
    readonly imps: Both<number> | null;
    readonly vps: Both<number> | null;
    readonly concededBy: number | null;
    /** True if the result may still change; left out otherwise. */
    readonly provisional?: boolean;
    /** Only if the venue differs from the fixture list. */
    readonly swapped?: boolean;
    /** How many boards were played; where all were, left out without handicaps. */
    readonly boards?: number;
    /** With handicaps: whether they have turned it. */
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
    /** IMPs won for each IMP lost; null where none are lost. */
    readonly quotient: number | null;
    /** Victory points that are taken from the total, and why; "" where nothing is said. */
    readonly deducted: number;
    readonly deductedFor: string;
    readonly total: number | null;
    /** By round, and the sums up to each. */
    readonly vps: readonly (number | null)[];
    readonly running: readonly (number | null)[];
    /** Among those who go up or down, or tied across a line; null between the lines. Left out where there are none. */
    readonly zone?: "up" | "down" | "tied" | null;
    /** Deductions, if any team has a penalty. A penalty of a round counts once the team has a result in that round. */
    readonly penalties?: readonly {
      readonly round: number | null;
      readonly amount: number;
      readonly unit: "imps" | "vps" | "points";
      readonly reason: string;
      readonly counts: boolean;
    }[];
    /** How a tie was broken, in words; "" where there was none. */
    readonly why: string;
  }[];
}

export interface NextRoundJson {
  readonly round: number;
  /** Two teams each, the second null for a bye; null while something is missing. */
  readonly pairings: readonly (readonly [number, number | null])[] | null;
  /** Three teams that play each other, and which half of it this round is. */
  readonly threeTeams?: {
    readonly teams: readonly number[];
    readonly half: 1 | 2;
    /** True if they play each other within this round, with half the boards in each match. */
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
     * Compared with the pairing by the rule: additional rematches, and the sum of differences in victory points between
     * opponents; null if the rule has no pairing.
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
  /** How many. */
  readonly teams: number | null;
  /** Teams by seed. */
  readonly seeds: readonly number[] | null;
  readonly rounds: readonly {
    readonly round: string;
    readonly matches: readonly BracketMatchJson[];
  }[];
  readonly winner: number | null;
  /** The match for third place; null where none is played. */
  readonly third: BracketMatchJson | null;
  /** Condition for the start. */
  readonly waitsFor: string | null;
}
