import { LEAGUE_OPTIONS, planLeague, type TieBreak } from "../../sessions/league/plan";
import { Select } from "../components/field";
import { Abreast } from "../components/name-fields";
import { OptionList } from "../session/option-fields";
import { lasting } from "../session/playing-time";
import type { SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import type { FormProps, KindForm } from "./kind-form";
import { ScaleField } from "./scale-field";
import { chosenScale, scaleOptions } from "./scales";
import { TeamListFields } from "./team-list";
import { chosenTeams, listedTeams } from "./swiss-teams";

const { boards: BOARDS, ties: TIES } = LEAGUE_OPTIONS;

/** The boards of a match in the list. */
const SIZES = [12, 14, 16, 18, 20, 21, 22, 24, 26, 28, 30, 32, 36, 40, 48];

/** Days from a round to the next in the list: whole weeks. */
const DAYS = [7, 14, 21, 28];

/** How a league's season is chosen. */
export const LEAGUE_FORM: KindForm<"league"> = {
  usual: () => ({ boards: BOARDS.usual }),
  offers: ({ boards, every }) => SIZES.includes(boards) && DAYS.includes(every),
  options: (choice) => ({
    teams: chosenTeams(choice, LEAGUE_OPTIONS.teams),
    boards: choice.boards,
    double: choice.double,
    every: choice.every,
    scale: chosenScale(scales, choice),
    ties: choice.tieBreak,
  }),
  Settings: (form) => (
    <>
      <TeamListFields {...form} counts={LEAGUE_OPTIONS.teams} />
      <SeasonFields {...form} />
      <ScaleField {...form} scales={scales} />
      <OptionList<TieBreak>
        option="ties"
        values={TIES.choices}
        inWords={(ties) => texts.tieBreaks[ties]}
        value={form.choice.tieBreak}
        onChoose={(tieBreak) => form.change({ tieBreak })}
      />
    </>
  ),
  titled: texts.fields.competition,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => texts.leagueSummary(teams.length, rounds.length),
};

function scales({ boards }: SessionChoice) {
  return scaleOptions(boards, planLeague({ teams: ["8"], boards }).scale.name);
}

/** How often everybody meets, with how many boards, and how far apart the rounds are. */
function SeasonFields({ choice, change }: FormProps) {
  const meetings = (["once", "twice"] as const).map((often) => [often, texts.meetings[often]] as const);
  return (
    <>
      <Select
        label={texts.fields.double}
        name="double"
        groups={[{ label: "", options: meetings }]}
        value={choice.double ? "twice" : "once"}
        onChoose={(often) => change({ double: often === "twice" })}
      />
      <Abreast>
        <OptionList
          option="boards"
          label={texts.fields.boardsPerMatch}
          values={SIZES}
          inWords={(boards) => lasting(String(boards), boards)}
          value={choice.boards}
          onChoose={(boards) => change({ boards, scale: "" })}
        />
        <OptionList
          option="every"
          values={DAYS}
          inWords={texts.everyDays}
          value={choice.every}
          onChoose={(every) => change({ every })}
        />
      </Abreast>
    </>
  );
}
