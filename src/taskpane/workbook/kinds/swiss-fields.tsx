import { EVENT_FORMS, EVENT_RULES, type EventForm } from "../../../sessions/event/forms";
import { EVENT_OPTIONS } from "../../../sessions/event/options";
import type { OddWay } from "../../../sessions/event/plan";
import { Select } from "../../components/field";
import { FieldRow } from "../../components/name-fields";
import { OptionList, TypedOption, YesOrNo } from "../form/option-fields";
import { withPlayingTime } from "../form/playing-time";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { CarryFile } from "./carry-file";
import { eventFormOf, isBoardAMatch, isRoundRobin, rulesOf } from "./event-form";
import { FirstBoard } from "./first-board";
import type { FormProps, KindFields } from "./kind-form";
import { ScaleField } from "./scale-field";
import { hasCrossTable, hasRounds, hasThirdPlace, hasVps, scales } from "./swiss-event";
import { TeamListFields } from "./team-list";
import {
  bracketOf,
  bracketSizes,
  canMeetTwice,
  isDouble,
  isOdd,
  roundOptions,
  roundsOf,
  shortCounts,
} from "./swiss-size";

/** The fields of a Swiss event. */
export const SWISS_EVENT_FIELDS: KindFields = {
  Boards: (form) => (
    <>
      <EventFormField {...form} />
      <OddField {...form} />
      <SizeFields {...form} />
      {hasRounds(form.choice) && <FirstBoard {...form} hint={formTexts.hints.firstBoards} />}
      <BracketFields {...form} />
      {hasCrossTable(form.choice) && (
        <YesOrNo
          option="cross-table"
          words={formTexts.crossTable}
          value={form.choice.crossTable}
          onChoose={(crossTable) => form.change({ crossTable })}
        />
      )}
    </>
  ),
  Names: (form) => <TeamListFields {...form} counts={rulesOf(form.choice).teams} />,
  Scoring: (form) => (
    <>
      <ScaleField {...form} scales={scales} />
      <TiesField {...form} />
      {hasVps(form.choice) && (
        <>
          <TypedOption {...form} option="handicap" typed="handicap" placeholder={formTexts.examples.handicap} />
          <CarryFile {...form} />
        </>
      )}
    </>
  ),
};

/** Field for the form of the event: Swiss, round robin or board-a-match. */
function EventFormField({ choice, change }: FormProps) {
  return (
    <OptionList<EventForm>
      option="form"
      values={EVENT_FORMS}
      inWords={(form) => formTexts.eventForms[form]}
      value={eventFormOf(choice)}
      onChoose={(form) => change({ eventForm: form, boards: EVENT_RULES[form].boards.defaultValue, scale: "" })}
    />
  );
}

/** Fields for the boards of a match and for the rounds; in a round robin for how often all teams meet. */
function SizeFields(form: FormProps) {
  const { choice, change } = form;
  const boards = (
    <OptionList
      option="boards"
      label={texts.fields.boardsPerMatch}
      values={rulesOf(choice).boards.choices}
      inWords={(size) => withPlayingTime(String(size), size)}
      value={choice.boards}
      onChoose={(chosen) => change({ boards: chosen, scale: "" })}
    />
  );
  if (isRoundRobin(choice))
    return (
      <>
        <Meetings {...form} />
        {boards}
      </>
    );
  return (
    <FieldRow>
      <Select
        label={texts.fields.rounds}
        name="rounds"
        groups={roundOptions(choice)}
        value={String(roundsOf(choice))}
        onChoose={(rounds) => change({ swissRounds: Number(rounds) })}
      />
      {boards}
    </FieldRow>
  );
}

/** Field for the rounds of a round robin: enough for all teams to meet once or twice, or fewer. */
function Meetings({ choice, change }: FormProps) {
  const whole = { ...choice, shortRounds: null };
  const inWords = (double: boolean) => formTexts.roundRobin(double, roundsOf({ ...whole, double }));
  const ways = canMeetTwice(choice) ? [false, true] : [false];
  const short = shortCounts(choice);
  const chosen = roundsOf(choice);
  return (
    <Select
      label={texts.fields.rounds}
      name="double"
      groups={[
        { label: "", options: ways.map((double) => [String(double), inWords(double)] as const) },
        ...(short.length === 0
          ? []
          : [
              {
                label: formTexts.shortRounds,
                options: short.map((n) => [String(n), formTexts.roundCount(n, false)] as const),
              },
            ]),
      ]}
      value={short.includes(chosen) ? String(chosen) : String(isDouble(choice))}
      onChoose={(way) =>
        change({ double: way === "true", shortRounds: way === "true" || way === "false" ? null : Number(way) })
      }
    />
  );
}

/** Field for the way to deal with an odd number of teams; renders nothing for an even number. */
function OddField({ choice, change }: FormProps) {
  if (!isOdd(choice)) return null;
  return (
    <OptionList<OddWay>
      option="odd"
      values={EVENT_OPTIONS.odd.choices}
      inWords={(way) => formTexts.oddWays[way]}
      value={choice.odd}
      onChoose={(odd) => change({ odd })}
      hint={formTexts.hints.odd}
    />
  );
}

/** Field for the tie-breaks of teams; renders nothing for a knockout alone. */
function TiesField(form: FormProps) {
  if (isBoardAMatch(form.choice))
    return (
      <TypedOption
        {...form}
        option="ties"
        typed="ties"
        label={texts.fields.tiesOnPoints}
        placeholder={EVENT_RULES.bam.ties.join(", ")}
      />
    );
  if (roundsOf(form.choice) === 0) return null;
  return <TypedOption {...form} option="ties" typed="ties" placeholder={formTexts.examples.ties} />;
}

/**
 * Fields for the knockout after the rounds: size, seeds if the standings do not decide them, and match for third place.
 */
function BracketFields(form: FormProps) {
  const { choice, change } = form;
  if (isBoardAMatch(choice)) return null;
  return (
    <>
      <OptionList
        option="bracket"
        values={bracketSizes(choice)}
        inWords={formTexts.bracketOf}
        value={bracketOf(choice)}
        onChoose={(bracket) => change({ bracket })}
      />
      {bracketOf(choice) > 0 && (
        <TypedOption {...form} option="seeds" typed="seeds" placeholder={formTexts.examples.seeds} />
      )}
      {hasThirdPlace(choice) && (
        <YesOrNo
          option="third-place"
          words={formTexts.thirdPlace}
          value={choice.thirdPlace}
          onChoose={(thirdPlace) => change({ thirdPlace })}
        />
      )}
    </>
  );
}
