import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import { joined, type TextPart } from "../kit/content";
import { headingOf } from "../kit/columns";
import { texts } from "../texts";
import { amountAt, amountsIn, type AmountsIn } from "../typed-amounts";
import { MATCH_SIDES, teamNames, type MatchLists, type MatchSheets, type MatchSide } from "./match-sheets";

/** Returns the penalties and handicaps typed on the Match sheet, with the amounts of the plan. */
export function matchAmounts(plan: MatchPlan, { names, totals, handicap }: MatchLists): AmountsIn[] {
  const teams = teamNames(plan, names);
  const penalties = [
    { key: "penaltyImps", of: "imps" },
    { key: "penaltyVps", of: "vps" },
  ] as const;
  const both = (heading: TextPart, value: (side: MatchSide) => number | undefined) =>
    MATCH_SIDES.map((side) => ({
      name: joined(heading, ...texts.typedAmounts.whose(teams[side])),
      value: value(side) || null,
    }));
  const deducted = penalties
    .filter(({ key }) => totals.has(key))
    .map(({ key, of }) =>
      amountsIn(
        totals,
        key,
        both(headingOf(totals.columns[key]) ?? "", (side) => plan.penalties[side][of])
      )
    );
  const handicapTexts = handicap && both(texts.teamMatch.match.handicap, (side) => plan.handicaps?.[side]);
  return handicapTexts ? [...deducted, amountsIn(handicap, "handicap", handicapTexts)] : deducted;
}

/** Returns a formula for a side's penalty or handicap; 0 if no valid amount is typed. */
export function amountOf(
  { amounts, lists: { totals } }: Pick<MatchSheets, "amounts" | "lists">,
  key: "penaltyImps" | "penaltyVps" | "handicap",
  side: MatchSide
): string {
  const before = (["penaltyImps", "penaltyVps"] as const).filter((penalty) => totals.has(penalty) && penalty !== key);
  const first = key === "penaltyImps" ? 0 : MATCH_SIDES.length * before.length;
  return `N(${amountAt(amounts, first + side)})`;
}
