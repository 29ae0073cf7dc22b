import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { Button } from "../../components/button";
import { StatusRegion, useActionRunner } from "../../components/status-region";
import { Question } from "../../components/question";
import { useUniqueId } from "../../components/unique-id";
import { waysOutTexts } from "./ways-out-texts";
import type { WorkbookExport } from "./workbook-export";
import "./export-buttons.css";

interface WayOut {
  /** Of its button. */
  readonly name: "new-workbook" | "add" | "download";
  /** What it says where it is not the first; a new workbook always is. */
  readonly label?: string;
  readonly works: (host: Host) => boolean;
  /** What is asked before it goes; "" for nothing. */
  readonly ask?: (host: Host, order: WorkbookExport) => Promise<string>;
  /** @returns what was done, in words. */
  readonly go: (host: Host, order: WorkbookExport) => Promise<string>;
}

const WAYS: readonly WayOut[] = [
  {
    name: "new-workbook",
    works: ({ can }) => can.newWorkbook,
    go: async (host, order) => {
      await host.newWorkbook(await order.workbook());
      return waysOutTexts.opened;
    },
  },
  {
    name: "add",
    label: waysOutTexts.add,
    works: ({ can }) => can.addToWorkbook,
    ask: async (host, order) => waysOutTexts.again(await host.sheetsTaken(await order.workbook())),
    go: async (host, order) => {
      const workbook = await order.workbook();
      const added = await host.addToWorkbook(workbook);
      const shown = added.filter((_, i) => !workbook.sheets[i]?.hidden);
      return waysOutTexts.added(shown);
    },
  },
  {
    name: "download",
    label: waysOutTexts.download,
    works: ({ can }) => can.download,
    go: async (host, order) => {
      const name = await order.fileName();
      await host.download(await order.workbook(), name);
      return waysOutTexts.downloaded(name);
    },
  },
];

interface WaysOutProps {
  /** Null as long as it is not known: then there is no way out yet. */
  readonly host: Host | null;
  /** What the first button says. */
  readonly main: string;
  /** What it is made of: when that changes, what came of the last press is said no more. */
  readonly of: unknown;
  /** What a press makes, asked for at the press; null where something is wrong. */
  readonly order: () => WorkbookExport | null;
  /** Why there is nothing to make yet, "" where there is. */
  readonly forbidden: string;
  /** What is asked before a workbook leaves; "" for nothing. */
  readonly ask?: () => string;
  /** Called after a workbook has left the pane. */
  readonly onDone?: () => void;
  /** A button beside these. */
  readonly also?: ComponentChildren;
  /** The button that stands out in place of the first of these, before all others. */
  readonly lead?: ComponentChildren;
  /** What to do next with what was made. */
  readonly next?: ComponentChildren;
}

/** The buttons by which a workbook leaves the pane, why they cannot be pressed, and what came of the last press. */
export function ExportButtons({ host, main, of, order, forbidden, ask, onDone, also, lead, next }: WaysOutProps) {
  const busy = useRef(false);
  const { said, say, attempt } = useActionRunner();
  const [asked, setAsked] = useState<{ readonly way: WayOut; readonly question: string } | null>(null);
  const [pressed, setPressed] = useState("");
  const isWorking = said?.intent === "working";
  const refusal = useUniqueId("refusal");
  const ways = host ? WAYS.filter(({ works }) => works(host)) : [];
  useLayoutEffect(() => {
    if (!busy.current) say(null);
    setAsked(null);
  }, [of, say]);
  const press = async (way: WayOut, isConfirmed = false) => {
    const ordered = busy.current || !host ? null : order();
    if (!ordered || !host) return;
    busy.current = true;
    setPressed(way.name);
    setAsked(null);
    await attempt(async () => {
      const question = isConfirmed ? "" : ask?.() || ((await way.ask?.(host, ordered)) ?? "");
      if (question !== "") {
        setAsked({ way, question });
        return null;
      }
      const text = await way.go(host, ordered);
      onDone?.();
      return { intent: "success", text: next ? [<p>{text}</p>, next] : text };
    });
    busy.current = false;
  };
  return (
    <div class="out">
      <div class="ways">
        {lead}
        {ways.map((way, i) => (
          <Button
            key={way.name}
            name={way.name}
            look={i === 0 && !lead ? "primary" : "plain"}
            submits={i === 0 && !lead}
            disabled={forbidden !== "" || isWorking}
            busy={isWorking && pressed === way.name}
            describedBy={refusal}
            onPress={() => void press(way)}
          >
            {i === 0 ? main : way.label}
          </Button>
        ))}
        {also}
      </div>
      <p class="refusal hint" id={refusal}>
        {forbidden}
      </p>
      {asked && (
        <Question text={asked.question} confirm={() => void press(asked.way, true)} cancel={() => setAsked(null)} />
      )}
      <StatusRegion said={said} />
    </div>
  );
}
