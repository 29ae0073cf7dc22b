import { scoringsOf, type FieldKind } from "../../sessions/field/field-kind";
import { perRoundOf, type FieldGame, type FieldSize } from "../../sessions/field/games";
import type { FieldKindName, FieldScoring } from "../../sessions/field/plan";
import { at } from "../../bridge/at";
import { Later } from "../components/later";
import { Select, TextField } from "../components/field";
import { NameFields } from "../components/name-fields";
import { OptionList } from "../session/option-fields";
import { lasting } from "../session/playing-time";
import { namesFor, withName, type SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { FirstBoard, firstBoardOf } from "./first-board";
import type { FormProps, KindForm } from "./kind-form";
import { ScaleField } from "./scale-field";
import { chosenScale, homeScaleOptions } from "./scales";

// Few need them.
const rareFields = () => import("./field-rare");

/** How pairs or individuals in a field are chosen. */
export function fieldForm(kind: FieldKind): KindForm<FieldKindName> {
  const names = (choice: SessionChoice) => namesFor(choice[kind.option], choice.fieldCount);
  const scales = (choice: SessionChoice) => (choice.scoring === "vps" ? fieldScales(kind, choice) : null);
  return {
    usual: ({ fieldCount }) => {
      const size = sizeOf(kind, fieldCount);
      return { ...chosen(size.usual, size), scoring: kind.takes.scoring.usual };
    },
    offers: (choice) => {
      const game = gameIn(kind, choice);
      return game !== undefined && scoringsOf(kind, game).some((offered) => offered === choice.scoring);
    },
    options: (choice) => {
      const { boards, fieldRounds, movement, scoring, fieldCount, handicap } = choice;
      const typed = names(choice);
      const named = typed.some((name) => name.trim() !== "") ? typed : [String(fieldCount)];
      const scale = chosenScale(scales, choice);
      return {
        pairs: kind.option === "pairs" ? named : undefined,
        players: kind.option === "players" ? named : undefined,
        boards,
        rounds: fieldRounds === 0 ? undefined : fieldRounds,
        movement: movement === "" ? undefined : movement,
        "first-board": firstBoardOf(choice),
        scoring,
        scale,
        handicap,
      };
    },
    Settings: (form) => (
      <>
        <CountField {...form} kind={kind} />
        <BoardsField {...form} kind={kind} />
        <FirstBoard {...form} />
        <ScoringField {...form} kind={kind} />
        <ScaleField {...form} scales={scales} />
      </>
    ),
    Names: (form) => <FieldNames {...form} kind={kind} names={names(form.choice)} />,
    rare: {
      Fields: (form) => (
        <Later load={rareFields}>{({ RareFieldFields }) => <RareFieldFields {...form} kind={kind} />}</Later>
      ),
      isUsed: ({ handicap, forms }) => handicap !== "" || forms.length > 0,
    },
    titled: texts.fields.title,
    people: names,
    teams: () => [],
    summary: ({ names: all, boards }) => lasting(texts.fieldSummary[kind.what](all.length, boards), boards),
  };
}

interface FieldFormProps extends FormProps {
  readonly kind: FieldKind;
}

/** The size of a field; where there is none of that count, the first. */
function sizeOf({ sizes }: FieldKind, count: number): FieldSize {
  return sizes.find((size) => size.count === count) ?? at(sizes, 0);
}

type GameChoice = Pick<SessionChoice, "fieldCount" | "boards" | "fieldRounds" | "movement">;

/** The game that is chosen; nothing where a size has none with such boards. */
function gameIn({ sizes }: FieldKind, { fieldCount, boards, fieldRounds, movement }: GameChoice) {
  return sizes
    .find((size) => size.count === fieldCount)
    ?.games.find(
      (game) =>
        game.boards === boards &&
        (fieldRounds === 0 || game.rounds === fieldRounds) &&
        (movement === "" || game.style === movement)
    );
}

/** The choice of a game: rounds and movement only where another with as many boards comes first. */
function chosen(game: FieldGame, { games, count }: FieldSize): GameChoice {
  const { boards, rounds, style } = game;
  const isFirst = games.find((known) => known.boards === boards) === game;
  return { fieldCount: count, boards, fieldRounds: isFirst ? 0 : rounds, movement: isFirst ? "" : style };
}

function gameOrUsual(kind: FieldKind, choice: GameChoice): FieldGame {
  return gameIn(kind, choice) ?? sizeOf(kind, choice.fieldCount).usual;
}

function fieldScales(kind: FieldKind, choice: SessionChoice) {
  return homeScaleOptions(perRoundOf(gameOrUsual(kind, choice)));
}

/** A change of game, with a scoring that it has. */
function changedTo(kind: FieldKind, choice: SessionChoice, game: FieldGame) {
  const offered = scoringsOf(kind, game);
  const scoring = offered.find((known) => known === choice.scoring) ?? at(offered, 0);
  return { ...chosen(game, sizeOf(kind, game.count)), scoring, scale: "" };
}

function CountField({ kind, choice, change }: FieldFormProps) {
  const options = kind.sizes.map((size) => [String(size.count), texts.fieldSize(size, kind.what)] as const);
  const choose = (value: string) => {
    const size = sizeOf(kind, Number(value));
    change(changedTo(kind, choice, size.games.find(({ boards }) => boards === choice.boards) ?? size.usual));
  };
  return (
    <Select
      label={texts.fields.howMany[kind.what]}
      name={kind.option}
      groups={[{ label: "", options }]}
      value={String(choice.fieldCount)}
      onChoose={choose}
    />
  );
}

function BoardsField({ kind, choice, change }: FieldFormProps) {
  const size = sizeOf(kind, choice.fieldCount);
  const chosen = gameOrUsual(kind, choice);
  // Of as many boards the usual one, and what is chosen: the question how many play proposes the others.
  const offered = size.games.filter((game) => game === chosen || size.games.find(hasBoards(game)) === game);
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

/** What tells a game from the others of its size: its boards, and more only where another with as many comes first. */
function gameKey(game: FieldGame, size: FieldSize): string {
  const { boards, fieldRounds, movement } = chosen(game, size);
  return movement === "" ? String(boards) : [boards, fieldRounds, movement].join(" ");
}

function gameInWords({ boards, rounds, style }: FieldGame): string {
  return lasting(texts.roundsOf(boards, rounds) + texts.movementStyles[style], boards);
}

function ScoringField({ kind, choice, change }: FieldFormProps) {
  return (
    <OptionList<FieldScoring>
      option="scoring"
      values={scoringsOf(kind, gameOrUsual(kind, choice))}
      inWords={(name) => texts.fieldScorings[name]}
      value={choice.scoring}
      onChoose={(scoring) => change({ scoring })}
    />
  );
}

function FieldNames({ kind, names, choice, change, faults }: FieldFormProps & { readonly names: readonly string[] }) {
  const { option, what } = kind;
  return (
    <NameFields
      name={option}
      heading={what === "pair" ? texts.pairNames : texts.playerNames}
      fault={faults[option] ?? ""}
    >
      {names.map((name, i) => (
        <TextField
          key={i}
          label={what === "pair" ? texts.pair(i + 1, false) : texts.player(i + 1)}
          name={`${what}-${i + 1}`}
          value={name}
          list="known-names"
          onType={(typed) => change({ [option]: withName(choice[option], i, typed) })}
        />
      ))}
    </NameFields>
  );
}
