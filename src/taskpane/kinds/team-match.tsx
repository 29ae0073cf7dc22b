import { FORM_RULES, MATCH_FORMS, MATCH_OPTIONS, type MatchForm } from "../../sessions/team-match/plan";
import { Select } from "../components/field";
import { OptionList, TypedOption } from "../session/option-fields";
import { namesFor, type SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { FirstBoard, firstBoardOf } from "./first-board";
import type { FormProps, KindForm } from "./kind-form";
import { isListedSize, MATCH_BOARDS, sizeValue } from "./match-boards";
import { hasParts, isBam, matchForm, matchPlayers, maySize, planOfSize, sizeOf } from "./match-choice";
import { ScaleField } from "./scale-field";
import { chosenScale, scaleOptions } from "./scales";
import { lasting } from "../session/playing-time";
import { pairPlayers, PlayerNames, TeamNames, type TeamLabels } from "./team-names";

const TEAMS: readonly TeamLabels[] = (["home", "away"] as const).map((name) => ({
  name,
  label: texts.fields[name],
  players: pairPlayers("1", "2"),
  substitutes: texts.substitutes,
}));

/** How a match of two teams is chosen. */
export const TEAM_MATCH_FORM: KindForm<"team-match"> = {
  usual: ({ form }) => usualSize(matchForm(form)),
  offers: (choice) => isListedSize(matchForm(choice.form), sizeValue(choice)),
  options: (choice) => {
    const { form, teams, handicap } = choice;
    return {
      form,
      ...sizeOf(choice),
      "extra-boards": form === "knockout" && choice.extraBoards > 0 ? choice.extraBoards : undefined,
      "first-board": firstBoardOf(choice),
      players: matchPlayers(choice),
      "line-up": hasParts(choice) ? choice.lineUps : undefined,
      scale: chosenScale(scales, choice),
      handicap: isBam(choice) ? undefined : handicap,
      home: teams[0] ?? "",
      away: teams[1] ?? "",
    };
  },
  plain: (choice) => ({ penalties: penaltiesExample(choice) }),
  Settings: (form) => (
    <>
      <FormField {...form} />
      <BoardsField {...form} />
      <FirstBoard {...form} />
      <ScaleField {...form} scales={scales} />
    </>
  ),
  Names: (form) => (
    <>
      <TeamNames {...form} teams={TEAMS} />
      <PlayerNames {...form} teams={TEAMS} />
    </>
  ),
  rare: {
    Fields: RareMatchFields,
    isUsed: (choice) =>
      [choice.sizes, choice.handicap, choice.lineUps].some((text) => text !== "") ||
      (isKnockout(choice) && choice.extraBoards > 0),
  },
  titled: texts.fields.competition,
  people: matchPlayers,
  teams: ({ teams }) => namesFor(teams, 2),
  summary: ({ boards }) => lasting(texts.boards(boards), boards),
};

function usualSize(form: MatchForm): Pick<SessionChoice, "sessions" | "boards"> {
  const { sessions, boards } = FORM_RULES[form];
  return { sessions, boards };
}

/** The scales of a form that has victory points. */
function scales(choice: SessionChoice) {
  const { scale, boards } = planOfSize(choice);
  return scale && scaleOptions(boards, scale.name);
}

function isKnockout({ form }: SessionChoice): boolean {
  return matchForm(form) === "knockout";
}

function FormField({ choice, change }: FormProps) {
  return (
    <OptionList<MatchForm>
      option="form"
      values={MATCH_FORMS}
      inWords={(form) => texts.matchForms[form]}
      value={choice.form}
      onChoose={(form) => change({ form, scale: "", ...usualSize(form) })}
    />
  );
}

function BoardsField({ choice, change }: FormProps) {
  const choose = (value: string) => {
    const [boards = 0, sessions = 0] = value.split("/").map(Number);
    change({ boards, sessions, scale: "" });
  };
  return (
    <Select
      label={texts.fields.boards}
      name="boards"
      groups={MATCH_BOARDS[matchForm(choice.form)]}
      value={sizeValue(choice)}
      onChoose={choose}
    />
  );
}

const EXTRA_BOARDS = [0, ...MATCH_OPTIONS["extra-boards"].choices];

function RareMatchFields(form: FormProps) {
  const { choice, change } = form;
  return (
    <>
      {maySize(choice) && (
        <TypedOption
          {...form}
          option="sessions"
          typed="sizes"
          placeholder={texts.examples.sessions}
          hint={texts.hints.sessions}
          faultOf="boards"
        />
      )}
      {isKnockout(choice) && (
        <OptionList
          option="extra-boards"
          values={EXTRA_BOARDS}
          inWords={texts.extraBoards}
          value={choice.extraBoards}
          onChoose={(extraBoards) => change({ extraBoards })}
        />
      )}
      {!isBam(choice) && (
        <TypedOption {...form} option="handicap" typed="handicap" placeholder={texts.examples.handicap} />
      )}
      {hasParts(choice) && (
        <TypedOption
          {...form}
          option="line-up"
          typed="lineUps"
          placeholder={texts.examples.lineUp}
          hint={texts.hints.lineUp}
        />
      )}
    </>
  );
}

/** What is taken from teams, in the units that the form has. */
function penaltiesExample(choice: SessionChoice): string {
  const { penaltiesOfMatch, penaltiesInImps, penaltiesInPoints } = texts.examples;
  if (isBam(choice)) return penaltiesInPoints;
  return planOfSize(choice).scale === null ? penaltiesInImps : penaltiesOfMatch;
}
