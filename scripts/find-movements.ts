// Looks for a movement and prints it as src/movements keeps it, with its figures.
//   npx tsx scripts/find-movements.ts individuals 16 --rounds 8 [--style shared] [--sets 9] [--any-shifts]
//     [--most-opponents 3] [--seed 1] [--seconds 20] [--steps 700000]
import { parseArgs } from "node:util";
import { search, written } from "./movements/search";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    style: { type: "string", default: "travelling" },
    sets: { type: "string" },
    "any-shifts": { type: "boolean", default: false },
    "most-opponents": { type: "string" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "20" },
    steps: { type: "string", default: "700000" },
  },
});
const [what, count] = positionals;
if ((what !== "individuals" && what !== "pairs") || !count || !values.rounds) {
  console.error("Say individuals or pairs, how many, and --rounds.");
  process.exit(1);
}
const found = search({
  count: Number(count),
  seats: what === "pairs" ? 2 : 4,
  rounds: Number(values.rounds),
  style: values.style === "shared" ? "shared" : "travelling",
  ...(values.sets === undefined ? {} : { sets: Number(values.sets) }),
  mostOpponents: Number(values["most-opponents"] ?? (what === "pairs" ? 1 : 2)),
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  steps: Number(values.steps),
  anyShifts: values["any-shifts"],
});
if (!found) {
  console.error("None that keeps the rules was found; more --seconds, --sets or --any-shifts may help.");
  process.exit(1);
}
const { spread, deviation, running, shifts, frame } = found;
console.log(`spread ${spread}, deviation ${deviation.toFixed(3)}, opponents in successive rounds ${running}`);
console.log(`shifts ${shifts.join(", ")}; ${frame.sets} sets`);
console.log(written(frame, found.seats));
