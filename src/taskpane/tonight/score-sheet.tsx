import { useState } from "preact/hooks";
import { SIDES } from "../../bridge/seat";
import { inNumbers } from "../../movements/board-runs";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { sessionOf, shownBoard } from "../../sessions/kinds";
import { boardsAt, otherTable, tableName, type ToPlay } from "../../play/at-table";
import { entryKey, withEntries } from "../../play/evening";
import { Icon } from "../components/icon";
import { roundName, sittingName } from "./sitting-name";
import { ruledWords } from "./ruled-at";
import { pointsShown, shortOf, worthShown } from "./sheet-words";
import { InSuits } from "./suits";
import { TableChoice } from "./table-choice";
import { Travellers } from "./travellers";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf, namesOf, boardNoun } from "./words";

const words = texts.sheet;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  readonly turnToTable: (table: number) => void;
  /** Opens a board of the table on the pad. */
  readonly go: (board: number, table: number) => void;
  readonly of: SheetOf;
  readonly showOf: (of: SheetOf) => void;
  readonly toPhones: () => void;
}

/** What the sheet shows: the boards of a table, or of each of them what all tables have. */
export type SheetOf = keyof typeof words.of;

const SHOWN: readonly SheetOf[] = ["table", "travellers"];

/** The score sheet of a table; and the travellers of its boards. */
export function ScoreSheet(props: Props) {
  const { open, table, turnToTable, of, showOf } = props;
  const { plan } = open;
  return (
    <section class="score-sheet">
      <div class="row sheet-of">
        {of === "table" ? (
          <TableChoice plan={plan} table={table} choose={turnToTable} />
        ) : (
          <span>{words.boardsOf(tableName(plan, table))}</span>
        )}
        <div class="row" role="group" aria-label={words.ofNames}>
          {SHOWN.map((known) => (
            <button type="button" aria-pressed={of === known} onClick={() => showOf(known)}>
              {words.of[known]}
            </button>
          ))}
        </div>
      </div>
      {of === "table" ? <TableSheet key={table} {...props} /> : <Travellers {...props} />}
    </section>
  );
}

/** All boards of a table in the order of play, with what they brought: a tap opens one to be corrected. */
function TableSheet({ open, table, go }: Props) {
  const { plan, results: stands, change } = open;
  /** The boards to be exchanged, as far as they are chosen; null where nothing is to be exchanged. */
  const [chosen, choose] = useState<readonly number[] | null>(null);
  const [status, say] = useState("");
  const word = boardNoun(plan);
  const boards = boardsAt(plan, table);
  const scored = sessionOf(open.outcome.scored).boards.filter((known) => known.table === table);
  const tap = (board: number) => {
    say("");
    if (chosen === null) go(board, table);
    else choose(chosen.includes(board) ? chosen.filter((known) => known !== board) : [...chosen.slice(-1), board]);
  };
  const exchange = (first: number, second: number) => {
    const saidOf = (board: number) => stands.get(entryKey({ table, board })) ?? null;
    const entries = [
      { table, board: first, said: saidOf(second) },
      { table, board: second, said: saidOf(first) },
    ];
    change((known) => withEntries(known, entries, Date.now()));
    say(words.exchanged(namesOf(plan, inNumbers([first, second]))));
    choose(null);
  };
  const [first, second] = chosen ?? [];
  const bySides = new Map(boards.map((known) => [known.place, boards.filter(({ place }) => place === known.place)]));
  // A column that nothing stands in yet is not shown.
  const hasWorth = scored.some(({ points }) => points !== null);
  return (
    <>
      <table>
        <caption>{words.caption(tableName(plan, table), word)}</caption>
        <thead>
          <tr>
            <th scope="col">{word}</th>
            <th scope="col">{words.contract}</th>
            <th scope="col">{words.points}</th>
            {hasWorth && <th scope="col">{words.worth[boardScoring(plan)]}</th>}
          </tr>
        </thead>
        {[...bySides].map(([place, played]) => (
          <tbody>
            <tr class="round">
              <th scope="rowgroup" colSpan={hasWorth ? 4 : 3}>
                {roundName(place)}
                {place.sitting.map((pair, i) => (
                  <span>
                    <b>{SIDES[i]}</b> {sittingName(pair)}
                  </span>
                ))}
              </th>
            </tr>
            {played.map((at) => (
              <Line
                open={open}
                at={at}
                scored={scored.find(({ board }) => board === at.board)}
                hasWorth={hasWorth}
                isChosen={chosen?.includes(at.board) ?? false}
                isChoice={chosen !== null}
                tap={() => tap(at.board)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p role="status">{chosen !== null && second === undefined ? words.whichTwo(word) : status}</p>
      <div class="row">
        {chosen === null ? (
          <button type="button" class="quiet" onClick={() => choose([])}>
            <Icon name="exchange" /> {words.exchange(word)}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => choose(null)}>
              {texts.cancel}
            </button>
            {first !== undefined && second !== undefined && (
              <button type="button" class="primary" onClick={() => exchange(first, second)}>
                {words.exchanging(namesOf(plan, inNumbers([first, second])))}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}

interface LineProps {
  readonly open: OpenEvening;
  readonly at: ToPlay;
  readonly scored: BoardAtTable | undefined;
  readonly hasWorth: boolean;
  readonly isChosen: boolean;
  /** Whether a tap chooses it. */
  readonly isChoice: boolean;
  readonly tap: () => void;
}

function Line({ open, at: { place, board }, scored, hasWorth, isChosen, isChoice, tap }: LineProps) {
  const { plan, results: stands } = open;
  const { table } = place;
  const said = stands.get(entryKey({ table, board })) ?? null;
  const ruled = ruledWords({ plan, ruled: open.ruled, at: { table, board } });
  const there = otherTable(plan, { table, board });
  const other = there === null ? null : (stands.get(entryKey({ table: there, board })) ?? null);
  return (
    <tr class={isChosen ? "chosen-line" : ""}>
      <th scope="row">
        <button
          type="button"
          aria-label={nameOf(plan, board)}
          aria-pressed={isChoice ? isChosen : undefined}
          onClick={tap}
        >
          {shownBoard(plan, board)}
          {said && !isChoice && <Icon name="change" />}
        </button>
      </th>
      <td>{said && <InSuits text={shortOf(said)} />}</td>
      <td>{said && pointsShown(said, board)}</td>
      {hasWorth && <td>{scored && worthShown(scored, boardScoring(plan))}</td>}
      {ruled !== "" && <td class="other ruled-at">{ruled}</td>}
      {/* Nobody may know before the board is played here. */}
      {said && other && there !== null && (
        <td class="other">
          <InSuits text={words.other(tableName(plan, there), shortOf(other), pointsShown(other, board))} />
        </td>
      )}
    </tr>
  );
}
