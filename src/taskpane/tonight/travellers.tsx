import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { sessionOf } from "../../sessions/kinds";
import { SIDES } from "../../bridge/seat";
import { boardsAt } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { pointsOf, type Said } from "../../play/said";
import { pointsShown, shortOf, worthShown } from "./sheet-words";
import { sittingName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

const words = texts.sheet;

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
}

/** What all tables have of each board that this one has played, by their numbers: of others nobody may know yet. */
export function Travellers({ open, table }: Props) {
  const { plan, stands, outcome } = open;
  const said = (at: { readonly table: number; readonly board: number }) => stands.get(placeKey(at)) ?? null;
  const played = boardsAt(plan, table)
    .filter(({ board }) => said({ table, board }) !== null)
    .sort((first, second) => first.board - second.board);
  const { boards } = sessionOf(outcome.scored);
  if (played.length === 0) return <p>{words.noTravellers}</p>;
  return (
    <>
      <p class="hint">{words.forNorthSouth}</p>
      {played.map(({ board }) => {
        const lines = boards.flatMap((at) => {
          const result = at.board === board ? said(at) : null;
          return result === null ? [] : [{ at, result }];
        });
        const scores = ({ at, result }: (typeof lines)[number]) => pointsOf(result, at.board) ?? -Infinity;
        return (
          <table class="traveller">
            <caption>{words.traveller(board)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.pairs}</th>
                <th scope="col">{words.contract}</th>
                <th scope="col">{words.worthPoints}</th>
                <th scope="col">{words.worth[boardScoring(plan)]}</th>
              </tr>
            </thead>
            <tbody>
              {lines
                .sort((first, second) => scores(second) - scores(first))
                .map(({ at, result }) => (
                  <Line at={at} result={result} isHere={at.table === table} scoring={boardScoring(plan)} />
                ))}
            </tbody>
          </table>
        );
      })}
    </>
  );
}

interface LineProps {
  readonly at: BoardAtTable;
  readonly result: Said;
  readonly isHere: boolean;
  readonly scoring: ReturnType<typeof boardScoring>;
}

function Line({ at, result, isHere, scoring }: LineProps) {
  return (
    <tr class={isHere ? "own" : ""}>
      <th scope="row">
        {at.sitting.map((pair, i) => (
          <span>
            <b>{SIDES[i]}</b> <span>{sittingName(pair)}</span>
          </span>
        ))}
      </th>
      <td>{shortOf(result)}</td>
      <td>{pointsShown(result, at.board)}</td>
      <td>{worthShown(at, scoring)}</td>
    </tr>
  );
}
