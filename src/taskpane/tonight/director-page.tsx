import { useState } from "preact/hooks";
import { isSameStretch, roundsAt } from "../../play/at-table";
import { entryKey, withEntries, type Entry, type Evening } from "../../play/evening";
import { entriesBack } from "../../play/wrong-board-entries";
import {
  asSat,
  groupsIn,
  allowsRulings,
  isScore,
  withRulings,
  allowsBoardRulings,
  wrongBoardsIn,
  type Decision,
} from "../../play/rulings";
import type { Bookmark } from "./evening-store";
import { PenaltyPart } from "./penalty-part";
import { WeightedPart } from "./weighted-part";
import { directorTexts as words } from "./director-texts";
import { ruledIn } from "./ruling-words";
import { roundName, sittingName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { resultInWords, nameOf, placeName } from "./words";
import { WrongBoardPart } from "./wrong-board-part";

interface Props {
  readonly open: OpenEvening;
  /** The board that is ruled on. */
  readonly at: Bookmark;
  /** Whether the Director comes from the standings, for a penalty. */
  readonly isOfEvening: boolean;
  readonly back: () => void;
}

/** What the Director rules beside results: of a board, and of the whole evening. Each counts as soon as it is pressed. */
export function DirectorPage({ open, at, isOfEvening, back }: Props) {
  const { plan, ruled, change } = open;
  const place = roundsAt(plan, at.table).find(({ boards }) => boards.includes(at.board));
  const [status, say] = useState("");
  /** The penalty that is corrected. */
  const [changed, correct] = useState<string | null>(null);
  const [times, done] = useState(0);
  const rule = (
    decisions: readonly Decision[],
    said: string,
    entries: (evening: Evening) => readonly Entry[] = () => []
  ) => {
    change((known) => withEntries(withRulings(known, decisions, Date.now()), entries(known), Date.now()));
    say(said);
    correct(null);
    done((times) => times + 1);
  };
  /** What was moved from a board's own place for it stands there again. */
  const takeBack = (text: string, decisions: readonly Decision[]) => {
    const back = (known: Evening) => wrongBoardsIn(decisions).flatMap((wrong) => entriesBack(known, wrong));
    const again = back(open.evening).flatMap((at) =>
      at.said ? words.again(placeName(plan, at), resultInWords(at.said, at.board)) : []
    );
    rule(
      decisions.map((each): Decision => ({ ...each, is: null })),
      [words.takenBack(text), ...again].join(". "),
      back
    );
  };
  const list = (rulings: OpenEvening["ruled"]["counted"]) => (
    <ul class="ruled">
      {ruledIn(plan, rulings).map(({ text, rulings: own }) => (
        <li>
          <span>{text}</span>
          {own[0]?.ruling === "penalty" && (
            <button type="button" onClick={() => correct(own[0]?.ruling === "penalty" ? own[0].id : null)}>
              {words.change}
            </button>
          )}
          <button type="button" onClick={() => takeBack(text, own)}>
            {words.takeBack}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section class="setup-page director">
      <h2>{words.heading}</h2>
      {place && (
        <p class="at">
          {words.at(placeName(plan, at), asSat(ruled, at, place.sitting).map(sittingName).join(texts.against))}
        </p>
      )}
      {allowsRulings(plan) && (
        <>
          <TurnedPart open={open} at={at} isOpen={!isOfEvening} rule={rule} />
          {allowsBoardRulings(plan) && <GroupPart open={open} at={at} rule={rule} />}
          {allowsBoardRulings(plan) && <WeightedPart key={times} open={open} plan={plan} {...at} rule={rule} />}
          {allowsBoardRulings(plan) && (
            <WrongBoardPart key={`${times} wrong`} open={open} plan={plan} {...at} rule={rule} />
          )}
          <PenaltyPart
            key={`${changed} ${times}`}
            plan={plan}
            isOpen={isOfEvening}
            changed={penaltyIn(open, changed)}
            rule={rule}
          />
        </>
      )}
      <p role="status">{status}</p>
      <h2>{words.standing}</h2>
      {ruled.counted.length === 0 ? <p>{words.none}</p> : list(ruled.counted)}
      {ruled.idle.length > 0 && (
        <>
          <p>{words.idle}</p>
          {list(ruled.idle)}
        </>
      )}
      <div class="settled">
        <button type="button" class="primary" onClick={back}>
          {words.done}
        </button>
      </div>
    </section>
  );
}

function penaltyIn({ ruled: { counted, idle } }: OpenEvening, id: string | null) {
  const found = [...counted, ...idle].find((each) => each.ruling === "penalty" && each.id === id);
  return found?.ruling === "penalty" && found.is !== null ? { id: found.id, is: found.is } : null;
}

interface PartProps {
  readonly open: OpenEvening;
  readonly at: Bookmark;
  /** Takes decisions, and says so. */
  readonly rule: (decisions: readonly Decision[], said: string) => void;
}

/** Who sat the wrong way, on a board or on all of its round. */
function TurnedPart({ open, at: { table, board }, isOpen, rule }: PartProps & { readonly isOpen: boolean }) {
  const { plan, ruled } = open;
  const place = roundsAt(plan, table).find(({ boards }) => boards.includes(board));
  if (!place) return null;
  const turned = new Set(ruled.counted.flatMap((each) => (each.ruling === "turned" ? [entryKey(each)] : [])));
  const boards = roundsAt(plan, table)
    .filter((other) => isSameStretch(other, place))
    .flatMap((other) => other.boards);
  const key = (of: readonly number[], name: string, said: string) => {
    const isOn = of.every((each) => turned.has(entryKey({ table, board: each })));
    const decisions = of.map((each): Decision => ({
      ruling: "turned",
      table,
      board: each,
      is: isOn ? null : (true as const),
    }));
    const line = words.turned.said(said);
    return (
      <button type="button" aria-pressed={isOn} onClick={() => rule(decisions, isOn ? words.takenBack(line) : line)}>
        {name}
      </button>
    );
  };
  return (
    <details open={isOpen}>
      <summary>{words.turned.heading}</summary>
      {allowsBoardRulings(plan) ? (
        <>
          <p class="hint">{words.turned.hint}</p>
          <div class="row" role="group" aria-label={words.turned.heading}>
            {key([board], nameOf(plan, board), placeName(plan, { table, board }))}
            {key(boards, words.turned.round(roundName(place)), roundName(place))}
          </div>
        </>
      ) : (
        <p>{words.turned.inTeams}</p>
      )}
    </details>
  );
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The group in which a fouled board's result is compared. */
function GroupPart({ open, at: { table, board }, rule }: PartProps) {
  const { plan, ruled, results: stands } = open;
  const group = groupsIn(ruled.counted).get(entryKey({ table, board })) ?? "";
  const place = placeName(plan, { table, board });
  const choose = (letter: string) => {
    const before = words.group.said(place, group);
    rule(
      [{ ruling: "group", table, board, is: letter === "" ? null : letter }],
      letter === "" ? words.takenBack(before) : words.group.said(place, letter)
    );
  };
  return (
    <details>
      <summary>{words.group.heading}</summary>
      {isScore(stands.get(entryKey({ table, board }))) ? (
        <>
          <p class="hint">{words.group.hint}</p>
          <label>
            <span>{words.group.label}</span>
            <select name="group" value={group} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              <option value="">{words.group.usual}</option>
              {LETTERS.map((letter) => (
                <option value={letter}>{letter}</option>
              ))}
            </select>
          </label>
        </>
      ) : (
        <p>{words.noResult(place)}</p>
      )}
    </details>
  );
}
