import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { BRIDGE_LAMBDAS, lambdaFile, LAMBDAS } from "../../scripts/lambdas";
import { boardScore } from "../../src/bridge/contract-score";
import { LEVELS, printContract, STRAINS, type Bid } from "../../src/bridge/contract";
import { impsOf } from "../../src/bridge/imp";
import { SEATS } from "../../src/bridge/seat";
import { namedScale } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { runs } from "../support/runs";

/** IronCalc takes a tenth of a second for a score: one in so many is asked for. */
const STEP = runs({ ci: 4, soak: 1 });

const ROOT = path.join(__dirname, "../..");

/** What IronCalc gives for formulas, with the names defined and a table of victory points in A1:C20. */
function calculated(formulas: readonly string[], table: readonly (readonly number[])[]): string[] {
  const script = `
    import init, { Model } from "@ironcalc/wasm";
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    const wasm = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");
    await init({ module_or_path: readFileSync(wasm) });
    const { names, formulas, table } = JSON.parse(readFileSync(0, "utf8"));
    const model = new Model("bridge", "en", "UTC", "en");
    for (const { name, formula } of names) model.newDefinedName(name, undefined, formula);
    table.forEach((row, r) => row.forEach((value, c) => model.setUserInput(0, r + 1, c + 1, String(value))));
    formulas.forEach((formula, i) => model.setUserInput(0, i + 1, 5, formula));
    model.evaluate();
    console.log(JSON.stringify(formulas.map((_, i) => model.getFormattedCellValue(0, i + 1, 5))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    input: JSON.stringify({ names: BRIDGE_LAMBDAS, formulas, table }),
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
  const given = calculated([...formulas, '=BRIDGE_SCORE("Pass","",1,0)'], []);
  expect(given.slice(0, -1).map((value, i) => [formulas[i], Number(value)])).toEqual(
    formulas.map((formula, i) => [formula, expected[i]])
  );
  expect(given[given.length - 1]).toBe("0");
});
