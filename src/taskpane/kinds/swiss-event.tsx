import type { SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { isRoundRobin, rulesOf } from "./event-form";
import { FirstBoard, firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { ScaleField } from "./scale-field";
import { chosenScale, scaleOptions } from "./scales";
import { BracketFields, EventFormField, OddField, SizeFields, TiesField } from "./swiss-fields";
import { bracketOf, roundsOf } from "./swiss-size";
import { chosenTeams, listedTeams } from "./swiss-teams";
import { TeamListFields } from "./team-list";

/** How a Swiss event is chosen. */
export const SWISS_EVENT_FORM: KindForm<"swiss-event"> = {
  usual: (choice) => ({ boards: rulesOf(choice).boards.usual }),
  offers: (choice) => rulesOf(choice).boards.choices.includes(choice.boards),
  options: (choice) => ({
    form: choice.eventForm,
    teams: chosenTeams(choice),
    boards: choice.boards,
    // A round robin has the rounds that it needs.
    double: isRoundRobin(choice) ? choice.double : undefined,
    rounds: isRoundRobin(choice) ? undefined : roundsOf(choice),
    odd: isRoundRobin(choice) ? undefined : choice.odd,
    "first-board": hasRounds(choice) ? firstBoardOf(choice) : undefined,
    scale: chosenScale(scales, choice),
    bracket: bracketOf(choice) || undefined,
    ties: choice.ties,
    seeds: bracketOf(choice) > 0 ? choice.seeds.split(";") : undefined,
  }),
  plain: (choice) => ({ walkover: hasRounds(choice) ? undefined : null }),
  Settings: (form) => (
    <>
      <EventFormField {...form} />
      <TeamListFields {...form} counts={rulesOf(form.choice).teams} />
      <OddField {...form} />
      <SizeFields {...form} />
      <ScaleField {...form} scales={scales} />
      <TiesField {...form} />
      <BracketFields {...form} />
    </>
  ),
  rare: {
    Fields: (form) => hasRounds(form.choice) && <FirstBoard {...form} hint={texts.hints.firstBoards} />,
    isUsed: (choice) => hasRounds(choice) && choice.firstBoard !== "",
  },
  titled: texts.fields.title,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => texts.swissSummary(teams.length, rounds),
};

function hasRounds(choice: SessionChoice): boolean {
  return roundsOf(choice) > 0;
}

/** None where boards are won and there are no victory points. */
function scales(choice: SessionChoice) {
  const { scale } = rulesOf(choice);
  return scale && scaleOptions(choice.boards, scale(choice.boards));
}
