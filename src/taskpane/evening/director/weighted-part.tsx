import { useState } from "preact/hooks";
import { typedFault, draftResult, typedDraft } from "../../../play/draft";
import { faultsOf, weightedLines, type Decision } from "../../../play/rulings";
import { nsPoints } from "../../../play/board-result";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { WrittenShare } from "../../../sessions/field/results";
import { resultTexts } from "../../../sessions/result-texts";
import { SIDES, type Side } from "../../../bridge/seat";
import { FootBar } from "../../components/foot-bar";
import { Faults } from "../../components/status-region";
import { directorTexts } from "./director-texts";
import { ruledIn } from "../shared/ruling-words";
import { ofSide } from "../shared/sheet-words";
import type { OpenEvening } from "../shared/use-evening";

const words = directorTexts.weighted;

/** Maximum number of results in a weighted score; no Director weighs so many. */
const MAX_SHARES = 8;

/** A typed share of a weighted score. */
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
  /** The names of the pairs or teams at North-South and East-West. */
  readonly people: readonly string[];
  readonly rule: (decisions: readonly Decision[], message: string) => void;
}

/** Message on a typed result that is invalid for the board. */
export function resultFault(board: number, text: string): string {
  return typedFault(board, text) || words.notUnderstood(text.trim());
}

/** Form for a weighted score of a board: results with shares, for both sides or for each side separately. */
export function WeightedPart({ open, plan, table, board, people, rule }: Props) {
  const existing = open.ruled.counted.find(
    (each) => each.ruling === "weighted" && each.table === table && each.board === board
  );
  const [lines, setLines] = useState<readonly Line[]>(() => {
    const shares = existing?.ruling === "weighted" ? (existing.is ?? []) : [];
    return shares.length === 0
      ? [BLANK, BLANK]
      : shares.map(({ percent, points, side }) => ({ percent: String(percent), result: String(points), side }));
  });
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (index: number, more: Partial<Line>) =>
    setLines(lines.map((line, i) => (i === index ? { ...line, ...more } : line)));
  const give = () => {
    const { shares, faults: typedFaults } = readShares(lines, board);
    if (typedFaults.length > 0) return setFaults(typedFaults);
    const decision = { ruling: "weighted", table, board, is: shares } as const;
    const found = faultsOf(weightedLines([decision], plan), plan);
    setFaults(found);
    if (found.length > 0) return;
    const [ruling] = ruledIn(open.plan, [{ ...decision, time: 0 }]);
    rule([decision], ruling?.text ?? "");
  };
  return (
    <>
      <p class="hint">{words.hint}</p>
      {lines.map((line, i) => (
        <ShareRow line={line} board={board} people={people} change={(more) => change(i, more)} />
      ))}
      <Faults faults={faults} />
      {lines.length < MAX_SHARES && (
        <button type="button" class="quiet" onClick={() => setLines([...lines, BLANK])}>
          {words.more}
        </button>
      )}
      <FootBar>
        <button type="button" class="primary" onClick={give}>
          {words.give}
        </button>
      </FootBar>
    </>
  );
}

interface ShareRowProps extends Pick<Props, "board" | "people"> {
  readonly line: Line;
  readonly change: (more: Partial<Line>) => void;
}

/** Fields of one share: its percentage, its result, and the side that gets it. */
function ShareRow({ line, board, people, change }: ShareRowProps) {
  const points = pointsIn(line.result, board);
  return (
    <div class="row share">
      <label>
        <span>{words.percent}</span>
        <input
          inputMode="numeric"
          autocomplete="off"
          value={line.percent}
          onInput={({ currentTarget }) => change({ percent: currentTarget.value })}
        />
      </label>
      <label class="of">
        <span>{points === null ? words.result : words.worth(ofSide(points))}</span>
        <input
          autocomplete="off"
          autocapitalize="off"
          value={line.result}
          placeholder={words.example}
          onInput={({ currentTarget }) => change({ result: currentTarget.value })}
        />
      </label>
      <label>
        <span>{words.side}</span>
        <select
          value={line.side ?? ""}
          onChange={({ currentTarget }) => change({ side: SIDES.find((side) => side === currentTarget.value) ?? null })}
        >
          <option value="">{words.both}</option>
          {SIDES.map((side, index) => (
            <option value={side}>{words.sideOf(side, people[index] ?? "")}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Reads the typed shares; blank lines are left out. There are no shares if there are faults. */
function readShares(lines: readonly Line[], board: number) {
  const typed = lines.filter(({ percent, result }) => percent.trim() + result.trim() !== "");
  const shares: WrittenShare[] = [];
  if (typed.length === 0) return { shares, faults: [words.typeFirst] };
  const wrong = typed.filter(({ result }) => pointsIn(result, board) === null);
  if (wrong.length > 0) return { shares, faults: wrong.map(({ result }) => resultFault(board, result)) };
  const noShares = typed
    .map(({ percent }) => percent.replace("%", "").trim())
    .filter((text) => !/^\d{1,3}$/.test(text));
  if (noShares.length > 0) return { shares, faults: noShares.map(resultTexts.results.share) };
  for (const { percent, result, side } of typed)
    shares.push({ percent: Number(percent.replace("%", "")), side, points: pointsIn(result, board) ?? 0 });
  return { shares, faults: [] };
}

/** North-South's points of a typed contract or number of points; null if it is neither. */
export function pointsIn(text: string, board: number): number | null {
  const draft = text.trim() === "" ? null : typedDraft(board, text.trim());
  const result = draft && draftResult(draft);
  return result && nsPoints(result, board);
}
