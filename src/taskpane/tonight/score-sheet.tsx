import { useState } from "preact/hooks";
import { printResult } from "../../bridge/result";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { sessionOf } from "../../sessions/kinds";
import { boardsAt, otherTable, tableName, type ToPlay } from "../../play/at-table";
import { placeKey, saying } from "../../play/evening";
import { pointsOf, type Said } from "../../play/said";
import { localNumber } from "../shared/locale";
import { Icon } from "../components/icon";
import { contractSign } from "./contract-sign";
import { boardNumbers } from "./missing";
import { roundName, sittingName } from "./sitting-name";
import { TableChoice } from "./table-choice";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { pointsSign, withMinus } from "./words";

const words = texts.sheet;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  readonly turnToTable: (table: number) => void;
  /** Opens a board of the table on the pad. */
  readonly go: (board: number, table: number) => void;
}

/** All boards of a table in the order of play, with what they brought: a tap opens one to be corrected. */
export function ScoreSheet({ open, table, turnToTable, go }: Props) {
  const { plan, stands, change } = open;
  /** The boards to be exchanged, as far as they are chosen; null where nothing is to be exchanged. */
  const [chosen, choose] = useState<readonly number[] | null>(null);
  const [status, say] = useState("");
  const boards = boardsAt(plan, table);
  const scored = sessionOf(open.outcome.scored).boards.filter((known) => known.table === table);
  const tap = (board: number) => {
    say("");
    if (chosen === null) go(board, table);
    else choose(chosen.includes(board) ? chosen.filter((known) => known !== board) : [...chosen.slice(-1), board]);
  };
  const exchange = (first: number, second: number) => {
    const saidOf = (board: number) => stands.get(placeKey({ table, board })) ?? null;
    const entries = [
      { table, board: first, said: saidOf(second) },
      { table, board: second, said: saidOf(first) },
    ];
    change((known) => saying(known, entries, Date.now()));
    say(words.exchanged(boardNumbers([first, second])));
    choose(null);
  };
  const [first, second] = chosen ?? [];
  const bySides = new Map(boards.map((known) => [known.place, boards.filter(({ place }) => place === known.place)]));
  const hasOther = boards.some(({ board }) => otherTable(plan, { table, board }) !== null);
  return (
    <section class="score-sheet">
      <TableChoice plan={plan} table={table} choose={turnToTable} />
      <table>
        <caption>{words.caption(tableName(plan, table))}</caption>
        <thead>
          <tr>
            <th scope="col">{words.board}</th>
            <th scope="col">{words.contract}</th>
            <th scope="col">{words.points}</th>
            {hasOther && <th scope="col">{words.other}</th>}
            <th scope="col">{words.worth[boardScoring(plan)]}</th>
          </tr>
        </thead>
        {[...bySides].map(([place, played]) => (
          <tbody>
            <tr class="round">
              <th scope="rowgroup" colSpan={hasOther ? 5 : 4}>
                {[roundName(place), ...place.sitting.map(sittingName)].join(" · ")}
              </th>
            </tr>
            {played.map((at) => (
              <Line
                open={open}
                at={at}
                scored={scored.find(({ board }) => board === at.board)}
                hasOther={hasOther}
                isChosen={chosen?.includes(at.board) ?? false}
                isChoice={chosen !== null}
                tap={() => tap(at.board)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p role="status">{chosen !== null && second === undefined ? words.whichTwo : status}</p>
      <div class="row">
        {chosen === null ? (
          <button type="button" class="quiet" onClick={() => choose([])}>
            <Icon name="exchange" /> {words.exchange}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => choose(null)}>
              {texts.cancel}
            </button>
            {first !== undefined && second !== undefined && (
              <button type="button" class="primary" onClick={() => exchange(first, second)}>
                {words.exchanging(boardNumbers([first, second]))}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface LineProps {
  readonly open: OpenEvening;
  readonly at: ToPlay;
  readonly scored: BoardAtTable | undefined;
  readonly hasOther: boolean;
  readonly isChosen: boolean;
  /** Whether a tap chooses it. */
  readonly isChoice: boolean;
  readonly tap: () => void;
}

function Line({ open, at: { place, board }, scored, hasOther, isChosen, isChoice, tap }: LineProps) {
  const { plan, stands } = open;
  const { table } = place;
  const said = stands.get(placeKey({ table, board })) ?? null;
  const there = otherTable(plan, { table, board });
  const other = there === null ? null : (stands.get(placeKey({ table: there, board })) ?? null);
  return (
    <tr class={isChosen ? "chosen-line" : ""}>
      <th scope="row">
        <button
          type="button"
          aria-label={`${texts.board} ${board}`}
          aria-pressed={isChoice ? isChosen : undefined}
          onClick={tap}
        >
          {board}
        </button>
      </th>
      <td>{said && shortOf(said)}</td>
      <td>{said && pointsShown(said, board)}</td>
      {/* Nobody may know before the board is played here. */}
      {hasOther && <td>{said && other && pointsShown(other, board)}</td>}
      <td>{scored && worthShown(scored, boardScoring(plan))}</td>
    </tr>
  );
}

/** "4♥ X N +1". */
function shortOf(said: Said): string {
  if (said.kind === "played")
    return [contractSign(said.contract), said.declarer, withMinus(printResult(said.result))].join(" ");
  if (said.kind === "passed") return texts.passed;
  if (said.kind === "points") return "";
  return said.kind === "average" ? texts.average : texts.notPlayed;
}

function pointsShown(said: Said, board: number): string {
  const points = pointsOf(said, board);
  return points === null ? "" : pointsSign(points);
}

/** What a board is worth to North-South: IMPs or points, or of matchpoints the per cent. */
function worthShown({ points }: BoardAtTable, scoring: ReturnType<typeof boardScoring>): string {
  if (points === null) return "";
  const [ns, ew] = points;
  if (scoring === "matchpoints") return ns + ew === 0 ? "" : String(Math.round((100 * ns) / (ns + ew)));
  return scoring === "imps" ? localNumber(pointsSign(Math.round(ns * 100) / 100)) : localNumber(String(ns));
}
