// The custom functions over ranges of 10,000 cells, beside bridge-scorer where it has the like.
import { deepStrictEqual } from "node:assert";
import { benchColumns } from "./columns.bench";
import { bridgeScorer, toImps, type Game, type ScorerContract } from "./bridge-scorer";
import { builtFunctions } from "./custom-functions";
import { ratio, sideBySide, spread, type Effort } from "./side-by-side";
import { shown, shownSpread, type Target } from "./targets";

const CELLS = 10_000;
const EFFORT: Effort = { rounds: 7, time: 200, iterations: 20 };

/** Whole numbers below `limit` that are the same in every run. */
function numbers(count: number, limit: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  });
}

const gameOf = (score: number): Game => ({ contract: { declaror: "N" }, score });

/** A difference of 0 may be 0 or -0, which is the same to everybody but a strict comparison. */
const positiveZero = (number: unknown) => (number === 0 ? 0 : number);

const column = <T>(cells: readonly T[]): T[][] => cells.map((cell) => [cell]);

/** A contract that was played: as people write it, and as bridge-scorer wants it. */
interface Played {
  readonly text: string;
  readonly declarer: string;
  readonly vulnerability: string;
  readonly contract: ScorerContract;
  readonly vulnerable: boolean;
  readonly result: number;
}

function playedOf(number: number): Played {
  const [level, suit, doubling] = [1 + (number % 7), (number >> 3) % 5, (number >> 6) % 3];
  const denomination = ["C", "D", "H", "S", "NT"][suit]!;
  const risk = (["", "X", "XX"] as const)[doubling]!;
  const declarer = "NESW"[(number >> 8) % 4]!;
  const vulnerability = ["None", "N-S", "E-W", "Both"][(number >> 10) % 4]!;
  const result = Math.min(7 - level, ((number >> 12) % 7) - 3);
  const written = result === 0 ? "=" : result > 0 ? `+${result}` : String(result);
  return {
    text: `${level}${denomination}${risk}${written}`,
    declarer,
    vulnerability,
    contract: { level, denomination, risk },
    vulnerable: vulnerability === "Both" || vulnerability.split("-").includes(declarer),
    result,
  };
}

export async function benchFunctions(): Promise<Target[]> {
  const functions = builtFunctions();
  const [imp, score, vps] = ["IMP", "SCORE", "VPS"].map((id) => functions.get(id)!);

  // Most boards are close: the cube makes half of the differences less than 570 points.
  const points = numbers(CELLS, 901).map((n) => Math.round(((n - 450) / 450) ** 3 * 450) * 10);
  const differences = column(points);
  const boards = points.map((difference) => [gameOf(5000 + difference), gameOf(5000)]);
  const played = numbers(CELLS, 2 ** 31).map(playedOf);
  const [contracts, declarers, vulnerabilities] = [
    column(played.map(({ text }) => text)),
    column(played.map(({ declarer }) => declarer)),
    column(played.map(({ vulnerability }) => vulnerability)),
  ];
  const margins = column(numbers(CELLS, 161).map((n) => n - 80));

  const scoreText = () => score!(contracts, declarers, vulnerabilities, null);
  const scoreParsed = () =>
    played.map(({ contract, vulnerable, result }) => [bridgeScorer.contractResult(contract, vulnerable, result)]);
  const convert = () => differences.map((row) => row.map(toImps));
  const compare = () => boards.forEach((games) => bridgeScorer.crossImps(games));
  // What does not come to the same is not worth timing.
  compare();
  const imps = imp!(differences).flat();
  deepStrictEqual(
    [imps.map(positiveZero), imps.map(positiveZero)],
    [convert().flat().map(positiveZero), boards.map(([game]) => positiveZero(game!.impsNS!.value))]
  );
  deepStrictEqual(
    scoreText().flat(),
    scoreParsed().map(([points], i) => (points === 0 || "NS".includes(played[i]!.declarer) ? points : -points!))
  );

  const times = await sideBySide(
    [
      { name: "imp", run: () => imp!(differences) },
      { name: "crossImps", run: compare },
      { name: "toImps", run: convert },
      { name: "score", run: scoreText },
      { name: "contractResult", run: scoreParsed },
      { name: "vps", run: () => vps!(margins, [["WBF-24"]]) },
    ] as const,
    EFFORT
  );
  const perCell = (of: readonly number[]) => shown((spread(of).median * 1e6) / CELLS);
  const impToCross = ratio(times.imp, times.crossImps);
  const impToBare = ratio(times.imp, times.toImps);
  const scoreToParsed = ratio(times.score, times.contractResult);
  const row = (what: string, ns: string, against: string, theirs: string, times = "") => ({
    "10,000 cells": what,
    "ns a cell": ns,
    against,
    "its ns": theirs,
    "time ÷ its time": times,
  });
  console.log("\nFunctions");
  console.table([
    row(
      "IMP",
      perCell(times.imp),
      "bridge-scorer, crossImps of two tables",
      perCell(times.crossImps),
      shownSpread(impToCross)
    ),
    row("IMP", perCell(times.imp), "bridge-scorer's inner toImps", perCell(times.toImps), shownSpread(impToBare)),
    row(
      "SCORE, from text",
      perCell(times.score),
      "bridge-scorer, contracts parsed",
      perCell(times.contractResult),
      shownSpread(scoreToParsed)
    ),
    row("VPS", perCell(times.vps), "(nothing of the kind)", ""),
  ]);
  return [
    { what: "IMP ÷ crossImps", measured: impToCross.median, most: 1 / 3, unit: "" },
    { what: "SCORE ÷ contractResult", measured: scoreToParsed.median, most: 4, unit: "" },
    ...(await benchColumns(functions)),
  ];
}
