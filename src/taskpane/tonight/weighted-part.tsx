import { useState } from "preact/hooks";
import { pointsFault, draftResult, typedDraft } from "../../play/draft";
import { faultsOf, weightedLines, type Decision } from "../../play/rulings";
import { nsPoints } from "../../play/board-result";
import type { FieldPlan } from "../../sessions/field/plan";
import type { WrittenShare } from "../../sessions/field/results";
import { resultTexts } from "../../sessions/result-texts";
import { SIDES, type Side } from "../../bridge/seat";
import { Faults } from "../components/status-region";
import { directorTexts } from "./director-texts";
import { ruledIn } from "./ruling-words";
import { ofSide } from "./sheet-words";
import type { OpenEvening } from "./use-evening";

const words = directorTexts.weighted;

/** More results than any Director weighs. */
const MOST = 8;

/** A share as it is typed. */
interface Line {
  readonly percent: string;
  readonly result: string;
  readonly side: Side | null;
}

const BLANK: Line = { percent: "", result: "", side: null };

interface Props {
  readonly open: OpenEvening;
  readonly plan: FieldPlan;
  readonly table: number;
  readonly board: number;
  readonly rule: (decisions: readonly Decision[], said: string) => void;
}

/** Why what is typed is no result of a board. */
export function resultFault(board: number, text: string): string {
  return pointsFault(board, text) || words.notUnderstood(text.trim());
}

/** A weighted score of a board: results with their shares, for both sides or each its own. */
export function WeightedPart({ open, plan, table, board, rule }: Props) {
  const known = open.ruled.counted.find(
    (each) => each.ruling === "weighted" && each.table === table && each.board === board
  );
  const [lines, type] = useState<readonly Line[]>(() => {
    const shares = known?.ruling === "weighted" ? (known.is ?? []) : [];
    return shares.length === 0
      ? [BLANK, BLANK]
      : shares.map(({ percent, points, side }) => ({ percent: String(percent), result: String(points), side }));
  });
  const [faults, refuse] = useState<readonly string[]>([]);
  const change = (at: number, more: Partial<Line>) =>
    type(lines.map((line, i) => (i === at ? { ...line, ...more } : line)));
  const give = () => {
    const typed = lines.filter(({ percent, result }) => percent.trim() + result.trim() !== "");
    const wrong = typed.filter(({ result }) => pointsIn(result, board) === null);
    if (typed.length === 0 || wrong.length > 0) {
      refuse(typed.length === 0 ? [words.typeFirst] : wrong.map(({ result }) => resultFault(board, result)));
      return;
    }
    const noShares = typed
      .map(({ percent }) => percent.replace("%", "").trim())
      .filter((text) => !/^\d{1,3}$/.test(text));
    if (noShares.length > 0) {
      refuse(noShares.map(resultTexts.results.share));
      return;
    }
    const shares = typed.map(({ percent, result, side }): WrittenShare => ({
      ...{ percent: Number(percent.replace("%", "")), side },
      points: pointsIn(result, board) ?? 0,
    }));
    const decision = { ruling: "weighted", table, board, is: shares } as const;
    const found = faultsOf(weightedLines([decision]), plan);
    refuse(found);
    if (found.length > 0) return;
    const [said] = ruledIn(open.plan, [{ ...decision, time: 0 }]);
    rule([decision], said?.text ?? "");
  };
  return (
    <details>
      <summary>{words.heading}</summary>
      <p class="hint">{words.hint}</p>
      {lines.map((line, i) => {
        const points = pointsIn(line.result, board);
        return (
          <div class="row share">
            <label>
              <span>{words.percent}</span>
              <input
                inputMode="numeric"
                autocomplete="off"
                value={line.percent}
                onInput={({ currentTarget }) => change(i, { percent: currentTarget.value })}
              />
            </label>
            <label class="of">
              <span>{points === null ? words.result : words.worth(ofSide(points))}</span>
              <input
                autocomplete="off"
                autocapitalize="off"
                value={line.result}
                placeholder={words.example}
                onInput={({ currentTarget }) => change(i, { result: currentTarget.value })}
              />
            </label>
            <label>
              <span>{words.whose}</span>
              <select
                value={line.side ?? ""}
                onChange={({ currentTarget }) =>
                  change(i, { side: SIDES.find((side) => side === currentTarget.value) ?? null })
                }
              >
                <option value="">{words.both}</option>
                {SIDES.map((side) => (
                  <option value={side}>{side}</option>
                ))}
              </select>
            </label>
          </div>
        );
      })}
      <Faults said={faults} />
      <div class="row">
        {lines.length < MOST && (
          <button type="button" onClick={() => type([...lines, BLANK])}>
            {words.more}
          </button>
        )}
        <button type="button" onClick={give}>
          {words.give}
        </button>
      </div>
    </details>
  );
}

/** The points of what is typed as a result, a contract or points for North-South; null for neither. */
export function pointsIn(text: string, board: number): number | null {
  const draft = text.trim() === "" ? null : typedDraft(board, text.trim());
  const said = draft && draftResult(draft);
  return said && nsPoints(said, board);
}
