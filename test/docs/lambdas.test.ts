import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import * as fc from "fast-check";
import { BRIDGE_LAMBDAS, lambdaFile, LAMBDAS, storedLambda } from "../../scripts/lambdas";
import { OVERTRICK_FUNCTIONS, overtrickFunctions } from "../../scripts/overtrick-functions";
import { boardScore } from "../../src/bridge/contract-score";
import { LEVELS, printContract, STRAINS, type Bid } from "../../src/bridge/contract";
import { impsOf } from "../../src/bridge/imp";
import { SEATS } from "../../src/bridge/seat";
import { namedScale } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { dealer, vulnerability } from "../../src/functions/boards";
import { crossImpsOfScores } from "../../src/functions/cross-imps";
import { matchpointsOfScores } from "../../src/functions/matchpoints";
import { bam, netScoreOfColumns } from "../../src/functions/net-score";
import { place } from "../../src/functions/place";
import { call } from "../support/custom-functions";
import { testWithValidator, validationErrors } from "../support/ooxml-validator";
import { runs } from "../support/runs";

/** IronCalc takes a tenth of a second for a score: one in so many is asked for. */
const STEP = runs({ ci: 13, soak: 1 });

const ROOT = path.join(__dirname, "../..");

/** What IronCalc gives for formulas, with the names defined and a table from A1 on; each may fill some rows. */
function calculated(
  formulas: readonly string[],
  table: readonly (readonly (number | string)[])[] = [],
  rows = 1
): string[] {
  const script = `
    import init, { Model } from "@ironcalc/wasm";
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    import { setFlagsFromString } from "node:v8";
    // To compile it well takes longer than all that is calculated.
    setFlagsFromString("--liftoff-only");
    const wasm = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");
    await init({ module_or_path: readFileSync(wasm) });
    const { names, formulas, table, rows } = JSON.parse(readFileSync(0, "utf8"));
    const model = new Model("bridge", "en", "UTC", "en");
    for (const { name, formula } of names) model.newDefinedName(name, undefined, formula);
    table.forEach((row, r) => row.forEach((value, c) => model.setUserInput(0, r + 1, c + 1, String(value))));
    formulas.forEach((formula, i) => model.setUserInput(0, 1 + i * rows, 9, formula));
    model.evaluate();
    const shown = Array.from({ length: formulas.length * rows }, (_, i) => model.getFormattedCellValue(0, 1 + i, 9));
    console.log(JSON.stringify(shown));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    input: JSON.stringify({ names: BRIDGE_LAMBDAS, formulas, table, rows }),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as string[];
}

test("examples/bridge.lambda.txt is what npm run examples makes", () => {
  expect(readFileSync(LAMBDAS, "utf8")).toBe(lambdaFile());
});

test("IMP and VPS give what our functions give", () => {
  const differences = Array.from({ length: 45 }, (_, i) => (i - 22) * 190 + 10);
  const scale = namedScale("WBF-24");
  const margins = Array.from({ length: 161 }, (_, i) => i - 80);
  const table = scale.bands.map(({ from, winner, loser }) => [from, winner, loser]);
  const formulas = [
    ...differences.map((difference) => `=BRIDGE_IMP(${difference})`),
    ...margins.map((margin) => `=BRIDGE_VPS(${margin},$A$1:$C$${table.length})`),
  ];
  const expected = [...differences.map(impsOf), ...margins.map((margin) => victoryPoints(margin, scale))];
  expect(calculated(formulas, table).map(Number)).toEqual(expected.map((value) => value + 0));
});

test("SCORE gives what our function gives for every contract, doubling, side and vulnerability", () => {
  const bids: Bid[] = LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) => ([0, 1, 2] as const).map((doubling) => ({ level, strain, doubling })))
  );
  const calls = bids.flatMap((bid, i) =>
    [7 - bid.level, 1, 0, -1, -2, -3, -4, -(6 + bid.level)]
      .filter((result) => result <= 7 - bid.level)
      .filter((_, j) => (i + j) % STEP === 0)
      .map((result, j) => ({ bid, result, declarer: SEATS[(i + j) % 4]!, board: ((i + 5 * j) % 16) + 1 }))
  );
  const formulas = calls.map(({ bid, result, declarer, board }) => {
    const vulnerability = result % 2 === 0 ? String(board) : `"${vulnerabilityOf(board)}"`;
    return `=BRIDGE_SCORE("${printContract(bid)}","${declarer}",${vulnerability},${result})`;
  });
  const expected = calls.map(({ bid, result, declarer, board }) =>
    boardScore(bid, declarer, result, vulnerabilityOf(board))
  );
  expect(calculated(formulas).map((value, i) => [formulas[i], Number(value)])).toEqual(
    formulas.map((formula, i) => [formula, expected[i]])
  );
});

test("SCORE reads what is typed, gives a blank for a blank, and refuses what is no result", () => {
  const calls: readonly (readonly [call: string, gives: string])[] = [
    ['"Pass","",1,0', "0"],
    ['"4H","N","ns"', "620"],
    ['"3 nt","west",1,"+1"', "-430"],
    ['"3nx","W","both","-2"', "500"],
    ['"1S","e","All","="', "-80"],
    ['"","N",1,0', ""],
    ['"4H","",1,0', ""],
    ['"4H","N",1,""', ""],
    ['"4H","N",1,A99', ""],
    ['"Pass","","",""', "0"],
    ['"8H","N",1,0', "#N/A"],
    ['"4*","N",1,0', "#N/A"],
    ['"4H","Q",1,0', "#N/A"],
    ['"4H","N","red",0', "#N/A"],
    ['"4H","N",0,0', "#N/A"],
    ['"4H","N",1,4', "#N/A"],
  ];
  const given = calculated(calls.map(([call]) => `=BRIDGE_SCORE(${call})`));
  expect(calls.map(([call], i) => [call, given[i]])).toEqual(calls);
});

test("what takes points or IMPs refuses texts, which Excel would take for other numbers or for 0", () => {
  const calls: readonly (readonly [call: string, gives: string])[] = [
    ['IMP("1.100")', "#N/A"],
    ['IMP("420")', "#N/A"],
    ['IMP("won")', "#N/A"],
    ['BAM("1.100")', "#N/A"],
    ['VPS("1.100",A1:C8)', "#N/A"],
    ['NETSCORE("420","","",50)', "#N/A"],
    ['NETSCORE(420,"","","1.100")', "#N/A"],
    ['NETSCORE(420,"","",50)', "470"],
    ["IMP(-450)", "-10"],
  ];
  const given = calculated(calls.map(([called]) => `=BRIDGE_${called}`));
  expect(calls.map(([called], i) => [called, given[i]])).toEqual(calls);
});

/** A custom function's results as texts, errors as #N/A. */
function ours(called: (...ranges: never[]) => unknown[][], ...args: (unknown[][] | null)[]): string[] {
  return call(called, ...args)
    .flat()
    .map((value) => (typeof value === "string" && value.startsWith("#") ? "#N/A" : String(value)));
}

test("DEALER, VULNERABILITY, BAM and NETSCORE give what our functions give", () => {
  const boards = [...Array.from({ length: 36 }, (_, i) => i + 1), "", 0, 2.5];
  const nets = [-110, 0, 30, ""];
  const tables = [
    [420, "", "", 50],
    ["", 50, 400, ""],
    [0, "", "", 0],
    [420, "", "", ""],
    ["", "", "", ""],
    [420, 50, "", 50],
    [-420, "", "", 50],
  ];
  const formulas = [
    ...boards.flatMap((_, i) => [`=BRIDGE_DEALER(A${i + 1})`, `=BRIDGE_VULNERABILITY(A${i + 1})`]),
    ...nets.map((_, i) => `=BRIDGE_BAM(B${i + 1})`),
    ...tables.map((_, i) => `=BRIDGE_NETSCORE(C${i + 1},D${i + 1},E${i + 1},F${i + 1})`),
  ];
  const table = boards.map((board, i) => [board, nets[i] ?? "", ...(tables[i] ?? [])]);
  expect(calculated(formulas, table)).toEqual([
    ...boards.flatMap((board) => [...single(dealer, board), ...single(vulnerability, board)]),
    ...nets.flatMap((net) => single(bam, net)),
    ...tables.flatMap((cells) => single(netScoreOfColumns, ...cells)),
  ]);
});

/** A function of single cells, whose refusal is an error in its place. */
function single(called: (...ranges: never[]) => unknown[][], ...cells: unknown[]): string[] {
  // Of two rows, so that what is wrong does not refuse all.
  return [ours(called, ...cells.map((cell) => [[cell], [cell]]))[0]!];
}

test("MATCHPOINTS, CROSSIMPS and PLACE give what our functions give", () => {
  const score = fc.constantFrom<number | string>(420, 450, 50, -50, 0, 620, -100, "");
  const line = fc.tuple(score, fc.constantFrom<number | string>(1, 2, "'2", ""), fc.integer({ min: 0, max: 4 }));
  for (const lines of fc.sample(fc.array(line, { minLength: 9, maxLength: 9 }), runs({ ci: 2, soak: 100 }))) {
    const typed = lines.map((cells) => cells.map((cell) => (cell === "'2" ? "2" : cell)));
    const [scores, boards, ties] = [0, 1, 2].map((i) => typed.map((cells) => [cells[i]])) as [
      unknown[][],
      unknown[][],
      unknown[][],
    ];
    const formulas = [
      "=BRIDGE_MATCHPOINTS(A1:A9)",
      "=BRIDGE_MATCHPOINTS(A1:A9,TRUE,B1:B9)",
      "=BRIDGE_MATCHPOINTS(A1:A9,,B1:B9)",
      "=BRIDGE_CROSSIMPS(A1:A9,TRUE)",
      "=BRIDGE_CROSSIMPS(A1:A9,,B1:B9)",
      "=BRIDGE_PLACE(A1:A9)",
      "=BRIDGE_PLACE(A1:A9,C1:C9)",
    ];
    expect(calculated(formulas, lines, 9)).toEqual([
      ...ours(matchpointsOfScores, scores),
      ...ours(matchpointsOfScores, scores, [[true]], boards),
      ...ours(matchpointsOfScores, scores, null, boards),
      ...ours(crossImpsOfScores, scores, [[true]]),
      ...ours(crossImpsOfScores, scores, null, boards),
      ...ours(place, scores),
      ...ours(place, scores, ties),
    ]);
  }
});

test("a board with an adjusted score is left to the add-in", () => {
  const table = [["A+", 1], [450, 1], [420, 2], [0.6, 2], [90, 3], [110, 3]]; // prettier-ignore
  expect(calculated(["=BRIDGE_MATCHPOINTS(A1:A6,,B1:B6)"], table, 6)).toEqual([
    ...Array<string>(4).fill("#N/A"),
    "0",
    "2",
  ]);
});

describe("docs/examples/overtrick-functions.xlsx", () => {
  const stored = new Uint8Array(readFileSync(OVERTRICK_FUNCTIONS));
  const parts = (bytes: Uint8Array) =>
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);

  test("is what npm run examples makes", async () => {
    const made = new Map(parts(await overtrickFunctions()));
    expect(parts(stored).filter(([name, part]) => made.get(name) !== part)).toEqual([]);
    expect(made.size).toBe(parts(stored).length);
  });

  test("shows of each example what it gives", () => {
    const rows = 5;
    const given = calculated(
      BRIDGE_LAMBDAS.map(({ example }) => `=${example}`),
      [],
      rows
    );
    BRIDGE_LAMBDAS.forEach(({ example, value }, i) => {
      const values = [value].flat().map(String);
      expect([example, ...given.slice(i * rows, i * rows + values.length)]).toEqual([example, ...values]);
    });
  });

  test("has the functions as Excel stores them, with comments that it takes", () => {
    const workbook = new Map(parts(stored)).get("xl/workbook.xml")!;
    const names = [...workbook.matchAll(/<definedName name="(BRIDGE_\w+)" comment="([^"]*)">([^<]*)</g)];
    expect(names.map(([, name]) => name)).toEqual(BRIDGE_LAMBDAS.map(({ name }) => name));
    for (const [, , comment, formula] of names) {
      expect(comment!.length).toBeLessThan(256);
      // Nothing but prefixed names and functions that the file format has known from the beginning.
      const plain = unescaped(formula!).replace(/"[^"]*"/g, "");
      expect(plain).not.toMatch(/(?<![\w.])[a-z]\w*|\[|(?<![\w.])(LAMBDA|LET|MAP|ISOMITTED|XMATCH|FILTER)\(/);
    }
    expect(storedLambda('=LAMBDA(scores,[boards],IF(ISOMITTED(boards),FILTER(scores,scores<>"let"),1))')).toBe(
      '_xlfn.LAMBDA(_xlpm.scores,_xlop.boards,IF(_xlfn.ISOMITTED(_xlpm.boards),_xlfn._xlws.FILTER(_xlpm.scores,_xlpm.scores<>"let"),1))'
    );
  });

  testWithValidator("is a sound file", () => {
    expect(validationErrors(stored)).toEqual([]);
  });
});

function unescaped(xml: string): string {
  return xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}
