// How long a workbook takes in process, after warm-up. Run with `npm run bench`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Bench } from "tinybench";
import { FOUR_PAIRS } from "../src/sessions/four-pairs";
import { planHome } from "../src/sessions/home-kind";
import { readResults } from "../src/sessions/read-results";
import { scoreHome } from "../src/sessions/score-home";
import { homeWorkbook } from "../src/workbook/home/home-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";

const example = path.join(__dirname, "../examples/four-pairs-results.csv");
const text = readFileSync(example, "utf8");
const plan = planHome(FOUR_PAIRS, { boards: 24 });
const boards = plan.subrounds.flatMap((subround) => subround.boards);

async function main(): Promise<void> {
  const bench = new Bench({ warmupTime: 500, time: 1500 })
    .add("results read and scored", () => {
      scoreHome(plan, readResults(text, boards).results);
    })
    .add("workbook, 24 boards, from results to bytes", async () => {
      const session = scoreHome(plan, readResults(text, boards).results);
      await writeWorkbook(homeWorkbook(session));
    });
  await bench.run();
  console.table(
    bench.tasks.map(({ name, result }) => ({
      name,
      "median ms": result?.latency.p50?.toFixed(2),
      "99 % ms": result?.latency.p99?.toFixed(2),
    }))
  );
}

void main();
