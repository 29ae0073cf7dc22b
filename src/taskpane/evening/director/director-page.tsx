import { useState } from "preact/hooks";
import { isSameStretch, roundsAt } from "../../../play/at-table";
import { entryKey, withEntries, type Entry, type Evening } from "../../../play/evening";
import { entriesBack } from "../../../play/wrong-board-entries";
import {
  asSat,
  groupsIn,
  allowsRulings,
  isScore,
  withRulings,
  allowsBoardRulings,
  wrongBoardsIn,
  type Decision,
} from "../../../play/rulings";
import type { Bookmark } from "../../../play/view/view-state";
import { PenaltyPart } from "./penalty-part";
import { WeightedPart } from "./weighted-part";
import { directorTexts as words } from "./director-texts";
import { ruledIn } from "../shared/ruling-words";
import { peopleOf, roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { resultInWords, nameOf, placeName } from "../shared/words";
import { WrongBoardPart } from "./wrong-board-part";
import { List, ListRow } from "../../components/list-row";
import { Page } from "../../components/page";
import "./director-page.css";

interface Props {
  readonly open: OpenEvening;
  /** The place of the board on which the Director rules. */
  readonly bookmark: Bookmark;
  /** True if the Director comes from the standings, for a penalty. */
  readonly isOfEvening: boolean;
  readonly back: () => void;
}

/** The Director's rulings on a board and on the whole evening. Each counts as soon as its key is pressed. */
export function DirectorPage({ open, bookmark, isOfEvening, back }: Props) {
  const { plan, ruled, change } = open;
  const place = roundsAt(plan, bookmark.table).find(({ boards }) => boards.includes(bookmark.board));
  const [status, setStatus] = useState("");
  /** Id of the penalty to correct; null for a new one. */
  const [penaltyId, setPenaltyId] = useState<string | null>(null);
  const [part, setPart] = useState<Part | null>(isOfEvening ? "penalty" : null);
  const rule = (
    decisions: readonly Decision[],
    message: string,
    entries: (evening: Evening) => readonly Entry[] = () => []
  ) => {
    change((evening) => withEntries(withRulings(evening, decisions, Date.now()), entries(evening), Date.now()));
    setStatus(message);
    setPenaltyId(null);
    setPart(null);
  };
  /** Withdraws rulings, and restores results that wrong-board rulings had removed from where they were entered. */
  const takeBack = (text: string, decisions: readonly Decision[]) => {
    const restored = (evening: Evening) => restoredEntries(evening, decisions);
    const sentences = restored(open.evening).flatMap((entry) =>
      entry.said ? words.again(placeName(plan, entry), resultInWords(entry.said, entry.board)) : []
    );
    const withdrawn = decisions.map((each): Decision => ({ ...each, is: null }));
    rule(withdrawn, [words.takenBack(text), ...sentences].join(". "), restored);
  };
  const correct = (id: string) => {
    setPenaltyId(id);
    setPart("penalty");
  };
  const people = place ? asSat(ruled, bookmark, place.sitting).map(peopleOf) : [];
  const placeLine = place && (
    <p class="at">
      <strong>{placeName(plan, bookmark)}</strong> {people.join(texts.against)}
    </p>
  );
  if (part !== null && allowsRulings(plan))
    return (
      <section class="setup-page director">
        <Page title={words[part].heading} back={() => (setPenaltyId(null), setPart(null))}>
          {part !== "penalty" && placeLine}
          {part === "group" && <GroupPart open={open} bookmark={bookmark} rule={rule} />}
          {part === "weighted" && <WeightedPart open={open} plan={plan} {...bookmark} people={people} rule={rule} />}
          {part === "wrongBoard" && <WrongBoardPart open={open} plan={plan} {...bookmark} rule={rule} />}
          {part === "penalty" && <PenaltyPart plan={plan} changed={penaltyIn(open, penaltyId)} rule={rule} />}
        </Page>
      </section>
    );
  return (
    <section class="setup-page director">
      <Page title={words.heading} back={back}>
        <div class="card">
          {placeLine}
          {allowsRulings(plan) && <TurnedPart open={open} bookmark={bookmark} rule={rule} />}
        </div>
        <p role="status">{status}</p>
        {ruled.counted.length > 0 && (
          <>
            <h2>{words.rulings}</h2>
            <RulingList plan={plan} rulings={ruled.counted} correct={correct} takeBack={takeBack} />
          </>
        )}
        {ruled.idle.length > 0 && (
          <>
            <p>{words.idle}</p>
            <RulingList plan={plan} rulings={ruled.idle} correct={correct} takeBack={takeBack} />
          </>
        )}
        {allowsRulings(plan) && <OtherRulings plan={plan} choose={(each) => (setStatus(""), setPart(each))} />}
      </Page>
    </section>
  );
}

interface RulingListProps extends Pick<OpenEvening, "plan"> {
  readonly rulings: OpenEvening["ruled"]["counted"];
  readonly correct: (penaltyId: string) => void;
  readonly takeBack: (text: string, rulings: readonly Decision[]) => void;
}

/** Rulings in words, with buttons to correct penalties and to withdraw each. */
function RulingList({ plan, rulings: all, correct, takeBack }: RulingListProps) {
  return (
    <ul class="card ruled">
      {ruledIn(plan, all).map(({ text, rulings }) => {
        const [first] = rulings;
        return (
          <li>
            <span>{text}</span>
            {first?.ruling === "penalty" && (
              <button type="button" class="quiet" onClick={() => correct(first.id)}>
                {words.change}
              </button>
            )}
            <button type="button" class="quiet" onClick={() => takeBack(text, rulings)}>
              {words.takeBack}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Rulings that have a page of their own. */
const PARTS = ["wrongBoard", "group", "weighted", "penalty"] as const;
type Part = (typeof PARTS)[number];

interface OtherRulingsProps extends Pick<OpenEvening, "plan"> {
  readonly choose: (part: Part) => void;
}

/** Rows that lead to the rulings with a page of their own. */
function OtherRulings({ plan, choose }: OtherRulingsProps) {
  return (
    <>
      <h2>{words.otherRulings}</h2>
      <List>
        {PARTS.filter((each) => each === "penalty" || allowsBoardRulings(plan)).map((each) => (
          <ListRow title={words[each].heading} onPress={() => choose(each)} />
        ))}
      </List>
    </>
  );
}

/** Entries that restore the results which wrong-board rulings had removed. */
function restoredEntries(evening: Evening, decisions: readonly Decision[]): Entry[] {
  return wrongBoardsIn(decisions).flatMap((wrong) => entriesBack(evening, wrong));
}

function penaltyIn({ ruled: { counted, idle } }: OpenEvening, id: string | null) {
  const found = [...counted, ...idle].find((each) => each.ruling === "penalty" && each.id === id);
  return found?.ruling === "penalty" && found.is !== null ? { id: found.id, is: found.is } : null;
}

interface PartProps {
  readonly open: OpenEvening;
  readonly bookmark: Bookmark;
  /** Stores decisions and shows the message. */
  readonly rule: (decisions: readonly Decision[], message: string) => void;
}

/** Marks that pairs sat the wrong way, on a board or on all boards of its round. */
function TurnedPart({ open, bookmark: { table, board }, rule }: PartProps) {
  const { plan, ruled } = open;
  const place = roundsAt(plan, table).find(({ boards }) => boards.includes(board));
  if (!place) return null;
  const turned = new Set(ruled.counted.flatMap((each) => (each.ruling === "turned" ? [entryKey(each)] : [])));
  const boards = roundsAt(plan, table)
    .filter((other) => isSameStretch(other, place))
    .flatMap((other) => other.boards);
  const turnKey = (turnedBoards: readonly number[], label: string, boardText: string) => {
    const isOn = turnedBoards.every((each) => turned.has(entryKey({ table, board: each })));
    const decisions = turnedBoards.map((each): Decision => ({
      ruling: "turned",
      table,
      board: each,
      is: isOn ? null : (true as const),
    }));
    const line = words.turned.summary(boardText);
    return (
      <button type="button" aria-pressed={isOn} onClick={() => rule(decisions, isOn ? words.takenBack(line) : line)}>
        {label}
      </button>
    );
  };
  return (
    <>
      <h3>{words.turned.heading}</h3>
      {allowsBoardRulings(plan) ? (
        <>
          <div class="row" role="group" aria-label={words.turned.heading}>
            {turnKey([board], nameOf(plan, board), placeName(plan, { table, board }))}
            {turnKey(boards, words.turned.round(roundName(place)), roundName(place))}
          </div>
          <p class="hint">{words.turned.hint}</p>
        </>
      ) : (
        <p>{words.turned.inTeams}</p>
      )}
    </>
  );
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The group in which a fouled board's result is compared. */
function GroupPart({ open, bookmark: { table, board }, rule }: PartProps) {
  const { plan, ruled, results } = open;
  const group = groupsIn(ruled.counted).get(entryKey({ table, board })) ?? "";
  const place = placeName(plan, { table, board });
  const choose = (letter: string) => {
    const summary = words.group.summary(place, group);
    rule(
      [{ ruling: "group", table, board, is: letter === "" ? null : letter }],
      letter === "" ? words.takenBack(summary) : words.group.summary(place, letter)
    );
  };
  if (!isScore(results.get(entryKey({ table, board })))) return <p>{words.noResult(place)}</p>;
  return (
    <>
      <p class="hint">{words.group.hint}</p>
      <label>
        <span>{words.group.label}</span>
        <select name="group" value={group} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{words.group.noGroup}</option>
          {LETTERS.map((letter) => (
            <option value={letter}>{letter}</option>
          ))}
        </select>
      </label>
    </>
  );
}
