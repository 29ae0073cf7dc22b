import { useState } from "preact/hooks";
import { ALL_GAMES } from "../../../sessions/field/all-games";
import { scoringsOf } from "../../../sessions/field/field-kind";
import type { FieldGame, FieldSize } from "../../../sessions/field/games";
import type { FieldScoring } from "../../../sessions/field/plan";
import { Select, TextField } from "../../components/field";
import { Lazy } from "../../components/lazy";
import { List, ListRow } from "../../components/list-row";
import { NameFields } from "../../components/name-fields";
import { OptionList, TypedOption } from "../form/option-fields";
import { withPlayingTime } from "../form/playing-time";
import { withName } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { changedTo } from "./changed-game";
import { fieldSettingsTexts as words } from "./field-settings-texts";
import { chosen, gameOrDefault, ownSizeIn, sizeOf, type FieldFormProps } from "./field-choice";
import { scalesOf } from "./field";
import { FirstBoard } from "./first-board";
import { ScaleField } from "./scale-field";

/** The fields for contestants, boards and movement. */
export function FieldBoards(form: FieldFormProps) {
  return (
    <>
      <CountField {...form} />
      <BoardsField {...form} />
      <FirstBoard {...form} />
      <OwnMovement {...form} />
    </>
  );
}

/** The field for a club's own movement; a row that opens the field if no such movement is chosen. */
function OwnMovement(form: FieldFormProps) {
  const [isShown, setShown] = useState(() => ownSizeIn(form.kind, form.choice) !== null);
  if (!isShown)
    return (
      <List>
        <ListRow
          name="own-movement"
          title={words.ownMovement}
          below={words.ownMovementHint}
          onPress={() => setShown(true)}
        />
      </List>
    );
  return (
    <section class="own-movement">
      <h2>{words.ownMovement}</h2>
      <Lazy load={ownMovement}>{({ OwnMovementField }) => <OwnMovementField {...form} />}</Lazy>
    </section>
  );
}

const ownMovement = () => import("./own-movement");

/** The fields for scoring, scale and handicaps. */
export function FieldScores(form: FieldFormProps) {
  const { noun } = form.kind;
  return (
    <>
      <ScoringField {...form} />
      <ScaleField {...form} scales={(choice) => scalesOf(form.kind, choice)} />
      <TypedOption
        {...form}
        option="handicap"
        typed="handicap"
        placeholder={words.handicapExample[noun]}
        hint={words.handicapHint[noun]}
      />
    </>
  );
}

function CountField({ kind, choice, change }: FieldFormProps) {
  const ownSize = ownSizeIn(kind, choice);
  const others = ALL_GAMES.sizes[kind.name].filter(({ count }) => count !== ownSize?.count);
  const options = (ownSize ? [...others, ownSize].sort((a, b) => a.count - b.count) : others).map(
    (size) => [String(size.count), words.size(size, kind.noun)] as const
  );
  const choose = (value: string) => {
    const size = sizeOf(kind, Number(value));
    change(changedTo(kind, choice, size.games.find(({ boards }) => boards === choice.boards) ?? size.usual));
  };
  return (
    <Select
      label={words.howMany[kind.noun]}
      name={kind.option}
      groups={[{ label: "", options }]}
      value={String(choice.fieldCount)}
      onChoose={choose}
    />
  );
}

function BoardsField({ kind, choice, change }: FieldFormProps) {
  const ownSize = ownSizeIn(kind, choice);
  const listedSize = ALL_GAMES.sizes[kind.name].find(({ count }) => count === choice.fieldCount);
  const size = listedSize ?? ownSize ?? sizeOf(kind, choice.fieldCount);
  const chosen = gameOrDefault(kind, choice);
  // The default game for each number of boards, and the chosen game. The start page proposes other games.
  const offered = size.games.filter((game) => game === chosen || size.games.find(hasBoards(game)) === game);
  if (ownSize && size !== ownSize) offered.push(ownSize.usual);
  const games = new Map(offered.sort((a, b) => a.boards - b.boards).map((game) => [gameKey(game, size), game]));
  return (
    <OptionList
      option="boards"
      values={[...games.keys()]}
      inWords={(key) => gameInWords(games.get(key) ?? size.usual)}
      value={gameKey(chosen, size)}
      onChoose={(key) => change(changedTo(kind, choice, games.get(key) ?? size.usual))}
    />
  );
}

const hasBoards =
  ({ boards }: FieldGame) =>
  (other: FieldGame) =>
    other.boards === boards;

/**
 * Returns a text that identifies a game among the games for the same number of contestants. It is the number of boards,
 * such as "24"; if an earlier game has as many boards, rounds and movement follow.
 */
function gameKey(game: FieldGame, size: FieldSize): string {
  const { boards, fieldRounds, movement } = chosen(game, size);
  return movement === "" ? String(boards) : [boards, fieldRounds, movement].join(" ");
}

function gameInWords({ boards, rounds, style }: FieldGame): string {
  return withPlayingTime(texts.roundsOf(boards, rounds) + words.movementStyles[style], boards);
}

function ScoringField({ kind, choice, change }: FieldFormProps) {
  return (
    <OptionList<FieldScoring>
      option="scoring"
      values={scoringsOf(kind, gameOrDefault(kind, choice))}
      inWords={(name) => words.scorings[name]}
      value={choice.scoring}
      onChoose={(scoring) => change({ scoring })}
    />
  );
}

/** Fields for the names of pairs or players, in the order of their numbers. */
export function FieldNames({
  kind,
  names,
  choice,
  change,
  faults,
}: FieldFormProps & { readonly names: readonly string[] }) {
  const { option, noun } = kind;
  return (
    <NameFields
      name={option}
      heading={noun === "pair" ? formTexts.pairNames : formTexts.playerNames}
      fault={faults[option] ?? ""}
    >
      {names.map((name, i) => (
        <TextField
          key={i}
          label={noun === "pair" ? formTexts.pair(i + 1, false) : formTexts.player(i + 1)}
          name={`${noun}-${i + 1}`}
          value={name}
          list="known-names"
          onType={(typed) => change({ [option]: withName(choice[option], i, typed) })}
        />
      ))}
    </NameFields>
  );
}
