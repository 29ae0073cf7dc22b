import { contestants } from "../../movements/contestant";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import { directionOf, hasTwoWinners, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { texts as resultWords } from "../../sessions/result/texts";
import { computed, joined, typedOrDefault, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putRanking, type RankingLine } from "../result/ranking";
import { resultSheet, type RankingBand, type ResultSheet, type Unfinished } from "../result/result-sheet";
import { texts } from "../texts";
import { listedIn } from "../typed-list";
import { whoPlays } from "./contestants";
import { penaltiesInWords } from "./director/penalty-steps";
import type { FieldSheets } from "./field-sheets";
import { fieldTexts } from "./texts";

const { scoresheet: words } = fieldTexts;
const { directions } = resultWords;

/** Headings of the ranked points, and of the column beside them. */
export const COLUMNS: Readonly<
  Record<FieldScoring, { readonly points: string; readonly also: "percentage" | "imps" }>
> = {
  matchpoints: { points: words.percentage, also: "imps" },
  "cross-imps": { points: words.crossImps, also: "percentage" },
  imps: { points: texts.common.imps, also: "percentage" },
  vps: { points: texts.common.vps, also: "percentage" },
};

/** Writes the ranking on the Working sheet. */
export function putFieldResult(grid: Grid, field: FieldSheets): void {
  const firsts = rankingBands(field.session.plan).map(({ first }) => first);
  putRanking(grid, field.result.ranking, rankedIn(field), firsts.length === 0 ? undefined : firsts);
}

/** The sheet Winners. */
export function fieldResultSheet(field: FieldSheets): ResultSheet {
  const { session, result } = field;
  const { plan } = session;
  const { points, also } = COLUMNS[plan.scoring];
  return resultSheet(field, {
    who: whoPlays(plan),
    points,
    scale: plan.scale,
    hasDecimals: plan.scoring === "matchpoints" || plan.scoring === "cross-imps",
    also:
      also === "imps"
        ? { heading: words.crossImps, shown: "signed" }
        : { heading: words.percentage, shown: "decimals" },
    progressOn: field.lists.sheet,
    unfinished: unfinishedIn(field),
    faults: field.faults,
    rule: joined(
      ...rulingsInWords(field),
      texts.scoresheet.rule(plan.scoring, plan.handicaps !== null, hasTwoWinners(plan))
    ),
    ...result,
    ranked: rankedIn(field),
    standings: session.standings,
    rankings: rankingBands(plan),
  });
}

/** Returns wrong seats, boards played in place of other boards, and penalties in words, for use on any sheet. */
export function rulingsInWords({ turned, rulings, taken }: FieldSheets): Computed[] {
  return [...(turned ? [listedIn(turned)] : []), ...(rulings ? [listedIn(rulings)] : []), penaltiesInWords(taken)];
}

/** Number of rounds that the ranking includes, and of rounds in all. */
function unfinishedIn({ over: { outside } }: FieldSheets): Unfinished {
  const [done, all] = [outside.cell("allOver", 0), outside.cell("allInPlay", 0)];
  return { condition: `${done}<${all}`, rounds: { over: done, all, hasLater: `${outside.cell("later", 0)}=1` } };
}

/** Returns the headings of the rankings of two winners, one below the other; empty if there is only one winner. */
export function rankingBands({ rankings }: Pick<FieldPlan, "rankings">): RankingBand[] {
  if (!hasTwoWinners({ rankings })) return [];
  return rankings.flatMap(([first]) => {
    const direction = first === undefined ? null : directionOf({ rankings }, first);
    return first === undefined || direction === null ? [] : [{ heading: directions[direction], first }];
  });
}

function rankedIn({ session: { plan }, lists: { names, ofRound, running } }: FieldSheets): RankingLine[] {
  const { also } = COLUMNS[plan.scoring];
  return contestants(plan.names.length).map((contestant) => {
    return {
      name: typedOrDefault(names.outside.cell("name", contestant), FIELD_KINDS[plan.kind].designation.long(contestant)),
      points: computed(ofRound.outside.cell("total", contestant)),
      also: computed(running.outside.cell(also, contestant)),
      place: computed(ofRound.outside.cell("place", contestant)),
    };
  });
}
