import fc from "fast-check";
import { printContract } from "../../../src/bridge/contract";
import { printResult } from "../../../src/bridge/result";
import { vulnerabilityOf } from "../../../src/bridge/vulnerability";
import { understand } from "../../../src/exchange/understand";
import { placesOf, planSession, scoreResultLines } from "../../../src/sessions/kinds";
import type { TableResult } from "../../../src/sessions/results";
import { tableResult } from "../../support/random-results";
import { runs } from "../../support/runs";

const PLAN = planSession("four-pairs", { boards: 24 });

type Row = Readonly<Record<string, string>>;

/** A way of writing something of a result: in columns of its own. */
type Form = (result: TableResult) => Row;

/** Whose plus and minus: the other side's column is blank, or has a 0. */
const sides =
  (plus: string, minus: string, none: string, sign = ""): Form =>
  ({ points }) => ({
    [plus]: points > 0 ? String(points) : points === 0 ? "0" : none,
    [minus]: points < 0 ? `${sign}${-points}` : points === 0 ? "0" : none,
  });

const SIDES: readonly Form[] = [
  ["+", "-"], ["Plus", "Minus"], ["NS+", "NS-"], ["N/S +", "N/S −"], ["N-S plus", "N-S minus"], ["+ NS", "- NS"], ["Plus Score", "Minus Score"],
  ["NS+", "EW+"], ["Plus", "Moins"], ["NZ plus", "NZ min"], ["NS", "EW"], ["NS Score", "EW Score"], ["+Sc", "-Sc"],
].flatMap(([plus = "", minus = ""]) => ["", "0"].map((none) => sides(plus, minus, none))); // prettier-ignore

const isBid = ({ contract }: TableResult) => contract !== null && contract !== "Pass";
const isEastWest = ({ declarer }: TableResult) => declarer === "E" || declarer === "W";

const POINTS: readonly Form[] = [
  ...SIDES,
  sides("Plus", "Minus", "", "-"),
  ...["Points", "N-S points", "Punkte", "Punten"].map((heading): Form => ({ points }) => ({
    [heading]: String(points),
  })),
  ({ points }) => ({ "E-W": String(-points || 0) }),
];

/** Points whose side follows from the contracts, or is asked about. */
const SCORES: readonly Form[] = [
  ({ points }) => ({ Score: String(points) }),
  (result) => ({ Score: String((isEastWest(result) ? -result.points : result.points) || 0) }),
];

const DOUBLES = [
  ["", "X", "XX"],
  ["0", "1", "2"],
  ["-", "x", "xx"],
  ["no", "D", "R"],
] as const;

const undoubled = ({ contract }: TableResult) =>
  contract === null ? "" : contract === "Pass" ? "Pass" : printContract({ ...contract, doubling: 0 });

const CONTRACTS: readonly Form[] = [
  ({ contract }) => ({ Contract: contract === null ? "" : printContract(contract) }),
  ...["X", "Dbl", "Doubled", "x/xx", "Kontra"].flatMap((heading) =>
    DOUBLES.map((words): Form => (result) => ({
      Contract: undoubled(result),
      [heading]: typeof result.contract === "object" && result.contract !== null ? words[result.contract.doubling] : "",
    }))
  ),
];

const tricks = ({ contract, result }: TableResult) =>
  typeof contract === "object" && contract !== null && result !== null ? String(contract.level + 6 + result) : "";

const RESULTS: readonly Form[] = [
  ({ result, contract }) => ({ Result: result === null || contract === "Pass" ? "" : printResult(result) }),
  (result) => ({ Tricks: tricks(result) }),
  ({ result, contract }) => ({ Tks: result === null || contract === "Pass" ? "" : printResult(result) }),
];

const SEATS: readonly Form[] = ["By", "Dec", "Declarer", "Decl"].map((heading): Form => ({ declarer }) => ({
  [heading]: declarer ?? "",
}));

const HARMLESS: readonly Form[] = [
  () => ({ Lead: "D5" }),
  () => ({ Round: "1", Remark: "late: 2 hands" }),
  ({ board }) => ({ Vul: vulnerabilityOf(board) }),
  () => ({ "MP NS": "2", "%": "50" }),
];

/** A table with a form of each part, its columns in any order, headed. */
function table(results: readonly TableResult[], parts: readonly Form[], order: readonly number[], separator: string) {
  const rows = results.map((result) => ({
    ...{ Table: String(result.table), Board: String(result.board) },
    ...Object.assign({}, ...parts.map((form) => form(result))),
  })) as Row[];
  const headings = Object.keys(rows[0] ?? {})
    .map((heading, i) => ({ heading, at: order[i % order.length] ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ heading }) => heading);
  const cells = (row: Row) => headings.map((heading) => row[heading] ?? "");
  return {
    headings,
    rows: rows.map(cells),
    text: [headings, ...rows.map(cells)].map((row) => row.join(separator)).join("\n"),
  };
}

/** The letter C is asked about beside headings of another language; diamonds are scored as clubs are. */
function withoutClubs(result: TableResult): TableResult {
  const { contract } = result;
  const isClubs = typeof contract === "object" && contract?.strain === "C";
  return isClubs ? { ...result, contract: { ...contract, strain: "D" } } : result;
}

const results = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 24 })), {
    minLength: 1,
    maxLength: 12,
    selector: String,
  })
  .chain((places) => fc.tuple(...places.map(([at, board]) => tableResult(at, board))))
  .map((all) => all.filter(({ points, expected }) => expected === null || points === expected).map(withoutClubs))
  .filter((all) => all.length > 0);

const separators = fc.constantFrom("\t", ";", ",", "|");
const order = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
const one = (forms: readonly Form[]) => fc.constantFrom(...forms);
const harmless = fc.option(one(HARMLESS)).map((form) => (form === null ? [] : [form]));

/** Whether declarer is so far down that the tricks may be overtricks, which is asked about. */
const isFarDown = (each: TableResult) => isBid(each) && (each.result ?? 0) < -6;

function readTable(text: string) {
  const { lines, unread } = understand(text, PLAN);
  const { results: found, faults } = scoreResultLines(PLAN, lines);
  const tables = "tables" in found ? found.tables : [];
  return {
    points: new Map(tables.map(({ table: at, board, points }) => [`${at}/${board}`, points])),
    faults: [...unread, ...faults],
  };
}

const meant = (all: readonly TableResult[]) =>
  new Map(all.map(({ table: at, board, points }) => [`${at}/${board}`, points]));

test("points in any form, alone or beside contracts, are those that were written", () => {
  const played = fc.tuple(one(CONTRACTS), one(SEATS), fc.option(one(RESULTS)));
  const parts = fc.tuple(one(POINTS), fc.option(played), harmless);
  fc.assert(
    fc.property(results, parts, order, separators, (all, [points, contract, more], at, separator) => {
      const forms = contract === null ? [] : contract.flatMap((form) => form ?? []);
      fc.pre(!all.some(isFarDown));
      const { points: read, faults } = readTable(table(all, [points, ...forms, ...more], at, separator).text);
      expect(faults).toEqual([]);
      expect(read).toEqual(meant(all));
    }),
    { numRuns: runs({ ci: 300, soak: 30_000 }) }
  );
});

test("contracts in any form are scored as they were played", () => {
  const parts = fc.tuple(one(CONTRACTS), one(SEATS), one(RESULTS), harmless);
  fc.assert(
    fc.property(results, parts, order, separators, (all, [contract, seat, result, more], at, separator) => {
      const played = all.filter((each) => each.contract !== null);
      fc.pre(played.length > 0);
      const { points, faults } = readTable(table(played, [contract, seat, result, ...more], at, separator).text);
      if (!played.some(isFarDown)) expect(faults).toEqual([]);
      const right = meant(played);
      for (const [at, found] of points) expect(found).toBe(right.get(at));
      if (faults.length === 0) expect(points.size).toBe(played.length);
    }),
    { numRuns: runs({ ci: 300, soak: 30_000 }) }
  );
});

test("scores of either side are read by their contracts, or asked about", () => {
  const parts = fc.tuple(one(SCORES), one(CONTRACTS), one(SEATS), fc.option(one(RESULTS)));
  const count = { read: 0, asked: 0 };
  fc.assert(
    fc.property(results, parts, order, separators, (all, forms, at, separator) => {
      const { points, faults } = readTable(
        table(
          all,
          forms.flatMap((form) => form ?? []),
          at,
          separator
        ).text
      );
      const right = meant(all);
      // A score beside no contract is North-South's only where the contracts of other rows show it.
      const isShown = all.some((each) => isBid(each) && isEastWest(each));
      for (const [place, found] of points) if (isShown) expect(found).toBe(right.get(place));
      if (faults.length === 0) expect(points.size).toBe(all.length);
      count[faults.length === 0 ? "read" : "asked"] += 1;
    }),
    { numRuns: runs({ ci: 300, soak: 30_000 }) }
  );
  expect(count.read).toBeGreaterThan(count.asked / 4);
});

test("with a slip, or without headings, it is right, asked about or refused, never another score", () => {
  const slip = fc.record({
    row: fc.nat(),
    column: fc.nat(),
    with: fc.constantFrom("", "x", "?", "7", "-", "1.100", "60/40", "Tom", "=", "NS", "4H", "0"),
  });
  const parts = fc.tuple(one(SIDES), fc.option(one(CONTRACTS)), one(SEATS), one(RESULTS));
  fc.assert(
    fc.property(
      results,
      parts,
      order,
      separators,
      fc.option(slip),
      (all, [points, contract, ...played], at, separator, wrong) => {
        const forms = contract === null ? [points] : [points, contract, ...played];
        // Without headings people write plus before minus.
        const { headings, rows } = table(all, forms, wrong === null ? [0] : at, separator);
        const changed = rows.map((row, i) =>
          wrong && i === wrong.row % rows.length
            ? row.map((cell, j) => (j === wrong.column % row.length ? wrong.with : cell))
            : row
        );
        const text = [...(wrong === null ? [] : [headings]), ...changed].map((row) => row.join(separator)).join("\n");
        const { points: read, faults } = readTable(text);
        // The slip may have made one board of two, of which one is refused or asked about.
        if (faults.length > 0 && wrong?.with === "7") return;
        const right = meant(all);
        const touched = wrong === null ? [] : rows.slice(wrong.row % rows.length, (wrong.row % rows.length) + 1);
        const isTouched = (place: string) =>
          touched.some(
            (row) => place === `${row[headings.indexOf("Table")] ?? ""}/${row[headings.indexOf("Board")] ?? ""}`
          );
        for (const [place, found] of read)
          if (!isTouched(place) && right.has(place)) expect(found).toBe(right.get(place));
        if (faults.length === 0) expect(read.size).toBeGreaterThanOrEqual(all.length - 1);
      }
    ),
    { numRuns: runs({ ci: 500, soak: 50_000 }) }
  );
});

/** Titles of travellers, in the languages of results. */
const TITLES: readonly ((board: number) => string)[] = [
  (board) => `Board ${board}`,
  (board) => `Bd ${board}:`,
  (board) => `Deal ${board}`,
  (board) => `Board ${board} · N · ${vulnerabilityOf(board)}`,
  (board) => `Board no. ${board} (Thursday)`,
];

/** How a row of a traveller says where it was played. */
const WHERE: Readonly<Record<"table" | "pairs" | "number", Form>> = {
  table: ({ table: at }) => ({ Table: String(at) }),
  pairs: ({ table: at, board }) => {
    const place = placesOf(PLAN).find(({ table: other, boards }) => other === at && boards.includes(board));
    return { "NS Pair": place?.sitting[0].id ?? "", "EW Pair": place?.sitting[1].id ?? "" };
  },
  number: ({ table: at }) => ({ No: String(at) }),
};

test("travellers are right, asked about or refused, never another score", () => {
  const parts = fc.tuple(one(CONTRACTS), one(SEATS), one(RESULTS), harmless);
  const way = fc.record({
    where: fc.constantFrom("table" as const, "pairs" as const, "number" as const),
    title: fc.constantFrom(...TITLES),
    headings: fc.constantFrom("each", "first", "none"),
    isBelowTable: fc.boolean(),
  });
  const count = { read: 0, asked: 0 };
  fc.assert(
    fc.property(results, parts, order, separators, way, (all, [contract, seat, result, more], at, separator, how) => {
      const played = all.filter((each) => each.contract !== null && !isFarDown(each));
      fc.pre(played.length > 0);
      const forms = [WHERE[how.where], contract, seat, result, ...more];
      const { headings, rows } = table(played, forms, at, separator);
      const columns = headings.flatMap((heading, i) =>
        ["Table", "Board"].includes(heading) && !(heading in WHERE[how.where](played[0]!)) ? [] : [i]
      );
      const cut = (cells: readonly string[]) => columns.map((i) => cells[i] ?? "").join(separator);
      const boards = [...new Set(played.map(({ board }) => board))];
      const lines = boards.flatMap((board, i) => [
        how.title(board),
        ...(how.headings === "each" || (how.headings === "first" && i === 0) ? [cut(headings)] : []),
        ...rows.filter((_, j) => played[j]?.board === board).map(cut),
      ]);
      const { points, faults } = readTable([...(how.isBelowTable ? ["Table 1"] : []), ...lines].join("\n"));
      const right = meant(played);
      for (const [place, found] of points) expect(found).toBe(right.get(place));
      if (faults.length === 0) expect(points.size).toBe(played.length);
      if (how.headings !== "none" && how.where === "table") expect(faults).toEqual([]);
      count[faults.length === 0 ? "read" : "asked"] += 1;
    }),
    { numRuns: runs({ ci: 500, soak: 50_000 }) }
  );
  expect(count.read).toBeGreaterThan(count.asked / 4);
});
