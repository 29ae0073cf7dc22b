// How long functions.js takes from its text to registered functions, in a context of its own.
import { createContext, Script } from "node:vm";
import { excelRuntime } from "./custom-functions";
import { built } from "./dist";
import { spread } from "./side-by-side";
import { shownSpread, type Target } from "./targets";

const STARTS = 51;
const MOST = 3;

export async function benchColdStart(): Promise<Target[]> {
  const source = built("functions.js");
  const starts = Array.from({ length: STARTS }, (_, i) => {
    const { associated, CustomFunctions } = excelRuntime();
    const context = createContext({ CustomFunctions });
    // Another text each time: V8 keeps what it has compiled.
    const text = `${source}\n//${i}`;
    const before = performance.now();
    new Script(text).runInContext(context);
    const took = performance.now() - before;
    if (associated.size === 0) throw new Error("functions.js registered nothing");
    return took;
  });
  const took = spread(starts);
  console.log(`\nCold start of functions.js: ${shownSpread(took)} ms, of ${STARTS} contexts`);
  return [{ what: "cold start of functions.js", measured: took.median, most: MOST, unit: "ms" }];
}
