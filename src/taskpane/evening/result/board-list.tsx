import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { describeResult } from "../../../exchange/describe";
import { entryKey } from "../../../play/evening";
import { boardScoring, type BoardAtTable } from "../../../sessions/at-tables";
import { shownBoard } from "../../../sessions/kinds";
import { largestSwings, type Comparison } from "../../../sessions/result/comparisons";
import { texts as resultTexts } from "../../../sessions/result/texts";
import { Disclosure } from "../../components/disclosure";
import { Segments } from "../../components/segments";
import { localNumber } from "../../shared/locale";
import { contractSign } from "../shared/contract-sign";
import { worthShown } from "../shared/sheet-words";
import { pairName, playerAt, sideNames } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun, nameOf, pointsSign, playInWords } from "../shared/words";
import { sheetTexts } from "../sheet/sheet-texts";
import { resultPageTexts as words } from "./result-texts";
import "../../components/card.css";
import "../../components/heading-row.css";
import "./board-list.css";

type Played = Pick<OpenEvening, "plan" | "results">;

/** A request to open a board and scroll to it. Each new object is a new request, even for the same board. */
export interface Opened {
  readonly comparison: Comparison;
}

interface Props extends Played {
  readonly comparisons: readonly Comparison[];
  readonly opened: Opened | null;
}

/** Maximum number of boards in the list of the largest swings; the user can show all boards instead. */
const MAX_SWINGS = 5;

/** The boards of an evening with their comparison: the largest swings, or all. */
export function Boards({ comparisons, opened, ...played }: Props) {
  const swings = largestSwings(comparisons);
  const [choice, setChoice] = useState<"largest" | "all">("largest");
  const noun = boardNoun(played.plan);
  const isAll = choice === "all" || swings.length === 0;
  return (
    <section class="compared-boards">
      <div class="heading-row">
        <h2>{words.boards(noun)}</h2>
        <span class="hint">{words.tapToCompare(noun)}</span>
      </div>
      {swings.length > 0 && (
        <Segments
          label={words.whichBoards}
          options={[
            ["largest", words.largest],
            ["all", words.all(comparisons.length)],
          ]}
          chosen={choice}
          onChoose={setChoice}
        />
      )}
      <BoardList {...played} comparisons={isAll ? comparisons : swings.slice(0, MAX_SWINGS)} opened={opened} />
    </section>
  );
}

/** Rows of boards; each row unfolds to the board's results at all tables. */
function BoardList({ comparisons, opened, ...played }: Props) {
  return (
    <div class="card list board-list">
      {comparisons.map((comparison) => (
        <BoardRow
          key={`${comparison.board} ${comparison.tables[0]?.table}`}
          {...played}
          comparison={comparison}
          opened={comparison === opened?.comparison ? opened : null}
        />
      ))}
    </div>
  );
}

interface RowProps extends Played {
  readonly comparison: Comparison;
  readonly opened: Opened | null;
}

function BoardRow({ comparison, opened, plan, results }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!opened) return;
    row.current?.scrollIntoView({ block: "center" });
    row.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [opened]);
  const { board, ends, swing, unit, gainers } = comparison;
  const extremes = ends.filter((play) => play.result !== null || results.has(entryKey(play)));
  return (
    <div ref={row}>
      <Disclosure
        kind="compared"
        wanted={opened !== null}
        summary={
          <>
            <b aria-label={nameOf(plan, board)}>{shownBoard(plan, board)}</b>
            <span class="swing-results">
              {extremes.map((play) => (
                <span>
                  <InSuits text={resultByPlayer(play, results)} />
                </span>
              ))}
              {extremes.length === 0 && words.noResult}
              {gainers.length > 0 && (
                <small>{words.gainers([...new Set(gainers.map((pair) => sideNames([pair])))])}</small>
              )}
            </span>
            <b>{swing === null ? "" : resultTexts.message.points(localNumber(String(swing)), unit)}</b>
          </>
        }
      >
        {() => <Tables comparison={comparison} plan={plan} results={results} />}
      </Disclosure>
    </div>
  );
}

/** The results of a board at its tables; with two tables, also their difference. */
function Tables({ comparison, plan, results }: Omit<RowProps, "opened">) {
  const { tables, swing, unit, isSpread } = comparison;
  const [first, second] = tables.map(({ result }) => result?.points);
  const scoring = boardScoring(plan);
  const line = (title: ComponentChildren, below: string, value: string, isSum = false) => (
    <p class={isSum ? "sum" : ""}>
      <span>
        {title}
        <small>{below}</small>
      </span>
      <b>{value}</b>
    </p>
  );
  return (
    <div class="comparison">
      {tables.map((play) => {
        const [ns, ew] = play.sitting;
        return line(
          <InSuits text={resultByPlayer(play, results)} />,
          tables.length === 2
            ? words.tableWithNs(play.tableName, pairName(ns))
            : words.tableWithBoth(play.tableName, pairName(ns), pairName(ew)),
          [play.result ? pointsSign(play.result.points) : "", isSpread ? worthWithUnit(play, scoring) : ""]
            .filter((part) => part !== "")
            .join(" · ")
        );
      })}
      {tables.length === 2 &&
        swing !== null &&
        !isSpread &&
        line(
          swing === 0 ? words.noSwing : words.difference,
          resultTexts.message.points(localNumber(String(swing)), unit),
          first === undefined || second === undefined ? "" : String(Math.abs(first - second)),
          true
        )}
    </div>
  );
}

function worthWithUnit(play: BoardAtTable, scoring: ReturnType<typeof boardScoring>): string {
  const worth = worthShown(play, scoring);
  if (worth === "") return "";
  return scoring === "matchpoints" ? resultTexts.message.points(worth, "percent") : worth;
}

/** A result with its declarer's name: "4♥ by Jean, 1 down". */
export function resultByPlayer(play: BoardAtTable, results: Played["results"]): string {
  const result = results.get(entryKey(play));
  if (!result) return play.result ? sheetTexts.wrongBoard : words.noResult;
  if (!play.result || result.kind === "points") return playInWords(result, play.board) || texts.contract;
  return describeResult(play.result, contractSign, (seat) => playerAt(play.sitting, seat));
}
