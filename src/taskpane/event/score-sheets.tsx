import { useMemo, useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { sheetsInFile } from "../../play/room-sheet";
import { butlerOf } from "../../season/event-match/butler";
import { withMatchSheets, type EnteredMatch, type EventOfSheets } from "../../season/event-match/enter-sheets";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { contestants } from "../../movements/contestant";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { matchesToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { DropZone } from "../components/drop-zone";
import { Select } from "../components/field";
import { StatusRegion, useActionRunner } from "../components/status-region";
import { Table, TableFrame } from "../components/table";
import { errorText } from "../shared/error-text";
import { loading } from "../shared/loading";
import { workbookExport } from "../workbook/make/workbook-export";
import { ExportButtons } from "../workbook/make/export-buttons";
import { RemarksView } from "../workbook/open/remarks-view";
import { carryOut, type EventPlace } from "./carry-out";
import { texts } from "../workbook/open/texts";

const words = texts.scoreSheets;

interface ScoreSheetsProps {
  readonly session: SavedSession;
  readonly event: ScoredSwissEvent;
  readonly host: Host | null;
  readonly place: EventPlace;
}

/** The score sheets in the chosen files, and the files that could not be read. */
interface Chosen {
  readonly sheets: readonly RoomSheet[];
  readonly unread: readonly string[];
}

/** Enters matches of an event from the score sheets of both tables, and makes result slips. */
export function ScoreSheets({ session, event, host, place }: ScoreSheetsProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [team, setTeam] = useState("");
  const [slips, setSlips] = useState<readonly EnteredMatch[]>([]);
  const written = useActionRunner();
  const { status, say } = written;
  const choose = async (files: readonly File[]) => {
    say(null);
    setSlips([]);
    setChosen(await sheetsIn(files));
  };
  // Each call scores all sheets.
  const found = useMemo(() => chosen && foundIn(event, chosen, team), [event, chosen, team]);
  const entered = found?.entered ?? [];
  const fileName = place.opened?.file.name ?? null;
  const enter = async ({ event: now, entered: matches }: EventOfSheets) => {
    const done = (where: "workbook" | "file" | "download") => [
      where === "workbook"
        ? words.written(matches.length)
        : (where === "download" ? words.downloaded : words.saved)(fileName ?? "", matches.length),
    ];
    const cells = (saved: SavedSession) => matchesToWrite(saved, now, matches);
    if (!(await carryOut(place, written, { session, event: now, cells, done, undone: words.undone }))) return;
    setSlips(matches);
    setChosen(null);
  };
  const teams = contestants(event.plan.teams.length).map(
    (each) => [String(each + 1), nameOf(NUMBERED_TEAMS, event.plan.teams, each)] as const
  );
  return (
    <section class="score-sheets">
      <DropZone
        label={words.files}
        hint={words.filesHint}
        multiple
        accept=".xlsx,.csv,.txt,.pbn,.json"
        onFiles={(files) => files.length > 0 && void choose(files)}
      />
      {chosen && (
        <Select
          label={words.northSouth}
          name="north-south"
          groups={[{ label: "", options: [["", words.asTheySay], ...teams] }]}
          value={team}
          onChoose={setTeam}
        />
      )}
      {entered.map((match) => (
        <MatchView key={match.summary} match={match} />
      ))}
      {found && <ButlerView matches={found.matches} />}
      {found && (
        <RemarksView
          heading={texts.remarks}
          remarks={found.messages.map((message) => ({ place: "", message }))}
          goTo={null}
        />
      )}
      {found && entered.length > 0 && (
        <div class="ways">
          <Button variant="primary" onPress={() => void enter(found)}>
            {(found.replaces ? words.replace : words.enter)(entered.length, fileName)}
          </Button>
        </div>
      )}
      <StatusRegion status={status} />
      {slips.map(({ teams: names, plan, outcome: { scored } }) => (
        <ExportButtons
          key={names.join()}
          host={host}
          main={words.slip(names)}
          source={scored}
          order={() => workbookExport({ plan, scored, options: session.description })}
          forbidden=""
        />
      ))}
    </section>
  );
}

/**
 * Butler ranking of the pairs over all boards played in two matches or more; renders nothing if no players are named.
 */
function ButlerView({ matches }: Pick<EventOfSheets, "matches">) {
  const { pairs } = useMemo(() => butlerOf(matches), [matches]);
  if (pairs.length === 0) return null;
  const rows = pairs.map(({ place, players, boards, imps, average }) => ({
    cells: [place, players.join(" & "), String(boards), String(imps), average.toFixed(2)],
    named: 1,
  }));
  return (
    <TableFrame label={words.butler}>
      <Table caption={words.butler} headings={words.butlerHeadings} rows={rows} />
    </TableFrame>
  );
}

/** A match board by board. */
function MatchView({ match: { summary: title, teams, boards } }: { readonly match: EnteredMatch }) {
  const rows = boards.map(({ board, tables, won }) => ({ cells: [board, ...tables, ...won] }));
  return (
    <TableFrame label={title}>
      <Table caption={title} headings={[...words.boardHeadings, ...teams]} rows={rows} />
    </TableFrame>
  );
}

const reader = () => loading(import("../workbook/open/read-workbook"));

async function sheetsIn(files: readonly File[]): Promise<Chosen> {
  const sheets: RoomSheet[] = [];
  const unread: string[] = [];
  const { readWorkbook } = await reader();
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      sheets.push(...(await sheetsInFile(file.name, bytes, () => readWorkbook(file))));
    } catch (error) {
      unread.push(errorText(error));
    }
  }
  return { sheets, unread };
}

/**
 * Returns the matches in the sheets, with messages; `replaces` is true if they replace results that the event already
 * has.
 */
function foundIn(
  event: ScoredSwissEvent,
  { sheets, unread }: Chosen,
  team: string
): EventOfSheets & { readonly replaces: boolean; readonly messages: readonly string[] } {
  const teams = team === "" ? [] : [team];
  try {
    const found = withMatchSheets(event, sheets, { teams, replaces: false });
    const messages = [...unread, ...found.alreadyEntered, ...found.remarks];
    if (found.entered.length > 0) return { ...found, messages, replaces: false };
    return { ...withMatchSheets(event, sheets, { teams, replaces: true }), messages, replaces: true };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      event,
      entered: [],
      alreadyEntered: [],
      matches: [],
      remarks: [],
      messages: [...unread, error.message],
      replaces: false,
    };
  }
}
