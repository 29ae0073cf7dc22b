import { useState } from "preact/hooks";
import { roundsAt, tableName } from "../../play/at-table";
import { entryKey, type Entry, type Evening } from "../../play/evening";
import { wrongBoardEntries, type SkippedBoardAction } from "../../play/wrong-board-entries";
import { faultsOf, isScore, wrongBoardsIn, type Decision } from "../../play/rulings";
import { toResultFields, type BoardResult } from "../../play/board-result";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import type { FieldPlan } from "../../sessions/field/plan";
import { playingTwice, seatingAt, writeWrongBoards, type WrongBoard } from "../../sessions/field/wrong-board";
import { Faults } from "../components/status-region";
import { directorTexts } from "./director-texts";
import { ruledIn } from "./ruling-words";
import { ofSide } from "./sheet-words";
import { roundName } from "./sitting-name";
import type { OpenEvening } from "./use-evening";
import { pointsIn, resultFault } from "./weighted-part";
import { resultInWords, nameOf, placeName } from "./words";

const words = directorTexts.instead;

interface Props {
  readonly open: OpenEvening;
  readonly plan: FieldPlan;
  readonly table: number;
  readonly board: number;
  /** Takes decisions with what is said of boards, and says so. */
  readonly rule: (
    decisions: readonly Decision[],
    said: string,
    entries: (evening: Evening) => readonly Entry[]
  ) => void;
}

/** That a table played a board in place of one of its own, with the result: of those who sat there for its own. */
export function WrongBoardPart({ open, plan, table, board, rule }: Props) {
  const { results: stands, ruled } = open;
  const wrongs = wrongBoardsIn(ruled.counted).filter((wrong) => wrong.table === table);
  const known = wrongs.find(({ instead }) => instead === board);
  const saidAt = (of: number | null): BoardResult | null =>
    of === null ? null : (stands.get(entryKey({ table, board: of })) ?? null);
  const [left, leave] = useState(board);
  const [played, play] = useState<number | null>(known?.board ?? null);
  /** Null while nobody has typed: what the pad has of the board that was left out stands there, as they entered it. */
  const [typed, type] = useState<string | null>(known ? String(known.points) : null);
  /** Whether its result was entered at the played board's own place, where it is none of those who play it there. */
  const [isMoved, move] = useState(false);
  const [chosen, choose] = useState<SkippedBoardAction | null>(null);
  const [faults, refuse] = useState<readonly string[]>([]);
  const isRuled = wrongs.some(({ instead }) => instead === left);
  const [leftSaid, playedSaid] = [saidAt(left), saidAt(played)];
  const own = seatingAt({ table, instead: left }, plan)?.boards ?? [];
  const text = typed ?? typedOf(open, table, isMoved ? playedSaid : isRuled ? null : leftSaid);
  const points = played === null ? null : pointsIn(text, played);
  const isOthers = leftSaid !== null && (isRuled || isMoved || typed !== null || !isScore(leftSaid));
  const then = chosen ?? (isOthers ? "keeps" : "not-played");
  const change = (of: Partial<Record<"left" | "played", number | null>>) => {
    if (of.left !== undefined) leave(of.left ?? board);
    if (of.played !== undefined) play(of.played);
    move(false);
    choose(null);
    refuse([]);
  };
  const record = () => {
    if (played === null || points === null) {
      const isTyped = played !== null && text.trim() !== "";
      refuse([isTyped ? resultFault(played, text) : played === null ? words.choosePlayed : words.typeResult]);
      return;
    }
    const wrong: WrongBoard = { table, instead: left, board: played, points };
    const others = wrongs.filter(({ instead }) => instead !== left);
    const found = faultsOf(writeWrongBoards([...others, wrong]), plan);
    refuse(found);
    if (found.length > 0) return;
    const decision = { ruling: "instead", table, board: left, is: { board: played, points } } as const;
    const [said] = ruledIn(plan, [{ ...decision, time: 0 }]);
    rule([decision], [said?.text ?? "", ...againIn(plan, wrong)].join(". "), (evening) =>
      wrongBoardEntries(evening, wrong, then, isMoved)
    );
  };
  return (
    <details>
      <summary>{words.heading}</summary>
      <p class="hint">{words.hint}</p>
      <div class="row">
        <label>
          <span>{words.played}</span>
          <select
            name="played"
            value={played === null ? "" : String(played)}
            onChange={({ currentTarget: { value } }) => change({ played: value === "" ? null : Number(value) })}
          >
            <option value="">{words.choose}</option>
            {plan.inPlay
              .filter((each) => !own.includes(each.board))
              .map((each) => (
                <option value={String(each.board)}>{nameOf(plan, each.board)}</option>
              ))}
          </select>
        </label>
        <label>
          <span>{words.left}</span>
          <select
            name="left"
            value={String(left)}
            onChange={({ currentTarget }) => change({ left: Number(currentTarget.value) })}
          >
            {roundsAt(plan, table).map((place) => (
              <optgroup label={roundName(place)}>
                {place.boards.map((each) => (
                  <option value={String(each)}>{nameOf(plan, each)}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
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
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      {played !== null && isScore(playedSaid) && (
        <button type="button" aria-pressed={isMoved} onClick={() => (move(!isMoved), type(null))}>
          {words.moves(placeName(plan, { table, board: played }))}
        </button>
      )}
      <label>
        <span>{words.then(nameOf(plan, left))}</span>
        <select
          name="then"
          value={then}
          onChange={({ currentTarget: { value } }) => choose(THENS.find((each) => each === value) ?? null)}
        >
          <option value="not-played">{words.thens["not-played"]}</option>
          <option value="open">{words.thens.open}</option>
          {leftSaid && <option value="keeps">{words.thens.keeps(resultInWords(leftSaid, left))}</option>}
        </select>
      </label>
      <Faults said={faults} />
      <button type="button" class="give" onClick={record}>
        {words.give}
      </button>
    </details>
  );
}

const THENS: readonly SkippedBoardAction[] = ["not-played", "open", "keeps"];

/** What stands as it is typed, "4HN="; "" for nothing. */
function typedOf({ plan }: OpenEvening, table: number, said: BoardResult | null): string {
  if (!isScore(said)) return "";
  const { contract = "", declarer = "", result = "", points = "" } = toResultFields(said, plan, table);
  return contract + declarer + result + points;
}

/** Who would play the board once more in its own place, and where. */
function againIn(plan: FieldPlan, wrong: WrongBoard): string[] {
  const { long } = FIELD_KINDS[plan.kind].designation;
  const all = plan.movement.flatMap(({ table, boards }) => {
    const who = boards.includes(wrong.board) ? playingTwice(wrong, { table, board: wrong.board }, plan) : [];
    return who.length === 0 ? [] : [words.at(who.map(long).join(", "), tableName(plan, table))];
  });
  return all.length === 0 ? [] : [words.again(all.join("; "))];
}
