import { useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { isSwissEvent } from "../../sessions/event/score-event";
import { roundsToEnter, withLateTeam } from "../../workbook/reading/late-team";
import type { RebuiltSession } from "../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { wayIntoFile } from "../../workbook/reading/file-update";
import { Button } from "../components/button";
import { Select, TextField } from "../components/field";
import type { ActionRunner } from "../components/status-region";
import { workbookExport } from "../workbook/make/workbook-export";
import { ExportButtons } from "../workbook/make/export-buttons";
import { RemarksView } from "../workbook/open/remarks-view";
import { saveEvent, type OpenedFile } from "./save-event";
import { texts } from "../workbook/open/texts";

const words = texts.lateTeam;

interface LateTeamProps {
  readonly session: SavedSession;
  readonly host: Host | null;
  /** The file that it was read from; null where it is the workbook that is open in Excel. */
  readonly opened: OpenedFile | null;
  /** What came of the last press, which stands beside the next round. */
  readonly written: ActionRunner;
}

/** Lets a team that comes late into a Swiss event, with all its results; nothing where no team can join. */
export function LateTeam({ session, host, opened, written }: LateTeamProps) {
  const rounds = roundsToEnter(session);
  const [name, setName] = useState("");
  const [chosen, setRound] = useState("");
  const [first] = rounds;
  if (first === undefined) return null;
  const round = rounds.find((each) => String(each) === chosen) ?? first;
  const made = name.trim() === "" ? null : madeOrFault(session, name, round);
  const fault = typeof made === "string" ? made : "";
  const joined = typeof made === "string" ? null : made;
  return (
    <section class="late-team">
      <h2>{words.heading}</h2>
      <TextField label={words.name} name="late-team" value={name} fault={fault} onType={setName} />
      <Select
        label={words.round}
        hint={words.hint}
        name="late-round"
        groups={[{ label: "", options: rounds.map((each) => [String(each), String(each)] as const) }]}
        value={String(round)}
        onChoose={setRound}
      />
      {joined && <RemarksView heading={texts.leftOut} remarks={joined.leftOut} goTo={null} />}
      {opened ? (
        <SaveIntoFile {...{ session, opened, written, joined, name, round }} />
      ) : (
        <ExportButtons
          host={host}
          main={words.make}
          of={made}
          order={() =>
            joined && workbookExport({ ...joined, scored: joined.outcome.scored, options: session.description })
          }
          forbidden={joined ? "" : words.typeName}
        />
      )}
    </section>
  );
}

interface SaveProps extends Pick<LateTeamProps, "session" | "written"> {
  readonly opened: OpenedFile;
  /** The event with the team; null as long as there is none. */
  readonly joined: RebuiltSession | null;
  readonly name: string;
  readonly round: number;
}

/** Saves the event with the team under its file's name. */
function SaveIntoFile({ session, opened, written: { attempt }, joined, name, round }: SaveProps) {
  const way = (read: SavedSession) => wayIntoFile(read, () => null);
  const { lost } = way(session);
  const save = ({ outcome: { scored } }: RebuiltSession) =>
    attempt(async () => {
      if (!isSwissEvent(scored)) return null;
      const saved = await saveEvent(opened, { session, event: scored, way });
      if (!saved) return { intent: "error", text: texts.notSaved };
      return { intent: "success", text: words.saved(name.trim(), round, opened.file.name, saved.isDownload) };
    });
  return (
    <>
      {lost.length > 0 && <p class="hint">{texts.wouldLack}</p>}
      <RemarksView heading={texts.leftOut} remarks={lost} goTo={null} />
      <div class="ways">
        <Button disabled={!joined || lost.length > 0} onPress={() => joined && void save(joined)}>
          {words.save(opened.file.name)}
        </Button>
      </div>
    </>
  );
}

/** The event with the team, or why it cannot join. */
function madeOrFault(session: SavedSession, name: string, round: number): RebuiltSession | string {
  try {
    return withLateTeam(session, name, round);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
