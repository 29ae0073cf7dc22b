import { useState } from "preact/hooks";
import { valueOrRefusal } from "../../bridge/input-error";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { isSwissEvent } from "../../sessions/event/score-event";
import { teamsToLeave, withdrawalToWrite, withoutTeam } from "../../workbook/reading/late-team";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { Select } from "../components/field";
import { FootBar } from "../components/foot-bar";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { carryOut, type EventPlace } from "./carry-out";
import { eventTexts } from "./event-texts";

const words = eventTexts.withdraw;

interface WithdrawProps {
  /** The session as it was read; `current` is the session with the results typed since. */
  readonly session: SavedSession;
  readonly current: SavedSession;
  readonly place: EventPlace;
  readonly written: ActionRunner;
  readonly onDone: () => void;
}

/** Withdraws a team from an event from a chosen round on. */
export function Withdraw({ session, current, place, written, onDone }: WithdrawProps) {
  const { teams, rounds } = teamsToLeave(current);
  const [team, setTeam] = useState(teams[0]);
  const [round, setRound] = useState(rounds[0]);
  const { scored } = current.outcome;
  if (team === undefined || round === undefined || !isSwissEvent(scored)) return null;
  const names = scored.plan.teams;
  const outcome = valueOrRefusal(() => withoutTeam(current, team, round));
  const withdraw = async () => {
    if (typeof outcome === "string" || !isSwissEvent(outcome.scored)) return;
    const isDone = await carryOut(place, written, {
      session,
      event: outcome.scored,
      cells: (saved) => withdrawalToWrite(saved, team, round),
      done: () => [words.done(nameOf(NUMBERED_TEAMS, names, team), round)],
      undone: eventTexts.undone,
    });
    if (isDone) onDone();
  };
  return (
    <section class="withdraw">
      <Select
        label={words.team}
        name="withdraw-team"
        fault={typeof outcome === "string" ? outcome : ""}
        groups={[{ label: "", options: teams.map((each) => [String(each), labelOf(NUMBERED_TEAMS, names, each)]) }]}
        value={String(team)}
        onChoose={(chosen) => setTeam(teams.find((each) => String(each) === chosen))}
      />
      <Select
        label={words.round}
        hint={words.hint}
        name="withdraw-round"
        groups={[{ label: "", options: rounds.map((each) => [String(each), String(each)]) }]}
        value={String(round)}
        onChoose={(chosen) => setRound(Number(chosen))}
      />
      <StatusRegion status={written.status} />
      <FootBar>
        <Button variant="primary" disabled={typeof outcome === "string"} onPress={() => void withdraw()}>
          {words.save[place.opened ? "file" : "workbook"]}
        </Button>
      </FootBar>
    </section>
  );
}
