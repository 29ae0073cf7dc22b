// `npm run bench` measures everything, `npm run bench -- functions sizes` these parts.
import { cpus, loadavg } from "node:os";
import { benchColdStart } from "./cold-start.bench";
import { benchEvenings } from "./evenings.bench";
import { benchFunctions } from "./functions.bench";
import { benchPane } from "./pane.bench";
import { benchRuntime } from "./runtime.bench";
import { benchSizes } from "./sizes.bench";
import { printTargets, shown, type Target } from "./targets";
import { benchWorkbooks } from "./workbooks.bench";

const PARTS: Readonly<Record<string, () => Promise<Target[]>>> = {
  functions: benchFunctions,
  runtime: benchRuntime,
  workbooks: benchWorkbooks,
  "cold-start": benchColdStart,
  pane: benchPane,
  evenings: benchEvenings,
  sizes: benchSizes,
};

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`);
  const { model } = cpus()[0]!;
  console.log(
    `Node ${process.version}, ${cpus().length} × ${model}, load ${shown(loadavg()[0]!)}. ` +
      "Compare ratios; milliseconds are this machine's, and of this moment."
  );
  const targets: Target[] = [];
  for (const [name, part] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) targets.push(...(await part()));
  printTargets(targets);
}

void main(process.argv.slice(2));
