import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { SwissEventJson } from "../../../src/sessions/json";

const SEVEN = { teams: ["Ash", "Birch", "Cedar", "Elm", "Fir", "Gum", "Hazel"], rounds: 4, odd: "bye", scale: "WBF-7" };

function jsonOf(lines: readonly string[], options: object = SEVEN): SwissEventJson {
  const head = "round,team,opponent,imps,what,third,paired_by,now";
  const { faults, json } = scoreCsv(planSession("swiss-event", options), [head, ...lines].join("\n"));
  expect(faults).toEqual([]);
  return json() as SwissEventJson;
}

const FIRST = ["1,1,4,10,,,,", "1,2,5,0,,,,", "1,3,6,-4,,,,", "1,7,bye,,,,,"];

test("why a team has the bye, and what pairings by hand cost", () => {
  const byRule = jsonOf(FIRST).nextRound;
  expect(byRule?.byHand).toBeNull();
  expect(byRule?.reasons).toEqual([expect.stringMatching(/^Bye: 4 Elm is the lowest team/)]);
  const byHand = jsonOf([...FIRST, "2,1,3,,lock,,,", "2,2,,,bye,,,"]).nextRound;
  // The Director chose the bye, so that there is no reason of the rule.
  expect(byHand?.reasons).toEqual([]);
  expect(byHand?.byHand?.said).toHaveLength(2);
  expect(byHand?.byHand?.cost?.rematches).toBe(0);
  expect(byHand?.byHand?.cost?.difference).toBeGreaterThan(0);
});

test("a result that was corrected after the next round had been paired", () => {
  const { corrections } = jsonOf(["1,1,4,10,,,7,", ...FIRST.slice(1)]);
  expect(corrections).toEqual([{ round: 1, teams: [1, 4], before: "7", after: "10" }]);
  expect(jsonOf(FIRST).corrections).toEqual([]);
});
