import { useState } from "preact/hooks";
import { roundsAt, tableName } from "../../../play/at-table";
import { entryKey, type Entry, type Evening } from "../../../play/evening";
import { wrongBoardEntries, type SkippedBoardAction } from "../../../play/wrong-board-entries";
import { faultsOf, isScore, planned, wrongBoardLines, wrongBoardsIn, type Decision } from "../../../play/rulings";
import { toResultFields, type BoardResult } from "../../../play/board-result";
import { FIELD_KINDS } from "../../../sessions/field/field-kind";
import type { FieldPlan } from "../../../sessions/field/plan";
import { visitOf } from "../../../sessions/field/visits";
import { playingTwice, type WrongBoard } from "../../../sessions/field/wrong-board";
import { shownBoard } from "../../../sessions/kinds";
import { FootBar } from "../../components/foot-bar";
import { Faults } from "../../components/status-region";
import { directorTexts } from "./director-texts";
import { ruledIn } from "../shared/ruling-words";
import { ofSide } from "../shared/sheet-words";
import { roundName } from "../shared/sitting-name";
import type { OpenEvening } from "../shared/use-evening";
import { pointsIn, resultFault } from "./weighted-part";
import { resultInWords, nameOf, placeName } from "../shared/words";

const words = directorTexts.wrongBoard;

interface Props {
  readonly open: OpenEvening;
  readonly plan: FieldPlan;
  readonly table: number;
  readonly board: number;
  /** Saves decisions and their board entries, and shows the message. */
  readonly rule: (
    decisions: readonly Decision[],
    message: string,
    entries: (evening: Evening) => readonly Entry[]
  ) => void;
}

/** Form for a board that a table played in place of one of its own, with its result. */
export function WrongBoardPart({ open, plan, table, board, rule }: Props) {
  const { results, ruled } = open;
  const wrongs = wrongBoardsIn(ruled.counted).filter((wrong) => wrong.table === table);
  const existing = wrongs.find((wrong) => wrong.instead === board);
  const resultOf = (number: number | null): BoardResult | null =>
    number === null ? null : (results.get(entryKey({ table, board: number })) ?? null);
  const [left, setLeft] = useState(board);
  const [played, setPlayed] = useState<number | null>(existing?.board ?? null);
  /** The typed result; null until the user types, while the field shows the result entered on the pad. */
  const [typed, setTyped] = useState<string | null>(existing ? String(existing.points) : null);
  /** True if the played board's result is that of the contestants who played the board by mistake. */
  const [isMoved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<SkippedBoardAction | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const isRuled = wrongs.some((wrong) => wrong.instead === left);
  const [leftResult, playedResult] = [resultOf(left), resultOf(played)];
  const ownRound = roundsAt(plan, table).find(({ boards }) => boards.includes(left));
  const roundBoards = (ownRound?.boards ?? []).map((each) => shownBoard(plan, each));
  const text = typed ?? typedOf(open, table, isMoved ? playedResult : isRuled ? null : leftResult);
  const points = played === null ? null : pointsIn(text, played);
  const isOthers = leftResult !== null && (isRuled || isMoved || typed !== null || !isScore(leftResult));
  const skippedAction = chosen ?? (isOthers ? "keeps" : "not-played");
  const change = (places: Partial<Record<"left" | "played", number | null>>) => {
    if (places.left !== undefined) setLeft(places.left ?? board);
    if (places.played !== undefined) setPlayed(places.played);
    setMoved(false);
    setChosen(null);
    setFaults([]);
  };
  const record = () => {
    if (played === null || points === null) return setFaults([missingFault(played, text)]);
    const wrong: WrongBoard = { table, instead: left, board: played, points };
    const others = wrongs.filter((other) => other.instead !== left);
    const found = faultsOf(wrongBoardLines([...others, wrong], plan), plan);
    setFaults(found);
    if (found.length > 0) return;
    const { decision, message } = wrongBoardRuling(plan, wrong);
    rule([decision], message, (evening) => wrongBoardEntries(evening, wrong, skippedAction, isMoved));
  };
  return (
    <>
      <p class="hint">{words.hint}</p>
      <div class="row">
        <PlayedBoard
          plan={plan}
          played={played}
          roundBoards={roundBoards}
          choose={(chosenBoard) => change({ played: chosenBoard })}
        />
        <LeftBoard plan={plan} table={table} left={left} choose={(chosenBoard) => change({ left: chosenBoard })} />
      </div>
      <label>
        <span>{points === null ? words.result : words.worth(ofSide(points))}</span>
        <input
          name="wrong-result"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          placeholder={directorTexts.weighted.example}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {played !== null && isScore(playedResult) && (
        <button type="button" aria-pressed={isMoved} onClick={() => (setMoved(!isMoved), setTyped(null))}>
          {words.moves(placeName(plan, { table, board: played }))}
        </button>
      )}
      <SkippedAction plan={plan} left={left} leftResult={leftResult} action={skippedAction} choose={setChosen} />
      <Faults faults={faults} />
      <FootBar>
        <button type="button" class="primary" onClick={record}>
          {words.give}
        </button>
      </FootBar>
    </>
  );
}

interface PlayedBoardProps {
  readonly plan: FieldPlan;
  readonly played: number | null;
  /** The boards of the round, as shown: none of them is a wrong board. */
  readonly roundBoards: readonly number[];
  readonly choose: (board: number | null) => void;
}

/** Choice of the board that the table played by mistake. */
function PlayedBoard({ plan, played, roundBoards, choose }: PlayedBoardProps) {
  return (
    <label>
      <span>{words.played}</span>
      <select
        name="played"
        value={played === null ? "" : String(played)}
        onChange={({ currentTarget: { value } }) => choose(value === "" ? null : Number(value))}
      >
        <option value="">{words.choose}</option>
        {plan.inPlay
          .filter((each) => !roundBoards.includes(each.board))
          .map((each) => (
            <option value={String(each.board)}>{nameOf(plan, each.board)}</option>
          ))}
      </select>
    </label>
  );
}

interface LeftBoardProps extends Pick<Props, "plan" | "table"> {
  readonly left: number;
  readonly choose: (board: number) => void;
}

/** Choice of the table's own board that was not played. */
function LeftBoard({ plan, table, left, choose }: LeftBoardProps) {
  return (
    <label>
      <span>{words.left}</span>
      <select name="left" value={String(left)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {roundsAt(plan, table).map((place) => (
          <optgroup label={roundName(place)}>
            {place.boards.map((each) => (
              <option value={String(each)}>{nameOf(plan, each)}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface SkippedActionProps extends Pick<Props, "plan"> {
  readonly left: number;
  /** The result entered on the board that was not played. */
  readonly leftResult: BoardResult | null;
  readonly action: SkippedBoardAction;
  readonly choose: (action: SkippedBoardAction | null) => void;
}

const SKIPPED_ACTIONS: readonly SkippedBoardAction[] = ["not-played", "open", "keeps"];

/** Choice of what becomes of the board that was not played. */
function SkippedAction({ plan, left, leftResult, action, choose }: SkippedActionProps) {
  return (
    <label>
      <span>{words.then(nameOf(plan, left))}</span>
      <select
        name="then"
        value={action}
        onChange={({ currentTarget: { value } }) => choose(SKIPPED_ACTIONS.find((each) => each === value) ?? null)}
      >
        <option value="not-played">{words.thens["not-played"]}</option>
        <option value="open">{words.thens.open}</option>
        {leftResult && <option value="keeps">{words.thens.keeps(resultInWords(leftResult, left))}</option>}
      </select>
    </label>
  );
}

/** A result as it would be typed, "4HN="; "" if there is none. */
function typedOf({ plan }: OpenEvening, table: number, entered: BoardResult | null): string {
  if (!isScore(entered)) return "";
  const { contract = "", declarer = "", result = "", points = "" } = toResultFields(entered, plan, table);
  return contract + declarer + result + points;
}

/** The fault of a form without a played board, or without a valid result. */
function missingFault(played: number | null, text: string): string {
  if (played === null) return words.choosePlayed;
  return text.trim() === "" ? words.typeResult : resultFault(played, text);
}

/** The ruling on a wrong board, and the message about it. */
function wrongBoardRuling(plan: FieldPlan, wrong: WrongBoard) {
  const { table, instead, board, points } = wrong;
  const decision = { ruling: "instead", table, board: instead, is: { board, points } } as const;
  const [ruledLine] = ruledIn(plan, [{ ...decision, time: 0 }]);
  return { decision, message: [ruledLine?.text ?? "", ...againIn(plan, wrong)].join(". ") };
}

/** Contestants that would play the board a second time in its own round, with their tables. */
function againIn(plan: FieldPlan, wrong: WrongBoard): string[] {
  const { long } = FIELD_KINDS[plan.kind].designation;
  const all = plan.movement.flatMap(({ table, boards }) => {
    const place = { table, board: wrong.board };
    const players = boards.includes(wrong.board) ? playingTwice(planned(wrong, plan), place, plan) : [];
    const inRoom = tableName(plan, visitOf(plan, table).table);
    return players.length === 0 ? [] : [words.pairsAt(players.map(long).join(", "), inRoom)];
  });
  return all.length === 0 ? [] : [words.again(all.join("; "))];
}
