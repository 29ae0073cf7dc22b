import { useState } from "preact/hooks";
import { printResult } from "../../../bridge/result";
import { inNumbers } from "../../../movements/board-runs";
import { tableName } from "../../../play/at-table";
import { nsPoints } from "../../../play/board-result";
import { entryKey, withEntries, type Entry } from "../../../play/evening";
import { isHeldBack } from "../../../play/one-phone";
import { tableSheet, type SheetBoard, type SheetRound } from "../../../play/table-sheet";
import { boardScoring } from "../../../sessions/at-tables";
import { sessionOf, shownBoard, tablesIn } from "../../../sessions/kinds";
import { Button } from "../../components/button";
import { FootBar } from "../../components/foot-bar";
import { Icon } from "../../components/icon";
import { Segments } from "../../components/segments";
import { contractSign } from "../shared/contract-sign";
import { peopleOf, roundName } from "../shared/sitting-name";
import { ruledWords } from "../shared/ruled-at";
import { shortOf, worthShown } from "../shared/sheet-words";
import { InSuits } from "../shared/suits";
import { TableChoice } from "../shared/table-choice";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun, nameOf, namesOf, pointsSign, withMinus } from "../shared/words";
import { sheetTexts as words } from "./sheet-texts";
import { Travellers } from "./travellers";
import "./score-sheet.css";

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  readonly turnToTable: (table: number) => void;
  readonly go: (board: number, table: number) => void;
  readonly view: SheetView;
  readonly setView: (view: SheetView) => void;
  /** True if one phone enters all tables: looking at another table's sheet then leaves the pad at its table. */
  readonly isOnePhone: boolean;
  readonly toPhones: (() => void) | undefined;
}

/** Boards of one table, or the travellers of these boards. */
export type SheetView = "table" | "travellers";

/**
 * Maximum number of tables for which each table has a key of its own; if there are more tables, users choose a table
 * from a list.
 */
const MAX_SEGMENTS = 3;
const ALL = "all";

/** The score sheet of a table, or the travellers of its boards. */
export function ScoreSheet(props: Props) {
  const { open, table, view, isOnePhone } = props;
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const shown = isOnePhone ? (lookedAt ?? table) : table;
  const heldBack = (board: number) => isOnePhone && isHeldBack(open.plan, open.results, { table, board });
  /** At most two boards chosen to swap their results; null unless the user is swapping. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const noun = boardNoun(open.plan);
  return (
    <section class="score-sheet">
      {chosen === null ? (
        <WhichTable {...props} table={shown} turnToTable={isOnePhone ? setLookedAt : props.turnToTable} />
      ) : (
        <div class="sheet-head">
          <h2>{words.swap(noun)}</h2>
          <button type="button" class="quiet" onClick={() => setChosen(null)}>
            {texts.cancel}
          </button>
        </div>
      )}
      {view === "table" ? (
        <TableSheet
          key={shown}
          {...props}
          table={shown}
          isHidden={(board) => shown !== table && heldBack(board)}
          chosen={chosen}
          choose={setChosen}
        />
      ) : (
        <Travellers {...props} isHeldBack={heldBack} />
      )}
    </section>
  );
}

/** Keys that choose the table whose sheet is shown, or all tables together. */
function WhichTable({ open: { plan }, table, turnToTable, view, setView }: Props) {
  const tables = tablesIn(plan);
  if (tables.length === 1) return null;
  if (tables.length <= MAX_SEGMENTS)
    return (
      <Segments
        label={words.views}
        options={[
          ...tables.map((each) => [String(each.table), texts.tableName(each.name)] as const),
          [ALL, words.allTables],
        ]}
        chosen={view === "table" ? String(table) : ALL}
        onChoose={(choice) => {
          setView(choice === ALL ? "travellers" : "table");
          if (choice !== ALL && choice !== String(table)) turnToTable(Number(choice));
        }}
      />
    );
  return (
    <div class="row">
      <TableChoice plan={plan} table={table} choose={turnToTable} />
      <Segments
        label={words.views}
        options={[
          ["table", words.thisTable],
          ["travellers", words.allTables],
        ]}
        chosen={view}
        onChoose={setView}
      />
    </div>
  );
}

interface TableProps extends Props {
  readonly isHidden: (board: number) => boolean;
  readonly chosen: readonly number[] | null;
  readonly choose: (chosen: readonly number[] | null) => void;
}

/** All boards of a table in the order of play; a tap opens one for correction. */
function TableSheet({ open, table, isHidden, go, chosen, choose }: TableProps) {
  const { plan, results, change } = open;
  const [status, setStatus] = useState("");
  const [unfolded, setUnfolded] = useState<readonly SheetRound["place"][]>([]);
  const noun = boardNoun(plan);
  const tap = (board: number) => {
    if (chosen === null) go(board, table);
    else choose(chosen.includes(board) ? chosen.filter((each) => each !== board) : [...chosen.slice(-1), board]);
  };
  const swap = (boards: readonly [number, number], names: readonly [number, number]) => {
    change((evening) => withEntries(evening, swappedEntries(results, table, boards), Date.now()));
    setStatus(words.swapped(noun, names));
    choose(null);
  };
  const folded = ({ place, isLater }: SheetRound) =>
    isLater && !unfolded.some(({ round, part }) => round === place.round && part === place.part);
  return (
    <>
      {chosen === null && (
        <div class="sheet-head">
          <span class="hint">{words.tapToCorrect(noun)}</span>
          <button type="button" class="quiet" onClick={() => (setStatus(""), choose([]))}>
            {words.swap(noun)}
          </button>
        </div>
      )}
      <p role="status">{status}</p>
      <table class="card boards">
        <thead>
          <tr>
            {[noun, words.contract, words.by, words.result, words.points].map((heading) => (
              <th scope="col">
                <small>{heading}</small>
              </th>
            ))}
          </tr>
        </thead>
        {tableSheet(plan, table, results, isHidden).map((round) => {
          const { place } = round;
          const seats = words.seats(peopleOf(place.sitting[0]), peopleOf(place.sitting[1]));
          return folded(round) ? (
            <tbody>
              <tr class="round folded">
                <th colSpan={5}>
                  <button type="button" onClick={() => setUnfolded([...unfolded, place])}>
                    <b>{words.later(roundName(place), namesOf(plan, place.boards))}</b> <small>{seats}</small>
                  </button>
                  <Icon name="onward" />
                </th>
              </tr>
            </tbody>
          ) : (
            <tbody>
              <tr class="round">
                <th scope="rowgroup" colSpan={5}>
                  {roundName(place)} <small>{seats}</small>
                </th>
              </tr>
              {round.boards.map((line) => (
                <Line
                  open={open}
                  table={table}
                  line={line}
                  isChosen={chosen && chosen.includes(line.board)}
                  tap={() => tap(line.board)}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      {chosen !== null && <SwapFoot plan={plan} table={table} chosen={chosen} swap={swap} />}
    </>
  );
}

/** Entries that give each of two boards the other one's result. */
function swappedEntries(
  results: OpenEvening["results"],
  table: number,
  [one, other]: readonly [number, number]
): Entry[] {
  const resultOf = (board: number) => results.get(entryKey({ table, board })) ?? null;
  return [
    { table, board: one, said: resultOf(other) },
    { table, board: other, said: resultOf(one) },
  ];
}

interface SwapFootProps extends Pick<OpenEvening, "plan"> {
  readonly table: number;
  readonly chosen: readonly number[];
  /** @param names the boards as shown. */
  readonly swap: (boards: readonly [number, number], names: readonly [number, number]) => void;
}

/** Asks for the two boards whose results the user swaps, and swaps them. */
function SwapFoot({ plan, table, chosen, swap }: SwapFootProps) {
  const noun = boardNoun(plan);
  const [first, second] = inNumbers(chosen);
  const both = first === undefined || second === undefined ? null : ([first, second] as const);
  const shown = both && ([shownBoard(plan, both[0]), shownBoard(plan, both[1])] as const);
  return (
    <FootBar>
      <p role="status">
        {shown
          ? words.swapping(noun, shown, tableName(plan, table))
          : first === undefined
            ? words.whichTwo(noun)
            : words.whichOther(nameOf(plan, first), noun)}
      </p>
      {both && shown && (
        <Button variant="primary" onPress={() => swap(both, shown)}>
          {words.swapThem(shown)}
        </Button>
      )}
    </FootBar>
  );
}

interface LineProps {
  readonly open: OpenEvening;
  readonly table: number;
  readonly line: SheetBoard;
  /** True if the board is chosen to swap its result with another; null unless the user is swapping. */
  readonly isChosen: boolean | null;
  readonly tap: () => void;
}

function Line({ open, table, line: { board, result, state }, isChosen, tap }: LineProps) {
  const { plan } = open;
  const remark =
    state === "hidden"
      ? []
      : [ruledWords({ plan, ruled: open.ruled, place: { table, board } }), worthAlone(open, table, board)];
  const points = result && nsPoints(result, board);
  return (
    <tr class={isChosen ? "chosen" : state}>
      <th scope="row">
        {state === "hidden" ? (
          shownBoard(plan, board)
        ) : (
          <button
            type="button"
            aria-label={nameOf(plan, board)}
            aria-pressed={isChosen === null ? undefined : isChosen}
            onClick={tap}
          >
            {isChosen === true && <Icon name="tick" />}
            {shownBoard(plan, board)}
          </button>
        )}
      </th>
      {result?.kind === "played" ? (
        <>
          <td>
            <InSuits text={contractSign(result.contract)} />
          </td>
          <td>{result.declarer}</td>
          <td>{withMinus(printResult(result.result))}</td>
        </>
      ) : (
        <td colSpan={3}>{result ? shortOf(result) : stateText(state)}</td>
      )}
      <td>{points === null ? state === "missing" && isChosen === null && <b>{words.enter}</b> : pointsSign(points)}</td>
      {remark.map((text, i) => text !== "" && <td class={i === 0 ? "remark ruled-at" : "remark"}>{text}</td>)}
    </tr>
  );
}

function stateText(state: SheetBoard["state"]): string {
  if (state === "missing") return words.noResult;
  return state === "now" || state === "hidden" ? words[state] : "";
}

/** Returns the score of a board if there is only one table, since travellers show it otherwise; else "". */
function worthAlone({ plan, outcome }: OpenEvening, table: number, board: number): string {
  const scoring = boardScoring(plan);
  if (tablesIn(plan).length > 1 || scoring === "points") return "";
  const scored = sessionOf(outcome.scored).boards.find((each) => each.table === table && each.board === board);
  const worth = scored ? worthShown(scored, scoring) : "";
  return worth === "" ? "" : words.worthOf(words.worth[scoring], worth);
}
