import {
  boardsOfSize,
  roundsOfSize,
  scoringsOf,
  usualBoards,
  type FieldKind,
  type FieldSize,
} from "../../sessions/field/field-kind";
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
      return { fieldCount: size.count, boards: usualBoards(size), scoring: kind.takes.scoring.usual };
    },
    offers: ({ fieldCount, boards, scoring }) =>
      kind.sizes.some((size) => size.count === fieldCount && boardsOfSize(size).includes(boards)) &&
      scorings(kind, { fieldCount, boards }).some((offered) => offered === scoring),
    options: (choice) => {
      const { boards, scoring, fieldCount, handicap } = choice;
      const typed = names(choice);
      const named = typed.some((name) => name.trim() !== "") ? typed : [String(fieldCount)];
      const scale = chosenScale(scales, choice);
      return {
        pairs: kind.option === "pairs" ? named : undefined,
        players: kind.option === "players" ? named : undefined,
        boards,
        // The rounds are those of the movement.
        rounds: undefined,
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

/** What a choice can be scored by. */
function scorings(kind: FieldKind, { fieldCount, boards }: Pick<SessionChoice, "fieldCount" | "boards">) {
  return scoringsOf(kind, sizeOf(kind, fieldCount), boards);
}

function fieldScales(kind: FieldKind, { fieldCount, boards }: SessionChoice) {
  const together = boards / roundsOfSize(sizeOf(kind, fieldCount));
  return homeScaleOptions(together);
}

/** A change of size or boards, with a scoring that it has. */
function changedTo(kind: FieldKind, choice: SessionChoice, changed: { fieldCount: number; boards: number }) {
  const offered = scorings(kind, changed);
  const scoring = offered.find((known) => known === choice.scoring) ?? at(offered, 0);
  return { ...changed, scoring, scale: "" };
}

function CountField({ kind, choice, change }: FieldFormProps) {
  const options = kind.sizes.map((size) => [String(size.count), texts.fieldSize(size, kind.what)] as const);
  const choose = (value: string) => {
    const size = sizeOf(kind, Number(value));
    const boards = boardsOfSize(size).find((known) => known === choice.boards) ?? usualBoards(size);
    change(changedTo(kind, choice, { fieldCount: size.count, boards }));
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
  return (
    <OptionList
      option="boards"
      values={boardsOfSize(size)}
      inWords={(boards) => lasting(texts.roundsOf(boards, roundsOfSize(size)), boards)}
      value={choice.boards}
      onChoose={(boards) => change(changedTo(kind, choice, { fieldCount: choice.fieldCount, boards }))}
    />
  );
}

function ScoringField({ kind, choice, change }: FieldFormProps) {
  return (
    <OptionList<FieldScoring>
      option="scoring"
      values={scorings(kind, choice)}
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
