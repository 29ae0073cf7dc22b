// Looks for a movement and prints it as src/movements keeps it, with its figures.
//   npx tsx scripts/find-movements.ts individuals 16 --rounds 8 [--style shared] [--sets 9] [--any-shifts]
//     [--most-opponents 3] [--seed 1] [--seconds 20] [--steps 700000]
// searches seats and directions by annealing. With --cyclic it looks for a base round that turns instead, which is a whole
// movement; with --rounds too, the best of as many of its rounds. With --orbits 7 it looks for base rounds that turn with a
// cycle of seven, which has boards that travel where the others find none:
//   npx tsx scripts/find-movements.ts individuals 14 --rounds 14 --orbits 7 --seconds 75 --seed 21
import { parseArgs } from "node:util";
import { curtail } from "./movements/curtail";
import { searchCyclic } from "./movements/cyclic";
import { searchOrbits } from "./movements/orbits";
import { costOf, search, written, type FoundMovement, type Wanted } from "./movements/search";
import { seeded } from "./movements/seeded";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    style: { type: "string", default: "travelling" },
    sets: { type: "string" },
    cyclic: { type: "boolean", default: false },
    orbits: { type: "string" },
    "any-shifts": { type: "boolean", default: false },
    "most-opponents": { type: "string" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "20" },
    steps: { type: "string", default: "700000" },
  },
});
const [what, count] = positionals;
if ((what !== "individuals" && what !== "pairs") || !count || !(values.rounds || values.cyclic)) {
  console.error("Say individuals or pairs, how many, and --rounds or --cyclic.");
  process.exit(1);
}
const wanted: Wanted = {
  count: Number(count),
  seats: what === "pairs" ? 2 : 4,
  rounds: Number(values.rounds ?? 0),
  style: values.style === "shared" ? "shared" : "travelling",
  ...(values.sets === undefined ? {} : { sets: Number(values.sets) }),
  mostOpponents: Number(values["most-opponents"] ?? (what === "pairs" ? 1 : 2)),
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  steps: Number(values.steps),
  anyShifts: values["any-shifts"],
};
const found = values.orbits
  ? bestOrbits(wanted, Number(values.orbits))
  : values.cyclic
    ? bestCyclic(wanted)
    : search(wanted);
if (!found) {
  console.error("None that keeps the rules was found; more --seconds, --sets or --any-shifts may help.");
  process.exit(1);
}
const { spread, deviation, running, shifts, frame } = found;
console.log(`spread ${spread}, deviation ${deviation.toFixed(3)}, opponents in successive rounds ${running}`);
console.log(`shifts ${shifts.join(", ")}; ${frame.sets} sets`);
console.log(written(frame, found.seats, values.orbits !== undefined));

/** The best of what base rounds that turn with a cycle give within the time. */
function bestOrbits({ seconds, seed, ...size }: Wanted, cycle: number): FoundMovement | null {
  const random = seeded(seed);
  const until = Date.now() + 1000 * seconds;
  let best: FoundMovement | null = null;
  while (Date.now() < until) {
    const movement = searchOrbits({ ...size, cycle, random, until });
    if (movement && (!best || costOf(movement) < costOf(best))) best = movement;
  }
  return best;
}

/** The best of what turning base rounds give within the time. */
function bestCyclic({ style, rounds, seconds, seed, ...size }: Wanted): FoundMovement | null {
  const random = seeded(seed);
  const until = Date.now() + 1000 * seconds;
  let best: FoundMovement | null = null;
  while (Date.now() < until) {
    const whole = searchCyclic({ ...size, isShared: style === "shared", random, until });
    const movement = whole && curtail(whole, rounds || whole.frame.rounds, random, 5);
    if (movement && (!best || costOf(movement) < costOf(best))) best = movement;
  }
  return best;
}
