import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { isRoundRobin } from "../../sessions/event/forms";
import { progressOf } from "../../sessions/event/pairing/progress";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import { matchesToCome } from "../../sessions/event/league-lines";
import { questionLine } from "../../sessions/event/questions";
import { isScored } from "../../sessions/event/rounds";
import { isSwissEvent, type ScoredLeague, type ScoredSwissEvent } from "../../sessions/event/score-event";
import { roundsToType, roundsWithMatches, type RoundToType } from "../../sessions/event/matches-to-type";
import type { Remarks as RemarkLines, Report } from "../../sessions/report";
import { roundsToEnter, teamsToLeave } from "../../workbook/reading/late-team";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { roundToPrint } from "../../workbook/swiss-event/round-paper";
import { Button } from "../components/button";
import { Select } from "../components/field";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Remarks } from "../components/report-view";
import { Segments } from "../components/segments";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { useLatest } from "../shared/use-latest";
import { DoneFoot, PageBar } from "../workbook/form/form-page";
import { StandingsTable } from "../workbook/open/standings-table";
import { type EventPlace } from "./carry-out";
import { Foot, save, type SavingProps } from "./event-foot";
import { eventTexts as words } from "./event-texts";
import { LateTeam } from "./late-team";
import { RoundRows } from "./match-rows";
import { PrintRound } from "./print-round";
import { ScoreSheets } from "./score-sheets";
import { EventStandings, Winner } from "./standings";
import { eventIn, useTypedResults } from "./typed-results";
import { SwapOpponents } from "./swap-opponents";
import { Withdraw } from "./withdraw";
import "./event-page.css";

type Tool = keyof typeof words.tools;

interface EventPageProps {
  readonly session: SavedSession;
  readonly host: Host | null;
  readonly place: EventPlace;
  /** The outcome of the last action; it stays when the event is rendered again. */
  readonly written: ActionRunner;
  /**
   * Called with a function that leads back when another page replaces this one, and with null when that page is closed.
   */
  readonly onPage: (leave: (() => void) | null) => void;
  /** Called when typed results become unsaved or saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Faults of the workbook. */
  readonly faults: ComponentChildren;
  /** More rows below the tools. */
  readonly rows: ComponentChildren;
}

const sharing = () => import("../workbook/results/share-result");

/** The page of a Swiss event, a round robin or a league: results to type, standings, tools, and finally the winner. */
export function EventPage(props: EventPageProps) {
  const event = eventIn(props.session);
  return event && <KnownEvent {...props} event={event} />;
}

interface KnownEventProps extends EventPageProps {
  readonly event: ScoredSwissEvent | ScoredLeague;
}

function KnownEvent({ event, session, host, place, written, onPage, onUnsaved, faults, rows }: KnownEventProps) {
  const results = useTypedResults(session, event);
  const [tool, setTool] = useState<Tool | null>(null);
  const [part, setPart] = useState<keyof typeof words.parts>("matches");
  const isUnsaved = results.changed.length > 0;
  useUnsavedWarning(isUnsaved, onUnsaved);
  const show = (next: Tool | null) => {
    setTool(next);
    onPage(next === null ? null : () => show(null));
  };
  const open = (next: Tool) => {
    written.say(null);
    show(next);
  };
  const root = useRef<HTMLDivElement>(null);
  // The pressed button may be disabled now.
  const onSaved = () => {
    root.current?.focus();
    window.scrollTo(0, 0);
  };
  const { report } = results.session.outcome;
  const rounds = useMemo(() => roundsToType(event), [event]);
  const isOver = !isUnsaved && isFinished(event);
  if (tool !== null)
    return (
      <ToolPage
        {...{ tool, session, host, place, written, results }}
        title={tool === "correct" && isOver ? words.final.correct : words.tools[tool]}
        back={() => show(null)}
      />
    );
  return (
    <div ref={root} class="event" tabIndex={-1} data-part={part}>
      <p class="hint">{words.facts(report.progress, boardsInWords(event, rounds), place.opened?.file.name ?? "")}</p>
      {!isOver && (
        <Segments
          label={event.plan.title}
          options={(["matches", "standings", "tools"] as const).map((name) => [name, words.parts[name]] as const)}
          chosen={part}
          onChoose={setPart}
        />
      )}
      <div class="event-matches">
        <StatusRegion status={written.status} />
        {faults}
        {isOver ? (
          <FinalResult event={event} />
        ) : (
          rounds.map((round) => (
            <RoundRows key={`${round.round} ${JSON.stringify(round.group)}`} {...{ round, results }} />
          ))
        )}
        {remarksBeside(results.event, report).map(({ heading, lines }) => (
          <Remarks key={heading} heading={heading} lines={lines} />
        ))}
      </div>
      {report.rows.length > 0 && !(isOver && isSwissEvent(event)) && (
        <Standings event={results.event} report={report} />
      )}
      <div class="event-tools">
        <h2>{words.parts.tools}</h2>
        <Tools event={results.event} session={results.session} open={open} isOver={isOver} />
        {rows}
      </div>
      {isOver ? (
        <FinalFoot share={() => open("share")} />
      ) : (
        <Foot {...{ session, place, written, results, onSaved }} matches={rounds.flatMap(({ matches }) => matches)} />
      )}
    </div>
  );
}

/** Tells the page around that typed results are unsaved, and has the browser ask before it leaves them. */
function useUnsavedWarning(isUnsaved: boolean, onUnsaved: EventPageProps["onUnsaved"]): void {
  const latest = useLatest(onUnsaved);
  useLayoutEffect(() => {
    latest.current(isUnsaved);
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
    if (isUnsaved) window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved, latest]);
}

type EventProps = Pick<KnownEventProps, "event">;

/** The boards of the first round to be typed; "" if the event does not number them by round. */
function boardsInWords(event: EventProps["event"], [first]: readonly RoundToType[]): string {
  if (!isSwissEvent(event) || typeof first?.round !== "number") return "";
  const boards = boardsOfRound(event.plan, first.round);
  return boards ? words.boards(boards.first, boards.last) : "";
}

/** The winner, and the final standings of a Swiss event with rounds. */
function FinalResult({ event }: EventProps) {
  return (
    <>
      <Winner event={event} />
      {isSwissEvent(event) && event.plan.rounds > 0 && (
        <>
          <h2>{words.final.heading}</h2>
          <EventStandings event={event} isWhole />
        </>
      )}
    </>
  );
}

/** The standings beside the matches. */
function Standings({ event, report }: EventProps & { readonly report: Report }) {
  return (
    <div class="event-standings">
      <h2>{words.standings}</h2>
      {isSwissEvent(event) ? (
        <EventStandings event={event} isWhole={false} />
      ) : (
        <StandingsTable report={{ ...report, remarks: [] }} scored={event} />
      )}
    </div>
  );
}

/** The foot of an event that is over. */
function FinalFoot({ share }: { readonly share: () => void }) {
  return (
    <FootBar>
      <p>{words.final.over}</p>
      <Button variant="primary" name="share" onPress={share}>
        {words.tools.share}
      </Button>
    </FootBar>
  );
}

interface ToolPageProps extends SavingProps {
  readonly tool: Tool;
  readonly title: string;
  readonly host: Host | null;
  readonly back: () => void;
}

/** The page of a tool, which replaces the event's page. */
function ToolPage({ tool, title, host, back, ...saving }: ToolPageProps) {
  const { results, session } = saving;
  const { event } = results;
  const tools = { ...saving, current: results.session, host, onDone: back };
  return (
    <>
      <PageBar title={title} back={back} />
      {tool === "print" && isSwissEvent(event) && (
        <PrintRound event={event} host={host} options={session.description} />
      )}
      {tool === "sheets" && isSwissEvent(event) && <ScoreSheets {...tools} event={event} />}
      {tool === "late" && <LateTeam {...tools} />}
      {tool === "withdraw" && <Withdraw {...tools} />}
      {tool === "swap" && isSwissEvent(event) && <SwapOpponents {...tools} event={event} />}
      {tool === "correct" && <Correct {...tools} />}
      {tool === "share" && (
        <>
          <Lazy load={sharing}>{({ ShareResult }) => <ShareResult scored={event} />}</Lazy>
          <DoneFoot close={back} />
        </>
      )}
    </>
  );
}

/**
 * Returns the report's remarks that the page does not show elsewhere: no next matches, missing results or questions.
 */
function remarksBeside(event: ScoredSwissEvent | ScoredLeague, { remarks }: Report): readonly RemarkLines[] {
  const { waitsFor } = isSwissEvent(event) ? progressOf(event) : { waitsFor: null };
  const shown = isSwissEvent(event)
    ? [waitsFor, ...event.questions.map((question) => questionLine(event.plan, question))]
    : [];
  const next = isSwissEvent(event) ? [] : matchesToCome(event).map(({ heading }) => heading);
  return remarks.flatMap(({ heading, lines }) =>
    next.includes(heading) ? [] : [{ heading, lines: lines.filter((line) => !shown.includes(line)) }]
  );
}

/** True if nothing is left to be played. */
function isFinished({ complete, bracket }: ScoredSwissEvent | ScoredLeague): boolean {
  if (!bracket) return complete;
  return bracket.winner !== null && (bracket.third === null || bracket.third.winner !== null);
}

interface ToolsProps {
  readonly event: ScoredSwissEvent | ScoredLeague;
  readonly session: SavedSession;
  readonly open: (tool: Tool) => void;
  readonly isOver: boolean;
}

/** Rows that lead to the tools. */
function Tools({ event, session, open, isOver }: ToolsProps) {
  const isSwiss = isSwissEvent(event);
  const { teams, rounds } = teamsToLeave(session);
  const row = (tool: Tool, icon: "standings" | "sheet" | "clock" | "close" | "change" | "exchange", title = "") => (
    <ListRow name={tool} icon={icon} title={title || words.tools[tool]} onPress={() => open(tool)} />
  );
  const shown = [
    isSwiss && roundToPrint(event) !== null && row("print", "standings"),
    isSwiss && !isOver && row("sheets", "sheet"),
    roundsToEnter(session).length > 0 && row("late", "clock"),
    !isOver && teams.length > 0 && rounds.length > 0 && row("withdraw", "close"),
    isSwiss && !isOver && !isRoundRobin(event.plan) && roundToPrint(event) !== null && row("swap", "exchange"),
    event.rounds.some(({ matches }) => matches.some(isScored)) &&
      row("correct", "change", isOver ? words.final.correct : ""),
    !isOver && event.teams.some(({ total }) => total !== null) && row("share", "exchange"),
  ].filter(Boolean);
  return shown.length > 0 && <List>{shown}</List>;
}

/** Fields to correct the results of any round that has been played. */
function Correct({ results, onDone, ...saving }: SavingProps & { readonly onDone: () => void }) {
  const rounds = roundsWithMatches(results.event).filter(({ matches }) =>
    matches.some(({ scored, result }) => (scored ? isScored(scored) : result !== null))
  );
  const [chosen, setChosen] = useState("");
  const round = rounds.find((each) => String(each.round) === chosen) ?? rounds[rounds.length - 1];
  const where = saving.place.opened ? "file" : "workbook";
  if (!round) return null;
  return (
    <div class="event">
      <StatusRegion status={saving.written.status} />
      <Select
        label={words.correct.round}
        hint={words.correct.hint}
        name="correct-round"
        groups={[{ label: "", options: rounds.map((each) => [String(each.round), words.round(each.round)]) }]}
        value={String(round.round)}
        onChoose={setChosen}
      />
      <RoundRows key={round.round} round={round} results={results} />
      <FootBar>
        <Button
          variant="primary"
          name="correct-save"
          disabled={results.changed.length === 0 || results.refused > 0}
          onPress={() => void save({ ...saving, results }, null).then((isDone) => isDone && onDone())}
        >
          {words.save[where]}
        </Button>
      </FootBar>
    </div>
  );
}
