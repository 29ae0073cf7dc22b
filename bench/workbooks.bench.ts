// How long workbooks take in process, after warm-up, and how large they are: `npm run bench`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Bench } from "tinybench";
import { FIVE_PAIRS } from "../src/sessions/five-pairs";
import { FOUR_PAIRS } from "../src/sessions/four-pairs";
import { planHome } from "../src/sessions/home-kind";
import type { HomePlan } from "../src/sessions/plan";
import { readResults } from "../src/sessions/read-results";
import { scoreHome } from "../src/sessions/score-home";
import { DIALECTS, type DialectName } from "../src/workbook/formulas/dialect";
import { homeWorkbook } from "../src/workbook/home/home-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";

const text = readFileSync(path.join(__dirname, "../examples/four-pairs-results.csv"), "utf8");

const PLANS = [
  planHome(FOUR_PAIRS, { boards: 24 }),
  planHome(FOUR_PAIRS, { boards: 24, scoring: "vps" }),
  planHome(FIVE_PAIRS, { boards: 30, scoring: "vps" }),
  planHome(FOUR_PAIRS, { boards: 36, scoring: "vps", scale: "WBF-36" }),
  planHome(FOUR_PAIRS, { boards: 60, scoring: "vps", scale: "WBF-10" }),
];

/** From results as text to the bytes of a workbook. */
async function make(plan: HomePlan, formulas: DialectName): Promise<Uint8Array> {
  const boards = plan.subrounds.flatMap((subround) => subround.boards);
  const session = scoreHome(plan, readResults(text, boards).results);
  return await writeWorkbook(homeWorkbook(session, { formulas }));
}

async function main(): Promise<void> {
  const bench = new Bench({ warmupTime: 300, time: 1000 });
  const sizes: number[] = [];
  for (const plan of PLANS)
    for (const formulas of DIALECTS) {
      const scale = plan.scale?.name ?? "IMPs";
      bench.add(`${plan.kind}, ${plan.boards} boards, ${scale}, ${formulas}`, async () => {
        await make(plan, formulas);
      });
      sizes.push((await make(plan, formulas)).length);
    }
  await bench.run();
  console.table(
    bench.tasks.map(({ name, result }, i) => ({
      workbook: name,
      "median ms": result?.latency.p50?.toFixed(1),
      "99 % ms": result?.latency.p99?.toFixed(1),
      bytes: sizes[i],
    }))
  );
}

void main();
