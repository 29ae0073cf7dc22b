// How long workbooks take in process, after warm-up, and how large they are: `npm run bench`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Bench } from "tinybench";
import { planSession, type Plan } from "../src/sessions/kinds";
import { playedBy } from "../src/sessions/play";
import type { SessionOptions } from "../src/sessions/session-options";
import { DIALECTS, type DialectName } from "../src/workbook/formulas/dialect";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";

const SESSIONS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24 }],
  ["four-pairs", { boards: 24, scoring: "vps" }],
  ["five-pairs", { boards: 30, scoring: "vps" }],
  ["four-pairs", { boards: 36, scoring: "vps", scale: "WBF-36" }],
  ["four-pairs", { boards: 60, scoring: "vps", scale: "WBF-10" }],
  ["team-match", { form: "league" }],
  ["team-match", { form: "swiss", boards: 7 }],
  ["team-match", { form: "knockout", sessions: 4, boards: 64 }],
  ["three-teams", { boards: 24 }],
  ["four-teams", { boards: 30 }],
  ["swiss-event", { teams: ["64"], rounds: 12, bracket: 32 }],
];

/** The example of a kind; an event of another size is measured before play. */
function resultsOf(kind: string): string {
  const named = kind === "five-pairs" ? "four-pairs" : kind;
  const header = "round,team,opponent,imps\n";
  if (kind === "swiss-event") return `${header}1,1,2,10\n`;
  return readFileSync(path.join(__dirname, `../examples/${named}-results.csv`), "utf8");
}

/** From results as text to the bytes of a workbook. */
async function make(plan: Plan, text: string, formulas: DialectName): Promise<Uint8Array> {
  const { scored } = playedBy(plan, text);
  return await writeWorkbook(sessionWorkbook(scored, { formulas }));
}

async function main(): Promise<void> {
  const bench = new Bench({ warmupTime: 300, time: 1000 });
  const sizes: number[] = [];
  for (const [kind, options] of SESSIONS) {
    const plan = planSession(kind, options);
    const text = resultsOf(kind);
    for (const formulas of DIALECTS) {
      bench.add(`${kind} ${JSON.stringify(options)}, ${formulas}`, async () => {
        await make(plan, text, formulas);
      });
      sizes.push((await make(plan, text, formulas)).length);
    }
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
