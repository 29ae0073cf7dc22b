import { useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { isRoundRobin } from "../../sessions/event/forms";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { WorkbookOptions } from "../../workbook/assemble";
import { ROUND_PAPER, roundPaper, roundToPrint, DEFAULT_PAPER } from "../../workbook/swiss-event/round-paper";
import { Select } from "../components/field";
import { workbookFileName } from "../workbook/make/make-workbook";
import { ExportButtons } from "../workbook/make/export-buttons";
import { texts } from "../workbook/open/texts";

const words = texts.printRound;

interface PrintRoundProps {
  readonly event: ScoredSwissEvent;
  readonly host: Host | null;
  readonly options: WorkbookOptions;
}

/** Makes a workbook of the sheets to print for a round; renders nothing before a round is paired. */
export function PrintRound({ event, host, options }: PrintRoundProps) {
  const [part, setPart] = useState("");
  const round = roundToPrint(event);
  if (round === null) return null;
  const parts = isRoundRobin(event.plan) ? ROUND_PAPER : DEFAULT_PAPER;
  const chosen = part === "" ? DEFAULT_PAPER : parts.filter((each) => each === part);
  return (
    <section class="print-round">
      <p class="hint">{words.heading(round)}</p>
      <Select
        label={words.what}
        hint={words.hint}
        name="print"
        groups={[{ label: "", options: [["", words.all], ...parts.map((part) => [part, words.parts[part]] as const)] }]}
        value={part}
        onChoose={setPart}
      />
      <ExportButtons
        host={host}
        main={words.make}
        source={part}
        order={() => ({
          workbook: () => Promise.resolve(roundPaper(event, chosen, options)),
          fileName: () => workbookFileName({ ...event.plan, title: words.title(event.plan.title, round) }),
        })}
        forbidden=""
      />
    </section>
  );
}
