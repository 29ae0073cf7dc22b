import fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";
import { codeIn } from "../../src/play/code-envelope";
import { eveningPlan, outcomeOf, scoredResults, type Evening } from "../../src/play/evening";
import { LETTERS } from "../../src/play/letters";
import { isResultAddress } from "../../src/play/result-address";
import { readResult, resultCode } from "../../src/play/result-link";
import { readHead } from "../../src/play/code";
import { sealed } from "../../src/play/code-envelope";
import { runs } from "../support/runs";
import { anyPadEvening, PAD_SESSIONS, padEvening } from "../support/random-pad-evenings";

const scoreOf = (evening: Evening) => outcomeOf(scoredResults(evening), eveningPlan(evening), evening).json();
const sample = (session: (typeof PAD_SESSIONS)[number]) => fc.sample(padEvening(session, 1), 1)[0]!;
const DAMAGED = runs({ ci: 2000, soak: 10_000 });
const PAGE = "https://overtrick.example/taskpane.html#";

test("links of random evenings of all kinds opened elsewhere have the same scores, and name their sender", () => {
  fc.assert(
    fc.property(anyPadEvening, fc.constantFrom("", "Rosemary", "Zoë 李"), (evening, sender) => {
      const code = resultCode(evening, sender, "full");
      expect(code).toMatch(/^result1[\w-]+$/);
      const read = readResult(`see ${PAGE}${code} there`);
      expect(read?.sender).toBe(sender);
      expect(scoreOf(read!.evening)).toEqual(scoreOf(evening));
      expect(read!.evening).toMatchObject({ mark: evening.mark, options: evening.options });
    }),
    { numRuns: runs({ ci: 200, soak: 1000 }) }
  );
});

test("damaged links are refused with a sentence", () => {
  const codes = fc.sample(anyPadEvening, 20).map((evening) => resultCode(evening, "Jean", "full")!);
  const damage = fc.record({ at: fc.nat(), letter: fc.nat(63), way: fc.nat(4), other: fc.nat() });
  let refused = 0;
  for (const [i, { at, letter, way, other }] of fc.sample(damage, DAMAGED).entries()) {
    const code = codes[i % codes.length]!;
    const body = code.slice("result1".length);
    const [index, second] = [at % body.length, other % body.length];
    const changed = [
      body.slice(0, index) + LETTERS[letter]! + body.slice(index + 1),
      body.slice(0, index) + body.slice(index + 1),
      body.slice(0, index) + LETTERS[letter]! + body.slice(index),
      body.slice(0, index),
      [...body].map((sign, place) => (place === index ? body[second] : place === second ? body[index] : sign)).join(""),
    ][way]!;
    if (changed === body) continue;
    expect(() => readResult(`#result1${changed}`)).toThrow(InputError);
    refused++;
  }
  expect(refused).toBeGreaterThan(0.9 * DAMAGED);
});

test("a link of a later version is refused with its own sentence; no other code is a result, and it is none", () => {
  const code = resultCode(sample(PAD_SESSIONS[0]!), "", "full")!;
  expect(() => readResult(`#${sealed("result", 2, code.slice(7, -3))}`)).toThrow(/newer|later/i);
  expect(() => readResult(`#result9${code.slice(7)}`)).toThrow(/newer|later/i);
  expect([codeIn(`${PAGE}${code}`), readHead(`${PAGE}${code}`)]).toEqual([undefined, null]);
  expect(["#result1abc", "#results", "#play", "#OT3abc"].map(isResultAddress)).toEqual([true, false, false, false]);
  expect(readResult("#results")).toBeNull();
});

test.each(["full", "first", "none"] as const)("with %s names the scores are the same", (names) => {
  for (const session of PAD_SESSIONS) {
    const evening = sample(session);
    const read = readResult(resultCode(evening, "", names)!)!;
    expect(scoredResults(read.evening)).toEqual(scoredResults(evening));
    const { pairs = [], players = [] } = read.evening.options;
    if (names === "none") expect([...pairs, ...players].join("")).toMatch(/^\d*$/);
  }
});

test("first names differ where they can, and the reason of a penalty goes with the others", () => {
  const pairs = readResult(resultCode(sample(PAD_SESSIONS[0]!), "", "first")!)!.evening.options.pairs;
  expect(pairs).toEqual(["Margaret & Tom", "Rosemary & Hugh", "Elsie & Geoffrey", "Bill & Jean"]);
  const players = readResult(resultCode(sample(PAD_SESSIONS[8]!), "", "first")!)!.evening.options.players;
  expect(players?.slice(0, 4)).toEqual(["Margaret", "Tom H.", "Tom B.", "Hugh"]);
});

test("a link of 24 boards is under 2,000 letters, of pairs and of a field", () => {
  const lengths = [24, 36, 48].map(
    (boards) => resultCode(sample(["four-pairs", { ...PAD_SESSIONS[0]![1], boards }]), "Rosemary", "full")?.length
  );
  const field = resultCode(sample(["pairs", { pairs: ["10"], boards: 20 }]), "Rosemary", "full")?.length;
  if (process.env.LENGTHS) process.stdout.write(`${JSON.stringify([...lengths, field])}\n`);
  for (const length of [...lengths, field]) expect(length).toBeLessThan(2000);
});

test("an evening without a date has the day on which it began", () => {
  const evening = sample(PAD_SESSIONS[0]!);
  const options = Object.fromEntries(Object.entries(evening.options).filter(([name]) => name !== "date"));
  const started = Date.parse("2026-11-20T19:30");
  const read = readResult(resultCode({ ...evening, options, started }, "", "full")!)!;
  expect(read.evening.options.date).toBe("2026-11-20");
  expect(new Date(read.evening.started).getUTCFullYear()).toBe(2026);
});
