import { hasDecimals, printVictoryPoints } from "../../bridge/vp/scale";
import { computed, either, joined, type Computed } from "../kit/content";
import { texts } from "../texts";
import type { MatchSheets, MatchSide } from "./match-sheets";
import { viewOf } from "./views";

const words = texts.teamMatch.sentence;

/**
 * The result in words: "Reds win by 20 IMPs, 14.26 – 5.74 victory points"; until all boards are
 * scored they "lead", before the first it is "".
 */
export function resultSentence(sheets: MatchSheets): Computed {
  const { scored, teams, form } = sheets;
  const { scoredBoards } = scored.match;
  const { boards, scale } = scored.plan;
  const lead = viewOf(sheets, 0, "lead").formula;
  const count = viewOf(sheets, 0, "scored").formula;
  const size = computed(`ABS(${lead})`, Math.abs(scored.lead));
  const won = joined(
    either({ formula: `${lead}>0`, holds: scored.lead > 0 }, ...teams),
    either({ formula: `${count}<${boards}`, holds: scoredBoards < boards }, words.leads, words.wins),
    size,
    words.unit[form.scoring],
    either({ formula: `${size.formula}=1`, holds: size.value === 1 }, "", words.plural)
  );
  const result = either({ formula: `${lead}=0`, holds: scored.lead === 0 }, words.tied, won);
  const points = (side: MatchSide) => {
    const { formula } = viewOf(sheets, side, "vps");
    const shown = scale && hasDecimals(scale) ? `FIXED(${formula},2)` : formula;
    return computed(shown, scale && scored.vps && printVictoryPoints(scored.vps[side], scale));
  };
  const said = scale ? joined(result, words.before, points(0), words.between, points(1), words.victoryPoints) : result;
  return either({ formula: `${count}=0`, holds: scoredBoards === 0 }, "", said);
}
