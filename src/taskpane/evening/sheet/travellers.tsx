import { boardScoring, type BoardAtTable } from "../../../sessions/at-tables";
import { sessionOf } from "../../../sessions/kinds";
import { boardsAt } from "../../../play/at-table";
import { entryKey } from "../../../play/evening";
import type { BoardResult } from "../../../play/board-result";
import { pointsShown, shortOf, worthShown } from "../shared/sheet-words";
import { sittingName } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf } from "../shared/words";
import { Disclosure } from "../../components/disclosure";
import "./travellers.css";

const words = texts.sheet;

/** Up to this number, the names above the boards are expanded. */
const MAX_UNFOLDED_NAMES = 4;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  /** Opens the codes of other phones, which have the missing results. */
  readonly toPhones: () => void;
}

interface Line {
  readonly tableBoard: BoardAtTable;
  readonly result: BoardResult;
  /** True if the table played the board in place of another. */
  readonly isWrong?: true;
}

/** Results of all tables on the boards this table has played; those of other boards must stay hidden. */
export function Travellers({ open, table, toPhones }: Props) {
  const { plan, results, outcome } = open;
  const resultAt = (place: { readonly table: number; readonly board: number }) => results.get(entryKey(place)) ?? null;
  const { boards, inPlace = [] } = sessionOf(outcome.scored);
  const played = boardsAt(plan, table)
    .map(({ board }) => board)
    .filter((board) => resultAt({ table, board }) !== null)
    .sort((first, second) => first - second);
  const travellers = played.map((board) => ({
    board,
    lines: [
      ...boards
        .filter((tableBoard) => tableBoard.board === board)
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
  if (played.length === 0) return <p>{words.noTravellers}</p>;
  if (travellers.every(({ lines }) => lines.length < 2))
    return (
      <>
        <p>{words.nothingElse}</p>
        <button type="button" onClick={toPhones}>
          {texts.fromPhone}
        </button>
      </>
    );
  const scoring = boardScoring(plan);
  return (
    <>
      <p class="hint">{words.howToRead}</p>
      <ContestantNames lines={travellers.flatMap(({ lines }) => lines)} />
      <table class="travellers">
        <thead>
          <tr>
            <th scope="col">{texts.table}</th>
            <th scope="col">{words.pairs}</th>
            <th scope="col">{words.contract}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.worth[scoring]}</th>
          </tr>
        </thead>
        {travellers.map(({ board, lines }) => (
          <tbody class="traveller">
            <tr class="round">
              <th scope="rowgroup" colSpan={5}>
                {nameOf(plan, board)}
              </th>
            </tr>
            {lines.map(({ tableBoard: at, result, isWrong }) => (
              <tr class={at.table === table ? "own" : ""}>
                <th scope="row">
                  {at.tableName} {at.table === table && <small>{words.thisTable}</small>}
                </th>
                <td>{at.sitting.map(({ id }) => id).join(words.versus)}</td>
                <td>
                  <InSuits text={isWrong ? words.wrongBoard : shortOf(result)} />
                </td>
                <td>{pointsShown(result, board)}</td>
                <td>{worthShown(at, scoring)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

/** Names for the contestant numbers in the table below. */
function ContestantNames({ lines }: { readonly lines: readonly Line[] }) {
  const pairs = lines.flatMap(({ tableBoard }) => tableBoard.sitting);
  const names = [...new Map(pairs.map((pair) => [pair.id, sittingName(pair)]))]
    .sort(([first], [second]) => first.localeCompare(second, undefined, { numeric: true }))
    .map(([, name]) => name);
  if (pairs.every(({ name, team, players }) => name + team + players.join("") === "")) return null;
  return (
    <Disclosure kind="who" summary={words.whoIsWho} wanted={names.length <= MAX_UNFOLDED_NAMES}>
      <ul>
        {names.map((name) => (
          <li>{name}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
