import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { BundleBudgetPlugin } from "../../scripts/bundle-budget";

const folder = mkdtempSync(path.join(tmpdir(), "overtrick-budget-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A text of so many KB that gzip cannot make much smaller: its digits repeat nothing. */
function incompressible(kilobytes: number): string {
  let state = 1;
  let text = "";
  while (text.length < kilobytes * 1024) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36).slice(1);
  }
  return text;
}

/** Builds an entry with a chunk of its own, both with so many KB in them; gives what was wrong. */
async function build(entry: number, chunk: number, budgets: object): Promise<string[]> {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("later.js", `export const text = "${incompressible(chunk)}";`);
  write("entry.js", `console.log("${incompressible(entry)}"); import("./later.js").then(console.log);`);
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./entry.js",
    output: { path: path.join(folder, "dist"), chunkFilename: "later.js?[contenthash:8]" },
    performance: { hints: false },
    plugins: [new BundleBudgetPlugin(budgets)],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      stats ? resolve(stats.compilation.errors.map(({ message }) => message)) : reject(error ?? new Error("No result"))
    )
  );
}

test("within its budgets a build has nothing wrong", async () => {
  expect(await build(10, 10, { first: 20, chunk: 20, chunks: 20 })).toEqual([]);
});

test("what is loaded first, each part of the rest and all of the rest have budgets of their own", async () => {
  const wrong = await build(20, 30, { first: 10, chunk: 11, chunks: 12 });
  expect(wrong.map((text) => text.replace(/\d+\.\d/, "N"))).toEqual([
    "What is loaded first weighs N KB (gzip), budgeted 10: main.js",
    "What is loaded later weighs N KB (gzip), budgeted 12: later.js",
    "A part weighs N KB (gzip), budgeted 11: later.js",
  ]);
});

test("what has no budget may weigh what it likes", async () => {
  expect(await build(20, 30, {})).toEqual([]);
});

test("an entry that is apart counts for neither, and has a budget of its own", async () => {
  expect(await build(20, 5, { first: 10, chunks: 10, apart: { main: 30 } })).toEqual([]);
  const wrong = await build(20, 5, { apart: { main: 10 } });
  expect(wrong.map((text) => text.replace(/\d+\.\d/, "N"))).toEqual([
    "A part of its own weighs N KB (gzip), budgeted 10: main.js",
  ]);
});
