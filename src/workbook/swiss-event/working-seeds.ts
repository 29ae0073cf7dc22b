import { type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import { countEqual } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { numberIn, numberText } from "../working/text-formulas";
import { rowOfSeed } from "./bracket-lists";
import type { SwissSheets } from "./swiss-lists";
import { lastRank, type SeedStep } from "./working-lists";

/** Returns the cells of a seed, from 0, on the Working sheet: see {@link SeedStep}. */
export function seedOf({ event, lists }: SwissSheets, seed: number): RowContents<SeedStep> {
  const { bracket, plan } = event;
  const { teams, seeds, event: single } = lists.working;
  if (!bracket || !lists.bracket) return {};
  const cell = (step: SeedStep) => seeds.cell(step, seed);
  const untyped = teams.range("untyped");
  const isTeam = `${countEqual(teams.range("number"), cell("read"))}=1`;
  const isNew = `${countEqual(seeds.above("typed", seed), cell("read"))}=0`;
  // No team is seeded before the Swiss rounds are complete.
  const isKnown = plan.rounds === 0 ? "TRUE" : `${single.outside.cell("complete", 0)}=1`;
  const byStandings = `IFERROR(MATCH(${cell("position")},${untyped},0),"")`;
  const rankAt = (position: SeedStep) => `INDEX(${teams.range(lastRank(plan))},MATCH(${cell(position)},${untyped},0))`;
  const isLevel = [
    isKnown,
    `${cell("typed")}=""`,
    `ISNUMBER(${cell("nextPosition")})`,
    `IFERROR(${rankAt("position")}=${rankAt("nextPosition")},FALSE)`,
  ];
  const isCut = `${cell("free")}=${seeds.rows}-COUNT(${seeds.range("typed")})`;
  const typed = lists.bracket.seeds.outside.cell("typed", rowOfSeed(bracket, seed + 1));
  return {
    text: computed(numberText(typed)),
    read: computed(numberIn(cell("text"))),
    typed: computed(`IF(${cell("read")}="","",IF(AND(${isTeam},${isNew}),${cell("read")},""))`),
    uncounted: computed(`IF(AND(${cell("text")}<>"",${cell("typed")}=""),1,0)`),
    free: computed(`${seed + 1}-COUNT(${seeds.range("typed", -1, seed)})`),
    position: computed(`IFERROR(SMALL(${untyped},${cell("free")}),"")`),
    nextPosition: computed(`IFERROR(SMALL(${untyped},${cell("free")}+1),"")`),
    team: computed(`IF(${isKnown},IF(${cell("typed")}="",${byStandings},${cell("typed")}),"")`),
    level: plan.rounds === 0 ? 0 : computed(`IF(AND(${isLevel.join()}),IF(${isCut},2,1),0)`),
  };
}

/** A team's position in the ranking, blank where a seed is typed for it. */
export function untypedPosition({ event, lists }: SwissSheets, team: Contestant): Computed {
  const { teams, seeds } = lists.working;
  const position = teams.cell(event.plan.rounds === 0 ? "number" : "position", team);
  const formula = `IF(${countEqual(seeds.range("typed"), teams.cell("number", team))}>0,"",${position})`;
  return computed(formula);
}
