import { useState } from "preact/hooks";
import { SIDES } from "../../../bridge/seat";
import { inNumbers } from "../../../movements/board-runs";
import { boardScoring, type BoardAtTable } from "../../../sessions/at-tables";
import { sessionOf, shownBoard } from "../../../sessions/kinds";
import { boardsAt, otherTable, tableName, type ToPlay } from "../../../play/at-table";
import { entryKey, withEntries } from "../../../play/evening";
import { Icon } from "../../components/icon";
import { Segments } from "../../components/segments";
import { roundName, sittingName } from "../shared/sitting-name";
import { ruledWords } from "../shared/ruled-at";
import { pointsShown, shortOf, worthShown } from "../shared/sheet-words";
import { InSuits } from "../shared/suits";
import { TableChoice } from "../shared/table-choice";
import { Travellers } from "./travellers";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf, namesOf, boardNoun } from "../shared/words";
import "./score-sheet.css";

const words = texts.sheet;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  readonly turnToTable: (table: number) => void;
  readonly go: (board: number, table: number) => void;
  readonly view: SheetView;
  readonly setView: (view: SheetView) => void;
  readonly toPhones: () => void;
}

/** Boards of one table, or the travellers of these boards. */
export type SheetView = keyof typeof words.views;

const VIEWS: readonly SheetView[] = ["table", "travellers"];

/** The score sheet of a table, or the travellers of its boards. */
export function ScoreSheet(props: Props) {
  const { open, table, turnToTable, view, setView } = props;
  const { plan } = open;
  return (
    <section class="score-sheet">
      <div class="row sheet-of">
        {view === "table" ? (
          <TableChoice plan={plan} table={table} choose={turnToTable} />
        ) : (
          <span>{words.boardsOf(tableName(plan, table))}</span>
        )}
        <Segments
          label={words.ofNames}
          options={VIEWS.map((each) => [each, words.views[each]] as const)}
          chosen={view}
          onChoose={setView}
        />
      </div>
      {view === "table" ? <TableSheet key={table} {...props} /> : <Travellers {...props} />}
    </section>
  );
}

/** All boards of a table in the order of play; a tap opens one for correction. */
function TableSheet({ open, table, go }: Props) {
  const { plan, results, change } = open;
  /** Boards chosen for an exchange of results, at most two; null if no exchange is in progress. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [status, setStatus] = useState("");
  const noun = boardNoun(plan);
  const boards = boardsAt(plan, table);
  const scored = sessionOf(open.outcome.scored).boards.filter((each) => each.table === table);
  const tap = (board: number) => {
    setStatus("");
    if (chosen === null) go(board, table);
    else setChosen(chosen.includes(board) ? chosen.filter((each) => each !== board) : [...chosen.slice(-1), board]);
  };
  const exchange = (first: number, second: number) => {
    const resultOf = (board: number) => results.get(entryKey({ table, board })) ?? null;
    const entries = [
      { table, board: first, said: resultOf(second) },
      { table, board: second, said: resultOf(first) },
    ];
    change((evening) => withEntries(evening, entries, Date.now()));
    setStatus(words.exchanged(namesOf(plan, inNumbers([first, second]))));
    setChosen(null);
  };
  const [first, second] = chosen ?? [];
  const bySides = new Map(boards.map((each) => [each.place, boards.filter(({ place }) => place === each.place)]));
  // The column is hidden until it has a value.
  const hasWorth = scored.some(({ points }) => points !== null);
  return (
    <>
      <table>
        <caption>{words.caption(tableName(plan, table), noun)}</caption>
        <thead>
          <tr>
            <th scope="col">{noun}</th>
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
            {played.map((seatedBoard) => (
              <Line
                open={open}
                seatedBoard={seatedBoard}
                scored={scored.find(({ board }) => board === seatedBoard.board)}
                hasWorth={hasWorth}
                isChosen={chosen?.includes(seatedBoard.board) ?? false}
                isChoice={chosen !== null}
                tap={() => tap(seatedBoard.board)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p role="status">{chosen !== null && second === undefined ? words.whichTwo(noun) : status}</p>
      <div class="row">
        {chosen === null ? (
          <button type="button" class="quiet" onClick={() => setChosen([])}>
            <Icon name="exchange" /> {words.exchange(noun)}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => setChosen(null)}>
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
  readonly seatedBoard: ToPlay;
  readonly scored: BoardAtTable | undefined;
  readonly hasWorth: boolean;
  readonly isChosen: boolean;
  /** True if a tap chooses the board for an exchange. */
  readonly isChoice: boolean;
  readonly tap: () => void;
}

function Line({ open, seatedBoard: { place, board }, scored, hasWorth, isChosen, isChoice, tap }: LineProps) {
  const { plan, results } = open;
  const { table } = place;
  const result = results.get(entryKey({ table, board })) ?? null;
  const ruled = ruledWords({ plan, ruled: open.ruled, place: { table, board } });
  const pairedTable = otherTable(plan, { table, board });
  const pairedResult = pairedTable === null ? null : (results.get(entryKey({ table: pairedTable, board })) ?? null);
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
          {result && !isChoice && <Icon name="change" />}
        </button>
      </th>
      <td>{result && <InSuits text={shortOf(result)} />}</td>
      <td>{result && pointsShown(result, board)}</td>
      {hasWorth && <td>{scored && worthShown(scored, boardScoring(plan))}</td>}
      {ruled !== "" && <td class="other ruled-at">{ruled}</td>}
      {/* The other table's result stays hidden until the board is played at this table. */}
      {result && pairedResult && pairedTable !== null && (
        <td class="other">
          <InSuits
            text={words.other(tableName(plan, pairedTable), shortOf(pairedResult), pointsShown(pairedResult, board))}
          />
        </td>
      )}
    </tr>
  );
}
