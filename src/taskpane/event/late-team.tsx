import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { valueOrRefusal } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { isSwissEvent } from "../../sessions/event/score-event";
import { roundsToEnter, withLateTeam } from "../../workbook/reading/late-team";
import type { RebuiltSession } from "../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { Select, TextField } from "../components/field";
import { FootBar } from "../components/foot-bar";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { workbookExport } from "../workbook/make/workbook-export";
import { ExportButtons } from "../workbook/make/export-buttons";
import { RemarksView } from "../workbook/open/remarks-view";
import { carryOut, type EventPlace } from "./carry-out";
import { texts } from "../workbook/open/texts";

const words = texts.lateTeam;

interface LateTeamProps {
  /** The session as it was read; `current` is the session with the results typed since. */
  readonly session: SavedSession;
  readonly current: SavedSession;
  readonly host: Host | null;
  readonly place: EventPlace;
  readonly written: ActionRunner;
  /** Called when the team has been added to the event. */
  readonly onDone: () => void;
}

/** Adds a late team to a Swiss event, which keeps all results; renders nothing if no team can join. */
export function LateTeam({ session, current, host, place, written, onDone }: LateTeamProps) {
  const section = useRef<HTMLElement>(null);
  // The field for the name has the focus at first.
  useLayoutEffect(() => section.current?.querySelector("input")?.focus(), []);
  const rounds = roundsToEnter(current);
  const [name, setName] = useState("");
  const [chosen, setRound] = useState("");
  const [first] = rounds;
  if (first === undefined) return null;
  const round = rounds.find((each) => String(each) === chosen) ?? first;
  const made = name.trim() === "" ? null : valueOrRefusal(() => withLateTeam(current, name, round));
  const fault = typeof made === "string" ? made : "";
  const joined = typeof made === "string" ? null : made;
  const save = async ({ outcome: { scored } }: RebuiltSession) => {
    const { opened } = place;
    if (!opened || !isSwissEvent(scored)) return;
    const done = (where: "workbook" | "file" | "download") => [
      words.saved(name.trim(), round, opened.file.name, where === "download"),
    ];
    if (await carryOut(place, written, { session, event: scored, cells: () => null, done, undone: "" })) onDone();
  };
  return (
    <section class="late-team" ref={section}>
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
      {!place.opened && <p class="hint">{words.newWorkbook}</p>}
      {place.opened ? (
        <FootBar>
          <Button variant="primary" disabled={!joined} onPress={() => joined && void save(joined)}>
            {words.save}
          </Button>
        </FootBar>
      ) : (
        <ExportButtons
          host={host}
          main={words.make}
          source={made}
          order={() =>
            joined && workbookExport({ ...joined, scored: joined.outcome.scored, options: session.description })
          }
          forbidden={joined ? "" : words.typeName}
        />
      )}
      <StatusRegion status={written.status} />
    </section>
  );
}
