import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { sessionOf } from "../../sessions/kinds";
import { boardsAt } from "../../play/at-table";
import { entryKey } from "../../play/evening";
import type { BoardResult } from "../../play/board-result";
import { pointsShown, shortOf, worthShown } from "./sheet-words";
import { sittingName } from "./sitting-name";
import { InSuits } from "./suits";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf } from "./words";

const words = texts.sheet;

/** So many names stand above the boards without being folded. */
const FEW = 4;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  /** Leads to other phones, which have what is missing here. */
  readonly toPhones: () => void;
}

interface Line {
  readonly at: BoardAtTable;
  readonly result: BoardResult;
  /** Whether it was played in place of another board. */
  readonly isWrong?: true;
}

/** What all tables have of each board that this one has played, table by table: of others nobody may know yet. */
export function Travellers({ open, table, toPhones }: Props) {
  const { plan, results: stands, outcome } = open;
  const said = (at: { readonly table: number; readonly board: number }) => stands.get(entryKey(at)) ?? null;
  const { boards, inPlace = [] } = sessionOf(outcome.scored);
  const played = boardsAt(plan, table)
    .map(({ board }) => board)
    .filter((board) => said({ table, board }) !== null)
    .sort((first, second) => first - second);
  const travellers = played.map((board) => ({
    board,
    lines: [
      ...boards
        .filter((at) => at.board === board)
        .flatMap((at): Line[] => {
          const result = said(at);
          return result === null ? [] : [{ at, result }];
        }),
      ...inPlace
        .filter((at) => at.board === board)
        .flatMap((at): Line[] =>
          at.result ? [{ at, result: { kind: "points", points: at.result.points }, isWrong: true }] : []
        ),
    ].sort((first, second) => first.at.table - second.at.table),
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
      <WhoIsWho lines={travellers.flatMap(({ lines }) => lines)} />
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
            {lines.map(({ at, result, isWrong }) => (
              <tr class={at.table === table ? "own" : ""}>
                <th scope="row">
                  {at.tableName} {at.table === table && <small>{words.here}</small>}
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

/** The names of those who have numbers below, once. */
function WhoIsWho({ lines }: { readonly lines: readonly Line[] }) {
  const pairs = lines.flatMap(({ at }) => at.sitting);
  const names = [...new Map(pairs.map((pair) => [pair.id, sittingName(pair)]))]
    .sort(([first], [second]) => first.localeCompare(second, undefined, { numeric: true }))
    .map(([, name]) => name);
  if (pairs.every(({ name, team, players }) => name + team + players.join("") === "")) return null;
  return (
    <details class="who" open={names.length <= FEW}>
      <summary>{words.who}</summary>
      <ul>
        {names.map((name) => (
          <li>{name}</li>
        ))}
      </ul>
    </details>
  );
}
