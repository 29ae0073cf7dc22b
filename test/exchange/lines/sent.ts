import fc from "fast-check";
import type { Contract } from "../../../src/bridge/contract";
import { printResult } from "../../../src/bridge/result";
import type { Seat } from "../../../src/bridge/seat";
import type { TableResult } from "../../../src/sessions/results";

/** How somebody writes: a way of each thing, for all boards of theirs. */
interface Style {
  readonly table: string;
  readonly board: (board: number) => string;
  readonly strains: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly by: string;
  readonly doubled: readonly [string, string, string];
  readonly result: (result: number) => string;
  readonly pass: string;
}

const PLAIN = { C: "C", D: "D", H: "H", S: "S", NT: "NT" };
const SYMBOLS = { C: "♣", D: "♦", H: "♥️", S: "♠", NT: "NT" };
const LETTERS = { N: "N", E: "E", S: "S", W: "W" };
const signs = (result: number) => printResult(result);

const STYLES: readonly Style[] = [
  { table: "Table", board: (board) => `Bd ${board}`, strains: PLAIN, seats: LETTERS, by: "", doubled: ["", "X", "XX"], result: signs, pass: "pass" },
  { table: "T", board: (board) => `${board}:`, strains: { ...PLAIN, NT: "nt" }, seats: { N: "North", E: "East", S: "South", W: "West" }, by: "by", doubled: ["", " x", " xx"], result: words("made", "over", "down"), pass: "passed out" },
  { table: "table", board: (board) => `#${board}`, strains: SYMBOLS, seats: { N: "n", E: "e", S: "s", W: "w" }, by: "", doubled: ["", "*", " redoubled"], result: (result) => signs(result).replace("-", "−"), pass: "P" },
  { table: "Tisch", board: (board) => `Brett ${board}`, strains: { C: " Treff", D: " Karo", H: " Coeur", S: " Pik", NT: "SA" }, seats: { N: "Nord", E: "Ost", S: "Süd", W: "West" }, by: "von", doubled: ["", " Kontra", " Rekontra"], result: words("erfüllt", "Überstich", "Faller"), pass: "gepasst" },
  { table: "Tisch", board: (board) => `Board ${board}`, strains: { C: "T", D: "K", H: "H", S: "P", NT: "SA" }, seats: { N: "N", E: "O", S: "S", W: "W" }, by: "von", doubled: ["", "X", "XX"], result: signs, pass: "Passe" },
  { table: "tafel", board: (board) => `spel ${board}`, strains: { C: "K", D: "R", H: "H", S: "S", NT: "SA" }, seats: { N: "N", E: "O", S: "Z", W: "W" }, by: "door", doubled: ["", "x", "xx"], result: words("contract gemaakt", "overslagen", "down"), pass: "gepast" },
  { table: "Table", board: (board) => `Donne ${board}`, strains: { C: " trèfles", D: " carreaux", H: " cœurs", S: " piques", NT: " SA" }, seats: { N: "Nord", E: "Est", S: "Sud", W: "Ouest" }, by: "par", doubled: ["", " contré", " surcontré"], result: words("juste", "mieux", "chute"), pass: "passe" },
]; // prettier-ignore

function words(made: string, over: string, down: string) {
  return (result: number) => (result === 0 ? made : result > 0 ? `${result} ${over}` : `${-result} ${down}`);
}

const NOISE = [
  "who brings wine?",
  "haha 😀",
  "Wer bringt Wein mit?",
  "<Media omitted>",
  "ok",
  "wie is er te laat?",
  "à bientôt",
];

/** What each program puts before a message. */
const PROGRAMS: readonly ((sender: string, minute: number) => string)[] = [
  (sender, minute) => `22/11/2026, 19:${minute} - ${sender}: `,
  (sender, minute) => `[22.11.26, 19:${minute}:12] ${sender}: `,
  (sender, minute) => `\u200E[22/11/2026, 7:${minute}:12\u202FPM] ~ ${sender}: `,
  (sender, minute) => `11/22/26, 7:${minute} PM - ${sender}: `,
  (sender, minute) => `[2026-11-22 19:${minute}] ${sender}: `,
  (sender, minute) => `Nov 22, 2026  7:${minute}:12 PM (Read by you after 5 seconds)\n${sender}\n`,
  (sender, minute) => `${sender}, [22.11.26 19:${minute}]\n`,
  (sender) => `${sender}: `,
];

/** A board in words of a style. */
function printed(result: TableResult, style: Style): string {
  const { contract, declarer, result: tricks, points, expected } = result;
  const signed = points > 0 ? `+${points}` : String(points);
  if (contract === null) return `${style.board(result.board)} ${signed}`;
  const over = points === expected ? "" : ` ${signed}`;
  if (contract === "Pass") return `${style.board(result.board)} ${style.pass}`;
  const bid = printedBid(contract, style);
  return `${style.board(result.board)} ${bid} ${style.by} ${style.seats[declarer!]} ${style.result(tricks!)}${over}`.replace(
    / +/g,
    " "
  );
}

function printedBid(contract: Exclude<Contract, "Pass">, { strains, doubled }: Style): string {
  return `${contract.level}${strains[contract.strain]}${doubled[contract.doubling]}`;
}

/** A conversation in which somebody at each table sends its results. */
export function conversation(
  results: readonly TableResult[],
  tableName: (table: number) => string
): fc.Arbitrary<string> {
  const tables = [...new Set(results.map(({ table }) => table))];
  const way = fc.record({
    style: fc.constantFrom(...STYLES),
    program: fc.option(fc.constantFrom(...PROGRAMS), { freq: 6 }),
    together: fc.integer({ min: 1, max: 4 }),
    noise: fc.array(fc.option(fc.constantFrom(...NOISE), { freq: 3 }), { minLength: 12, maxLength: 12 }),
    isAlone: fc.boolean(),
  });
  return way.map(({ style, program, together, noise, isAlone }) => {
    const lines: string[] = [];
    for (const table of tables) {
      const sender = ["Ann", "Bob B.", "+49 170 1234567", "Dörte"][table - 1]!;
      const name = `${style.table} ${tableName(table)}`;
      const before = (i: number) => (program ? program(sender, 10 + (i % 50)) : "");
      if (isAlone) lines.push(`${before(0)}${name}`);
      const own = results.filter((result) => result.table === table).map((result) => printed(result, style));
      for (let i = 0; i < own.length; i += together) {
        const said = noise[i % noise.length];
        if (said) lines.push(`${before(i)}${said}`);
        const parts = own.slice(i, i + together).join("; ");
        lines.push(`${before(i)}${isAlone ? parts : `${name} ${parts}`}`);
      }
    }
    return lines.join("\n");
  });
}

/** A copied table, with headings of a language or with none. */
export function copied(results: readonly TableResult[], tableName: (table: number) => string): fc.Arbitrary<string> {
  const ways: readonly (readonly [headings: readonly string[] | null, style: number])[] = [
    [["Tisch", "Brett", "Kontrakt", "Alleinspieler", "Ergebnis", "Punkte"], 3],
    [["Tisch", "Board", "Kontrakt", "von", "Ergebnis", "Punkte"], 4],
    [["Tafel", "Spel", "Contract", "Leider", "Resultaat", "Punten"], 5],
    [["Table", "Donne", "Contrat", "Déclarant", "Résultat", "Points"], 6],
    // Without a heading, German letters could be French ones.
    ...[0, 1, 2, 3, 5, 6].map((style) => [null, style] as const),
  ];
  return fc.tuple(fc.constantFrom(...ways), fc.constantFrom("\t", ";", "|")).map(([[heading, which], separator]) => {
    const style = STYLES[which]!;
    const rows = results.map(({ table, board, contract, declarer, result, points }) => [
      tableName(table),
      String(board),
      contract === null ? "" : contract === "Pass" ? style.pass : printedBid(contract, style),
      declarer === null ? "" : style.seats[declarer],
      result === null ? "" : printResult(result),
      String(points),
    ]);
    return [...(heading ? [heading] : []), ...rows].map((row) => row.join(separator)).join("\n");
  });
}

/** A language as people write results in it: its letters, of which they use one kind, and its words. */
interface Tongue {
  readonly strains: readonly Readonly<Record<string, string>>[];
  readonly seats: readonly Readonly<Record<Seat, string>>[];
  readonly strainWords: Readonly<Record<string, string>>;
  readonly seatWords: Readonly<Record<Seat, string>>;
}

const FRENCH = { C: "T", D: "K", H: "C", S: "P", NT: "SA" };
const DUTCH = { C: "K", D: "R", H: "H", S: "S", NT: "SA" };

const TONGUES = {
  en: { strains: [PLAIN], seats: [LETTERS], strainWords: { C: "clubs", D: "diamonds", H: "hearts", S: "spades", NT: "NT" }, seatWords: { N: "North", E: "East", S: "South", W: "West" } },
  de: { strains: [FRENCH, PLAIN, { ...FRENCH, H: "H" }, { ...FRENCH, S: "S", H: "H" }], seats: [{ ...LETTERS, E: "O" }], strainWords: { C: "Treff", D: "Karo", H: "Coeur", S: "Pik", NT: "SA" }, seatWords: { N: "Nord", E: "Ost", S: "Süd", W: "West" } },
  nl: { strains: [DUTCH, PLAIN], seats: [{ ...LETTERS, E: "O", S: "Z" }], strainWords: { C: "klaveren", D: "ruiten", H: "harten", S: "schoppen", NT: "SA" }, seatWords: { N: "Noord", E: "Oost", S: "Zuid", W: "West" } },
  fr: { strains: [FRENCH, PLAIN], seats: [{ ...LETTERS, W: "O" }, LETTERS], strainWords: { C: "trèfles", D: "carreaux", H: "cœurs", S: "piques", NT: "SA" }, seatWords: { N: "Nord", E: "Est", S: "Sud", W: "Ouest" } },
} as const satisfies Record<string, Tongue>; // prettier-ignore

type TongueName = keyof typeof TONGUES;

const NAMES = Object.keys(TONGUES) as TongueName[];

/** Words that several languages have. */
const SHARED = /^(Nord|Sud|West|Coeur|cœurs|NT|SA)$/;

/** Results in a language, as messages or as rows. */
interface InTongue {
  readonly name: TongueName;
  readonly text: string;
  /** Whether a word shows the language; or letters do, which only other languages than English have. */
  readonly isSaid: boolean;
  readonly isSpelt: boolean;
}

/** Results in the letters of one language, between symbols and words of it; with words of others too, where mixed. */
export function inTongue(
  results: readonly TableResult[],
  tableName: (table: number) => string,
  isMixed: boolean
): fc.Arbitrary<InTongue> {
  const ways = fc.record({
    name: fc.constantFrom(...NAMES),
    strain: fc.nat(),
    seat: fc.nat(),
    isRow: fc.boolean(),
    how: fc.array(fc.record({ strain: fc.nat(9), seat: fc.nat(9), other: fc.constantFrom(...NAMES) }), {
      minLength: 48,
      maxLength: 48,
    }),
  });
  return ways.map(({ name, strain, seat, isRow, how }) => {
    const own: Tongue = TONGUES[name];
    const strains = own.strains[strain % own.strains.length]!;
    const seats = own.seats[seat % own.seats.length]!;
    let isSaid = false;
    const word = (other: TongueName, which: (tongue: Tongue) => string) => {
      const written = which(TONGUES[isMixed ? other : name]);
      if ((!isMixed || other === name) && !SHARED.test(written)) isSaid = true;
      return written;
    };
    const lines = results.map(({ table, board, contract, declarer, result }, i) => {
      const { strain: strainHow, seat: seatHow, other } = how[i % how.length]!;
      const begin = isRow ? `${tableName(table)}|${board}|` : `T${tableName(table)} Bd ${board} `;
      if (contract === null || contract === "Pass") return `${begin}pass${isRow ? "||" : ""}`;
      const named =
        strainHow < 6
          ? strains[contract.strain]!
          : strainHow < 8
            ? SYMBOLS[contract.strain]
            : ` ${word(other, ({ strainWords }) => strainWords[contract.strain]!)}`;
      const by = seatHow < 8 ? seats[declarer!] : word(other, ({ seatWords }) => seatWords[declarer!]);
      const doubled = ["", "X", "XX"][contract.doubling]!;
      return `${begin}${contract.level}${named} ${doubled}${isRow ? "|" : " "}${by}${isRow ? "|" : " "}${printResult(result!)}`;
    });
    const text = lines.join("\n");
    return { name, text, isSaid, isSpelt: /[1-7](SA|[PTKR])|[ |][OZ][ |]/.test(text) };
  });
}
