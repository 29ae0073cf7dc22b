import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { listedMatches, rematchesOf, type PairedRound } from "../../sessions/event/pairing/next-round";
import { handLines } from "../../sessions/event/pairing/pairing-remarks";
import { isPairedOtherwise, rePairRound, swapInRound } from "../../sessions/event/pairing/re-pair-round";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import { swapToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Banner } from "../components/banner";
import { Button } from "../components/button";
import { Chip } from "../components/chip";
import { FootBar } from "../components/foot-bar";
import { Remarks } from "../components/report-view";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { carryOut, type EventPlace } from "./carry-out";
import { eventTexts } from "./event-texts";
import "./swap-opponents.css";

const words = eventTexts.swap;

interface SwapOpponentsProps {
  readonly session: SavedSession;
  /** The event with the results typed since the workbook was read. */
  readonly event: ScoredSwissEvent;
  readonly place: EventPlace;
  readonly written: ActionRunner;
  readonly onDone: () => void;
}

/** Exchanges the opponents of two teams in a round that is paired and has not begun. */
export function SwapOpponents({ session, event, place, written, onDone }: SwapOpponentsProps) {
  const [chosen, setChosen] = useState<readonly Contestant[]>([]);
  const paired = useMemo(() => rePairRound(event), [event]);
  const [one, two] = chosen;
  const swapped = useMemo(
    () => (one === undefined || two === undefined ? null : swapInRound(event, [one, two])),
    [event, one, two]
  );
  const name = (team: Contestant) => nameOf(NUMBERED_TEAMS, event.plan.teams, team);
  if (paired.kind === "refused" || isPairedOtherwise(paired))
    return (
      <Banner intent="fault" title={paired.kind === "refused" ? paired.reason : eventTexts.againHint(paired.round)}>
        <p>{words.refused}</p>
      </Banner>
    );
  const { round, next } = paired;
  const now = swapped?.kind === "paired" ? swapped : null;
  const rematches = now
    ? rematchesOf(event.rounds, now.next).filter(({ pairing }) =>
        chosen.some((team) => team === pairing.team || team === pairing.opponent)
      )
    : [];
  const team = (each: Contestant) => (
    <Chip
      key={each}
      chosen={chosen.includes(each)}
      onPress={() =>
        setChosen(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each].slice(-2))
      }
    >
      {name(each)}
    </Chip>
  );
  const save = async () => {
    if (!now) return;
    const isDone = await carryOut(place, written, {
      session,
      event: now.event,
      rePaired: round,
      pairsNext: true,
      cells: (saved) => swapToWrite(saved, now.event),
      done: () => [words.done(chosen.map(name), round)],
      undone: eventTexts.undone,
    });
    if (isDone) onDone();
  };
  return (
    <section class="swap-opponents">
      <p class="hint">{words.hint(round)}</p>
      <RoundMatches next={next} team={team} />
      {swapped?.kind === "refused" && <Banner intent="fault" title={swapped.reason} />}
      {now && (
        <>
          {rematches.map(({ pairing, metIn }) => (
            <Banner intent="question" title={words.rematch([name(pairing.team), name(pairing.opponent)], metIn)} />
          ))}
          <Remarks heading={words.then} lines={[...now.fresh, ...handLines(now.event, now.next).slice(-1)]} />
        </>
      )}
      <StatusRegion status={written.status} />
      <FootBar>
        <p role="status">{chosen.length < 2 ? words.choose : words.chosen(chosen.map(name))}</p>
        <Button variant="primary" name="swap-save" disabled={!now} onPress={() => void save()}>
          {words.save[place.opened ? "file" : "workbook"]}
        </Button>
      </FootBar>
    </section>
  );
}

interface RoundMatchesProps {
  readonly next: PairedRound;
  /** Renders a team, which can be chosen. */
  readonly team: (team: Contestant) => ComponentChildren;
}

/** The matches of a paired round. */
function RoundMatches({ next, team }: RoundMatchesProps) {
  return (
    <div class="card list">
      {listedMatches({ ...next, threeTeams: null }).map(({ team: first, opponent }, i) => (
        <div key={first} class="swap-match">
          <span>{opponent === null ? words.out : i + 1}</span>
          {team(first)}
          {opponent !== null && team(opponent)}
        </div>
      ))}
      {next.threeTeams && (
        <div class="swap-match">
          <span>{words.three}</span>
          {next.threeTeams.teams.map(team)}
        </div>
      )}
    </div>
  );
}
