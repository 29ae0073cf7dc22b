import { InputError } from "../../bridge/input-error";
import { chicago, CHICAGO_PLAYERS, EVEN_ROUNDS, type ChicagoPlayers } from "../../movements/chicago";
import type { Partners } from "../../movements/contestant";
import { contestants } from "../../movements/contestant";
import { stretchesOf, type Movement, type Stretch } from "../../movements/movement";
import { checked, range, oneOfWords, type AllowedOptions } from "../accepted";
import { namelessOf, NUMBERED_PLAYERS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkHeading, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import { readExpected, type ExpectedLine } from "./expected";

const { chicago: refused } = texts.options;

/** Number of deals in a round. */
export const DEALS = 4;

export const CHICAGO_OPTIONS = {
  players: true,
  rounds: range(1, 12, refused.rounds),
  partners: { ...oneOfWords(["change", "stay"], refused.word), defaultValue: "change" },
  vulnerable: { ...oneOfWords(["dealer", "opponents"], refused.word), defaultValue: "dealer" },
  "passed-out": { ...oneOfWords(["again", "counted"], refused.word), defaultValue: "again" },
  expected: true,
  words: true,
} as const satisfies AllowedOptions;

/** An evening at one table, checked and laid out. */
export interface ChicagoPlan extends PlanHeading {
  readonly kind: "chicago";
  /** The players' names, "" for none; number 1 first. */
  readonly names: readonly string[];
  /** "imps" are IMPs for the difference between the points and the expected points; there are no victory points. */
  readonly scoring: "points" | "imps";
  readonly scale: null;
  readonly rounds: number;
  /** Number of deals. */
  readonly boards: number;
  readonly partners: (typeof CHICAGO_OPTIONS.partners.choices)[number];
  /** The side that is vulnerable on deals 2 and 3 of a round: the dealer's, or its opponents. */
  readonly vulnerable: (typeof CHICAGO_OPTIONS.vulnerable.choices)[number];
  readonly passedOut: (typeof CHICAGO_OPTIONS)["passed-out"]["choices"][number];
  /** The group's own table of expected scores, from 21 high-card points on; null if points decide. */
  readonly expected: readonly ExpectedLine[] | null;
  readonly movement: Movement<Partners>;
  readonly stretches: readonly Stretch<Partners>[];
}

/**
 * Numbers of the duplicate boards that have the dealer and vulnerability of a round's deals: North deals first, nobody
 * is vulnerable on the first deal and all on the fourth.
 */
const BOARDS = { dealer: [1, 6, 15, 20], opponents: [1, 2, 3, 4] } as const;

/**
 * Difference between the board numbers of successive rounds; dealer and vulnerability repeat after it. Every board
 * number is higher than any deal number, so a file of another program may use board numbers or deal numbers.
 */
const BOARDS_APART = 64;

/** Returns the number of the board that stands for a deal; deals are counted from 1 through the evening. */
export function boardOfDeal({ vulnerable }: Pick<ChicagoPlan, "vulnerable">, deal: number): number {
  const round = Math.ceil(deal / DEALS);
  return BOARDS_APART * round + (BOARDS[vulnerable][(deal - 1) % DEALS] ?? 0);
}

/** Returns the number of a board's deal in the evening, from 1. */
export function dealOfBoard({ vulnerable }: Pick<ChicagoPlan, "vulnerable">, board: number): number {
  const round = Math.floor(board / BOARDS_APART);
  const all: readonly number[] = BOARDS[vulnerable];
  return DEALS * (round - 1) + all.indexOf(board - BOARDS_APART * round) + 1;
}

export function dealsAgain({ passedOut }: Pick<ChicagoPlan, "passedOut">): boolean {
  return passedOut === "again";
}

/** True if all players have played equally many deals after `rounds`; always so if partners stay. */
export function isEven(players: ChicagoPlayers, rounds: number, stay = false): boolean {
  return stay || EVEN_ROUNDS[players].includes(rounds);
}

/** Returns the next number of rounds after which all have played equally often; null if there is none. */
export function nextEven({ names, rounds }: Pick<ChicagoPlan, "names" | "rounds">): number | null {
  const count = CHICAGO_PLAYERS.find((players) => players === names.length);
  return (count && EVEN_ROUNDS[count].find((even) => even > rounds)) ?? null;
}

/**
 * Checks the options of an evening and lays it out.
 * @throws InputError if an option is wrong; the message says what is accepted.
 */
export function planChicago(options: SessionOptions): ChicagoPlan {
  const { players, names } = checkPlayers(options.players);
  const word = <O extends "partners" | "vulnerable" | "passed-out">(option: O) => {
    const { defaultValue } = CHICAGO_OPTIONS[option];
    return options[option] ?? defaultValue;
  };
  const partners = checked("partners", CHICAGO_OPTIONS.partners, word("partners"));
  if (partners === "stay" && players !== 4) throw new InputError(refused.stay(players), "partners");
  const vulnerable = checked("vulnerable", CHICAGO_OPTIONS.vulnerable, word("vulnerable"));
  const passedOut = checked("passed-out", CHICAGO_OPTIONS["passed-out"], word("passed-out"));
  const expected = readExpected(options.expected);
  const rounds = checked("rounds", CHICAGO_OPTIONS.rounds, options.rounds ?? EVEN_ROUNDS[players][0] ?? 1);
  const movement = chicago(players, rounds, partners === "stay").map(
    ({ set, ...place }): Movement<Partners>[number] => ({
      ...place,
      boards: Array.from({ length: DEALS }, (_, i) => boardOfDeal({ vulnerable }, DEALS * (set - 1) + i + 1)),
    })
  );
  return {
    kind: "chicago",
    ...checkHeading(options, texts.titles.chicago),
    names,
    scoring: expected ? "imps" : "points",
    scale: null,
    expected,
    rounds,
    boards: DEALS * rounds,
    partners,
    vulnerable,
    passedOut,
    movement,
    // If there are few rounds, some players have no seat in any round; they sit out in every round.
    stretches: stretchesOf(movement).map((stretch) => ({
      ...stretch,
      sitsOut: contestants(players).filter(
        (player) => !stretch.tables.some(({ ns, ew }) => [...ns, ...ew].includes(player))
      ),
    })),
  };
}

function checkPlayers(typed: readonly string[] | undefined): { players: ChicagoPlayers; names: string[] } {
  const { count, names } = countedOrNamed(typed ?? [String(CHICAGO_PLAYERS[0])], "players");
  const players = CHICAGO_PLAYERS.find((players) => players === count);
  if (players === undefined) throw new InputError(refused.players(count, CHICAGO_PLAYERS), "players");
  const defaults = namelessOf(NUMBERED_PLAYERS, players);
  return { players, names: checkNames({ names, needed: players, noun: "player", option: "players", defaults }) };
}
