import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { Button } from "../../components/button";
import { FootBar } from "../../components/foot-bar";
import { Menu } from "../../components/menu";
import { Question } from "../../components/question";
import { StatusRegion, useActionRunner } from "../../components/status-region";
import { useUniqueId } from "../../components/unique-id";
import { waysOutTexts } from "./ways-out-texts";
import type { WorkbookExport } from "./workbook-export";
import "./export-buttons.css";

/** The outcome of an export, and the next step. */
export interface ExportOutcome {
  readonly title: string;
  readonly below: string;
}

interface WayOut {
  readonly name: "new-workbook" | "add" | "download";
  /** Label of the button if it is not the first one; absent for a new workbook, which always comes first. */
  readonly label?: string;
  readonly works: (host: Host) => boolean;
  /** Returns a question to confirm before this export; "" for none. */
  readonly ask?: (host: Host, order: WorkbookExport) => Promise<string>;
  readonly go: (host: Host, order: WorkbookExport) => Promise<ExportOutcome>;
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

interface ExportProps {
  /** Excel or the browser; null until it is known, and until then there are no buttons. */
  readonly host: Host | null;
  /** The source of the workbook: a new source clears the last outcome. */
  readonly source: unknown;
  /** Returns the workbook to export, when a button is pressed; null if the session has a fault. */
  readonly order: () => WorkbookExport | null;
  /** Returns a question to confirm before any export; "" for none. */
  readonly ask?: () => string;
  /** Called after a workbook has left the pane. */
  readonly onDone?: (outcome: ExportOutcome) => void;
}

/** The exports offered by the host, and the outcome of the last one. */
function useExports({ host, source, order, ask, onDone }: ExportProps) {
  const busy = useRef(false);
  const { status, say, attempt } = useActionRunner();
  const [confirmation, setConfirmation] = useState<{ readonly way: WayOut; readonly question: string } | null>(null);
  const [pressed, setPressed] = useState("");
  useLayoutEffect(() => {
    if (!busy.current) say(null);
    setConfirmation(null);
  }, [source, say]);
  const press = async (way: WayOut, isConfirmed = false) => {
    const ordered = busy.current || !host ? null : order();
    if (!ordered || !host) return;
    busy.current = true;
    setPressed(way.name);
    setConfirmation(null);
    await attempt(async () => {
      const question = isConfirmed ? "" : ask?.() || ((await way.ask?.(host, ordered)) ?? "");
      if (question !== "") {
        setConfirmation({ way, question });
        return null;
      }
      const outcome = await way.go(host, ordered);
      onDone?.(outcome);
      return { intent: "success", text: `${outcome.title}. ${outcome.below}` };
    });
    busy.current = false;
  };
  const isWorking = status?.intent === "working";
  return {
    ways: host ? WAYS.filter(({ works }) => works(host)) : [],
    press: (way: WayOut) => void press(way),
    status,
    isWorking,
    isBusy: (way: WayOut) => isWorking && pressed === way.name,
    question: confirmation && (
      <Question
        text={confirmation.question}
        confirm={() => void press(confirmation.way, true)}
        cancel={() => setConfirmation(null)}
      />
    ),
  };
}

interface ButtonsProps extends ExportProps {
  /** The label of the first button. */
  readonly main: string;
  /** Reason why no workbook can be made yet; "" if one can. */
  readonly forbidden: string;
}

/** The export buttons, the reason if they are disabled, and the outcome of the last export. */
export function ExportButtons({ main, forbidden, ...exported }: ButtonsProps) {
  const { ways, press, status, isWorking, isBusy, question } = useExports(exported);
  const refusal = useUniqueId("refusal");
  return (
    <div class="out">
      <div class="ways">
        {ways.map((way, i) => (
          <Button
            key={way.name}
            name={way.name}
            variant={i === 0 ? "primary" : "plain"}
            submits={i === 0}
            disabled={forbidden !== "" || isWorking}
            busy={isBusy(way)}
            describedBy={refusal}
            onPress={() => press(way)}
          >
            {i === 0 ? main : way.label}
          </Button>
        ))}
      </div>
      <p class="refusal hint" id={refusal}>
        {forbidden}
      </p>
      {question}
      <StatusRegion status={status} />
    </div>
  );
}

interface FootProps extends ButtonsProps {
  /** Button in place of the first export, which then moves to the menu; false or absent for none. */
  readonly lead?: ComponentChildren;
  /** More actions for the menu. */
  readonly extra?: ComponentChildren;
}

/**
 * The export at the foot of a page: one button, and a menu of the other exports. A question replaces button and menu.
 */
export function ExportFoot({ main, forbidden, lead, extra, ...exported }: FootProps) {
  const { ways, press, status, isWorking, isBusy, question } = useExports(exported);
  const refusal = useUniqueId("refusal");
  const [first, ...others] = ways;
  const inMenu = lead ? ways : others;
  const isOff = forbidden !== "" || isWorking;
  return (
    <FootBar>
      {forbidden !== "" && (
        <p class="fault" id={refusal}>
          {forbidden}
        </p>
      )}
      <StatusRegion status={isWorking ? null : status} />
      {question ?? (
        <>
          {lead ||
            (first && (
              <Button
                name={first.name}
                variant="primary"
                submits
                disabled={isOff}
                busy={isBusy(first)}
                describedBy={refusal}
                onPress={() => press(first)}
              >
                {main}
              </Button>
            ))}
          {(inMenu.length > 0 || extra) && (
            <Menu label={waysOutTexts.more}>
              {inMenu.map((way) => (
                <Button key={way.name} name={way.name} disabled={isOff} onPress={() => press(way)}>
                  {way === first ? main : way.label}
                </Button>
              ))}
              {extra}
            </Menu>
          )}
        </>
      )}
    </FootBar>
  );
}
