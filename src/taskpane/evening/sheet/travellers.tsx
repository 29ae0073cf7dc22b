import { boardScoring, type BoardAtTable } from "../../../sessions/at-tables";
import { sessionOf, shownBoard } from "../../../sessions/kinds";
import { boardsAt, tableName } from "../../../play/at-table";
import { entryKey } from "../../../play/evening";
import { nsPoints, type BoardResult } from "../../../play/board-result";
import { shortOf, worthShown } from "../shared/sheet-words";
import { peopleOf } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import { sheetTexts as words } from "./sheet-texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf, pointsSign } from "../shared/words";

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  /** True for boards that the table's players may not compare yet. */
  readonly isHeldBack: (board: number) => boolean;
  /** Opens the page that reads other phones' codes with missing results; undefined if one phone enters all tables. */
  readonly toPhones: (() => void) | undefined;
}

interface Line {
  readonly tableBoard: BoardAtTable;
  readonly result: BoardResult;
  /** True if the table played the board in place of another. */
  readonly isWrong?: true;
}

interface Traveller {
  readonly board: number;
  readonly lines: readonly Line[];
}

/** Results of all tables on the boards that this table has played; results on other boards must stay hidden. */
export function Travellers({ open, table, isHeldBack, toPhones }: Props) {
  const { plan } = open;
  const travellers = travellersOf(open, table, isHeldBack);
  if (travellers.length === 0) return <p>{toPhones ? words.noTravellers : words.roundFirst}</p>;
  if (travellers.every(({ lines }) => lines.length < 2))
    return (
      <>
        <p>{toPhones ? words.nothingElse : words.roundFirst}</p>
        {toPhones && (
          <button type="button" onClick={toPhones}>
            {texts.fromPhone}
          </button>
        )}
      </>
    );
  const scoring = boardScoring(plan);
  return (
    <>
      <p class="hint">{words.howToRead(tableName(plan, table))}</p>
      <table class="card travellers">
        <thead>
          <tr>
            {[texts.table, words.contract, words.points, words.worth[scoring]].map((heading) => (
              <th scope="col">
                <small>{heading}</small>
              </th>
            ))}
          </tr>
        </thead>
        {travellers.map(({ board, lines }) => (
          <tbody class="traveller">
            <tr class="round">
              <th scope="rowgroup" colSpan={4}>
                {nameOf(plan, board)}
              </th>
            </tr>
            {lines.map(({ tableBoard, result, isWrong }) => {
              const points = nsPoints(result, board);
              return (
                <tr class={tableBoard.table === table ? "own" : ""}>
                  <th scope="row">{tableBoard.tableName}</th>
                  <td>
                    <InSuits text={isWrong ? words.wrongBoard : shortOf(result)} />
                  </td>
                  <td>{points === null ? "" : pointsSign(points)}</td>
                  <td>{worthShown(tableBoard, scoring)}</td>
                  <td class="remark">
                    {words.pairs(
                      peopleOf(tableBoard.sitting[0]),
                      peopleOf(tableBoard.sitting[1]),
                      tableBoard.table === table
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </>
  );
}

/** The travellers of the boards that a table has played, in the order of the boards. */
function travellersOf(
  { plan, results, outcome }: OpenEvening,
  table: number,
  isHeldBack: Props["isHeldBack"]
): Traveller[] {
  const resultAt = (place: { readonly table: number; readonly board: number }) => results.get(entryKey(place)) ?? null;
  const { boards, inPlace = [] } = sessionOf(outcome.scored);
  /** True if this table has a result each time that it plays the board: then nobody there will play it any more. */
  const isPlayedAlways = (board: number, all: readonly number[]) =>
    all
      .filter((each) => shownBoard(plan, each) === shownBoard(plan, board))
      .every((each) => resultAt({ table, board: each }) !== null);
  const played = boardsAt(plan, table)
    .map(({ board }) => board)
    .filter((board, _, all) => isPlayedAlways(board, all) && !isHeldBack(board))
    .map((board) => shownBoard(plan, board))
    .filter((board, index, all) => all.indexOf(board) === index)
    .sort((first, second) => first - second);
  return played.map((board) => ({
    board,
    lines: [
      ...boards
        .filter((tableBoard) => shownBoard(plan, tableBoard.board) === board)
        .flatMap((tableBoard): Line[] => {
          const result = resultAt(tableBoard);
          return result === null ? [] : [{ tableBoard, result }];
        }),
      ...inPlace
        .filter((tableBoard) => tableBoard.board === board)
        .flatMap((tableBoard): Line[] =>
          tableBoard.result
            ? [{ tableBoard, result: { kind: "points", points: tableBoard.result.points }, isWrong: true }]
            : []
        ),
    ].sort((first, second) => first.tableBoard.table - second.tableBoard.table),
  }));
}
