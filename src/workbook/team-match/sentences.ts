import { hasDecimals } from "../../bridge/vp/scale";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { rounded, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList, type List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { rowsOf } from "../tables/table";
import { texts } from "../texts";
import { onWorking } from "../working/steps";
import { amountOf } from "./amounts";
import { handicapHere } from "./handicap";
import type { MatchSheets, MatchSide, SentenceList, StandList } from "./match-sheets";
import { leadFormula, viewHere, worthOf } from "./views";

type StepOf<L> = L extends List<infer Step> ? Step : never;
type StandStep = StepOf<StandList>;
type SentenceStep = StepOf<SentenceList>;

/** Places the state of the match and its result in words on the Working sheet, from column `left` on. */
export function placeSentences(
  { extraBoards, scale, handicaps }: MatchPlan,
  left: number
): Pick<MatchSheets, "stand" | "sentences"> {
  const stand = layOutList<StandStep>(
    {
      ...(extraBoards > 0 && {
        usualDone: { heading: "Boards done" },
        extraDone: { heading: "Extra boards done" },
        usualLead: { heading: "Lead before extra boards" },
      }),
      toPlay: { heading: "Boards to play" },
      open: { heading: "Still open" },
      noted: { heading: "Scores noted" },
      differing: { heading: "Boards differing" },
    },
    { ...onWorking("stand"), left, rows: 1 }
  );
  const sentences = layOutList<SentenceStep>(
    {
      leader: { heading: "Leader" },
      imps: { heading: "Lead in words" },
      result: { heading: "Result in words" },
      ...(scale && { besides: { heading: "Lead besides" }, said: { heading: "Result said" } }),
    },
    { ...onWorking("sentences"), left: stand.right + 1, rows: handicaps ? 2 : 1 }
  );
  return { stand, sentences };
}

/** Writes the state of the match and its result in words. */
export function putSentences(grid: Grid, sheets: MatchSheets): void {
  const { stand, sentences, handicap } = sheets;
  writeHeadings(grid, stand);
  writeRow(grid, stand, 0, standSteps(sheets));
  writeHeadings(grid, sentences);
  writeRow(
    grid,
    sentences,
    0,
    sentenceSteps(sheets, 0, (side, total) => viewHere(sheets, side, total))
  );
  if (handicap)
    writeRow(
      grid,
      sentences,
      1,
      sentenceSteps(sheets, 1, (side, total) => handicapHere(handicap, side, total))
    );
}

/**
 * Returns a formula, valid on any sheet, for the number of boards to play; it includes extra boards if they are needed
 * or one of them is done.
 */
export function boardsToPlay({ stand }: MatchSheets): Computed {
  return computed(stand.outside.cell("toPlay", 0));
}

/**
 * Returns a formula, valid on any sheet, for the result in words: "Reds win by 20 IMPs, 14.26 – 5.74 victory points";
 * "Reds lead by …" until all boards are scored; "" before the first score. If victory points give another result than
 * the lead, the text has both: "Blues win, 9.25 – 7.88 victory points after penalties; Reds are ahead by 3 IMPs".
 */
export function resultSentence({ sentences }: MatchSheets, basis: "scratch" | "handicap" = "scratch"): Computed {
  return computed(sentences.outside.cell(sentences.has("said") ? "said" : "result", basis === "scratch" ? 0 : 1));
}

function standSteps(sheets: MatchSheets): RowContents<StandStep> {
  const { scored, places, stand, differences } = sheets;
  const {
    boards,
    extraBoards,
    matches: [match],
  } = scored.plan;
  const cell = (step: StandStep) => stand.cell(step, 0);
  const isOpen = `${viewHere(sheets, 0, "scored")}+${viewHere(sheets, 0, "cancelled")}<${cell("toPlay")}`;
  const noted = places.flatMap(({ steps, list }) => [steps.range("standing"), list.outside.range("other")]);
  const counted = {
    open: computed(`IF(${isOpen},1,0)`),
    noted: computed(`COUNT(${noted.join()})`),
    differing: computed(`COUNT(${differences.range("number")})`),
  };
  if (extraBoards === 0) return { toPlay: boards, ...counted };
  const [regular, extra] = [match.boards.slice(0, boards), match.boards.slice(boards)];
  const done = (boardNumbers: readonly number[]) => {
    const cancelled = places[0].worth.outside.range("cancelled", ...rowsOf(places[0], boardNumbers));
    return computed(`COUNT(${worthOf(sheets, 0, 0, boardNumbers)})+SUM(${cancelled})`);
  };
  const [home, away] = [amountOf(sheets, "penaltyImps", 0), amountOf(sheets, "penaltyImps", 1)];
  const isTied = `AND(${cell("usualDone")}=${boards},${cell("usualLead")}=0)`;
  return {
    usualDone: done(regular),
    extraDone: done(extra),
    usualLead: computed(rounded(`${leadFormula(sheets, 0, regular)}-${home}+${away}`)),
    toPlay: computed(`IF(OR(${cell("extraDone")}>0,${isTied}),${boards + extraBoards},${boards})`),
    ...counted,
  };
}

const words = texts.teamMatch.sentence;

/** @param totalOf returns a side's total; the row decides whether it includes the handicap. */
function sentenceSteps(
  { scored, form, result, stand, sentences }: MatchSheets,
  row: number,
  totalOf: (side: MatchSide, total: "lead" | "ahead" | "vps") => string
): RowContents<SentenceStep> {
  const { boards, extraBoards, scale } = scored.plan;
  const [lead, ahead] = [totalOf(0, "lead"), totalOf(0, "ahead")];
  const [home, away] = [computed(result.ranking.cell("name", 0)), computed(result.ranking.cell("name", 1))];
  const step = (name: SentenceStep) => computed(sentences.cell(name, row));
  const whenLed = ({ formula }: Computed) => computed(unlessBlank(lead, formula));
  const [isLevel, isTied, agree] = [`${lead}=0`, `${ahead}=0`, `${ahead}=SIGN(${lead})`];
  const isOpen = `${stand.cell("open", 0)}=1`;
  // True in a tied knockout that is not over, because its extra boards then count among the boards to play.
  const needsMore = `AND(${stand.cell("toPlay", 0)}>${boards},${isOpen})`;
  const tied = extraBoards === 0 ? words.tied : ifElse(needsMore, words.tiedExtra, words.tied);
  const agreed = ifElse(
    isLevel,
    tied,
    joined(step("leader"), ifElse(isOpen, words.leadsBy, words.winsBy), step("imps"))
  );
  const steps = {
    leader: whenLed(ifElse(`${lead}>0`, home, away)),
    imps: whenLed(
      joined(computed(`ABS(${lead})`), words.unit[form.scoring], ifElse(`ABS(${lead})=1`, "", words.plural))
    ),
  };
  if (!scale) return { ...steps, result: whenLed(agreed) };
  const first = joined(ifElse(`${ahead}>0`, home, away), ifElse(isOpen, words.leads, words.wins));
  const byImps = ifElse(isLevel, words.levelImps, joined(words.besides, step("leader"), words.ahead, step("imps")));
  const besides = joined(ifElse(isTied, "", words.afterPenalties), byImps);
  const points = (side: MatchSide) =>
    computed(hasDecimals(scale) ? `FIXED(${totalOf(side, "vps")},2)` : totalOf(side, "vps"));
  const both = joined(words.before, points(0), words.between, points(1), words.victoryPoints);
  return {
    ...steps,
    result: whenLed(ifElse(agree, agreed, ifElse(isTied, words.level, first))),
    besides: whenLed(ifElse(agree, "", besides)),
    said: whenLed(joined(step("result"), both, step("besides"))),
  };
}
