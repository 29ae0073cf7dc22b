import type { FieldScoring } from "../../sessions/field/plan";
import type { TextPart } from "../kit/content";

/** Words for the ranked points, in the subtitle of the sheets. */
const DECIDES: Readonly<Record<Exclude<FieldScoring, "vps">, string>> = {
  matchpoints: "matchpoints",
  "cross-imps": "cross-IMPs",
  imps: "IMPs in teams",
};

function sitOut(who: string) {
  return (each: readonly TextPart[]): TextPart[] =>
    each.length === 1
      ? [`${who} `, ...each, " sits out"]
      : [`${who}s `, ...each.flatMap((one, i) => (i === 0 ? [one] : [" & ", one])), " sit out"];
}

/** Texts on the sheets of a field; texts for all kinds of session are in workbook/texts.ts. */
export const fieldTexts = {
  player: "Player",
  sitOut: { pairs: sitOut("Pair"), individual: sitOut("Player") },
  /** Headings over the contestants at each side of a table; the first of two players sits North or East. */
  sides: {
    pairs: { ns: "N-S", ew: "E-W", shortNs: "N-S", shortEw: "E-W", against: "Against" },
    individual: {
      ns: "North & South",
      ew: "East & West",
      shortNs: "N & S",
      shortEw: "E & W",
      against: "Against (N or E first)",
    },
  },
  /** Between the names of two partners. */
  and: " & ",
  subtitle: <T>(
    boards: number,
    rounds: number,
    perRound: { readonly min: number; readonly max: number },
    scoring: FieldScoring,
    scale: T | null,
    areTwoWinners: boolean
  ) => [
    `${boards} boards · ${rounds} rounds of ${perRound.min === perRound.max ? perRound.max : `${perRound.min} to ${perRound.max}`} · `,
    ...(scoring !== "vps" ? [DECIDES[scoring]] : scale === null ? [] : ["victory points by ", scale]),
    ...(areTwoWinners ? [" · two winners"] : []),
  ],

  tables: {
    headings: {
      points: "N-S points",
      matchpointsNs: "MPs\nN-S",
      matchpointsEw: "MPs\nE-W",
      crossImps: "X-IMPs\nN-S",
      teamImps: "IMPs\nN-S",
      adjusted: "Adjusted",
      group: "Fouled\ngroup",
      seats: "Seats",
    },
    /**
     * The round, with the two players who sit North-South; `eastWest` is the line below, with the East-West players and
     * those who sit out.
     */
    northSouth: (round: string, north: TextPart, south: TextPart) => [round, "   N ", north, " · S ", south] as const,
    eastWest: (east: TextPart, west: TextPart, out: TextPart): TextPart[] => [
      "E ",
      east,
      " · W ",
      west,
      ...(out === "" ? [] : [" · ", out]),
    ],
    note: "Every table plays all the boards of a round: start with those that are named, then pass them on.",
    travelling: "The boards travel: after each round, take them to the table that plays them next (see Movement).",
    /** Legend of the mark on a board's number. */
    ruling: "* Adjusted or cancelled by the Director, or the pairs sat the wrong way.",
  },

  boards: {
    name: "Boards",
    note: "A traveller for each board: all its results, North-South's best score first. MPs are matchpoints; X-IMPs are the average IMPs against the other scores.",
    headings: {
      points: "N-S\npoints",
      matchpointsNs: "MPs\nN-S",
      matchpointsEw: "MPs\nE-W",
      percentage: "N-S %",
      impsNs: "X-IMPs\nN-S",
      impsEw: "X-IMPs\nE-W",
    },
    band: (board: number, dealer: string, vulnerability: string) =>
      `Board ${board}   Dealer ${dealer}   Vulnerable: ${vulnerability}`,
  },

  scoresheet: {
    percentage: "%",
    matchpoints: "MPs",
    crossImps: "X-IMPs",
    handicap: "Handicap",
    ofRound: {
      matchpoints: "Percentage by round",
      "cross-imps": "Cross-IMPs by round",
      imps: "IMPs by round",
      vps: "Victory points by round",
    },
    running: {
      matchpoints: "Percentage after each round",
      "cross-imps": "Cross-IMPs after each round",
      imps: "IMPs after each round",
      vps: "Victory points after each round",
    },
    withHandicap: ", with handicap",
    /** Heading of the total. */
    totalWithHandicap: "With handicap",
    places: "Place after each round",
    chartDescription: "A line for each pair or player: the place after each round.",
    entry: {
      handicap: {
        title: "Handicap",
        text: "Type what to add to the session's total, such as 2.5 or -1.65: percentage points, IMPs or VPs.",
      },
    },
  },

  director: {
    name: "Director",
    rulings: {
      caption: "Weighted scores and wrong boards",
      note: "One line for each ruling, such as 9 at Table 2: 60% 620, 40% -100, or N-S 100% 620; E-W 60% 620, 40% -100; or for a board played in place of another, 17 instead of 15 at Table 3: 420. Then open this workbook in Overtrick, which works the ruling out: Excel alone does not. Overtrick writes the scores marked R in Adjusted, and beside the ruling the results that it used.",
      headings: { line: "Line", ruling: "Ruling", from: "For Overtrick: leave as it is" },
      /** Faults of a line. */
      told: {
        board: "Board: begin like 9 at Table 2",
        table: "Table: begin like 9 at Table 2",
        open: "Not worked out: open Overtrick",
        deleted: "Ruling deleted: work out again",
        stale: <T>(board: T) => `Board ${board} changed: rule again`,
      },
    },
    extras: {
      caption: "Extra scores",
      note: "Who played a wrong board has no row for it: Overtrick writes here what the board is worth to them. Without Overtrick, type it yourself.",
      headings: {
        line: "Line",
        round: "Round",
        who: "Who",
        worth: { matchpoints: "Percent", imps: "IMPs" },
      },
      entry: {
        whole: (title: string, max: number) => `Type the ${title}, 1 to ${max}.`,
        worth: "Type what the board is worth, such as 62.5.",
      },
      /** Faults of a line, by cells from left to right. */
      told: {
        round: "Round: one of this session",
        who: { pairs: "Pair: type a pair's number", individual: "Player: type a player's number" },
        worth: "Type a number such as 62.5",
      },
    },
    /** Text between the number of boards to check and the number of faults on the sheet Director. */
    wrong: " · Director: ",
    penalties: {
      caption: "Penalties",
      note: "One line for each penalty. It is taken from the session's total; with %, it is a percentage of the maximum matchpoints on one board.",
      headings: { line: "Line", penalty: "Penalty", unit: "Unit", reason: "Reason" },
      entry: {
        who: {
          pair: (count: number) => `Type the number of the pair, 1 to ${count}.`,
          player: (count: number) => `Type the number of the player, 1 to ${count}.`,
        },
        penalty: "Type a number up to 999, such as 10 or 0.5, without a sign; type 10 for 10 %.",
        unit: (units: readonly string[]) => `Type ${units.join(" or ")}.`,
      },
      /** Faults of a line, by cells from left to right. */
      told: {
        who: { pairs: "Pair: type a pair's number", individual: "Player: type a player's number" },
        penalty: "Penalty: 0.5, or 10 for 10 %",
        unit: "Unit: type % or matchpoints",
        reason: "Reason: 60 letters at most",
      },
    },
  },

  movement: {
    note: "The list shows who sits where in each round. Cut out the cards: one for each table and each pair or player.",
    partner: "Partner",
  },

  /** Optional forms to print. */
  forms: {
    travellers: {
      name: "Travellers",
      headings: { plus: "N-S +", minus: "N-S −", points: "Score", ownPlus: "Plus", ownMinus: "Minus" },
    },
    pickUpSlips: {
      name: "Pick-up slips",
      heading: (round: number, table: number, ns: string | number, ew: string | number) =>
        `Round ${round}   Table ${table}   N-S ${ns}   E-W ${ew}`,
      agreed: "E-W agree",
    },
    nameTags: "Name tags",
    signUp: {
      name: "Sign-up",
      note: (count: number) => `Room for ${count}; those further down are reserves.`,
      /** Number of further lines, for reserves. */
      spare: 4,
      headings: { pair: "Both names", player: "Name", phone: "Telephone", remark: "Remark" },
    },
    journals: "Journals",
  },
} as const;
