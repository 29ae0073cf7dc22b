import type { Host } from "../excel/host";
import type { Plan, Scored } from "../sessions/kinds";
import type { WorkbookOptions } from "../workbook/assemble";
import { element, fill } from "./dom";
import type { Workbook } from "../workbook/model";
import { makeWorkbook, workbookFileName } from "./make-workbook";
import { pressButton } from "./press-button";
import { texts } from "./texts";

/** What a press on a way out makes. */
export interface Order {
  readonly plan: Plan;
  /** The session by its results; null for one before its first board. */
  readonly scored: Scored | null;
  readonly options: WorkbookOptions;
}

/** A workbook on its way out. */
export interface Leaving {
  readonly workbook: () => Promise<Workbook>;
  readonly fileName: () => Promise<string>;
}

/** The buttons by which a workbook leaves the pane, and what came of the last press. */
export interface WaysOutView {
  readonly row: HTMLElement;
  /** Shows the ways out that work on a host. */
  readonly show: (host: Host) => void;
  /** Forbids them while something is wrong with the session, saying what. */
  readonly forbid: (reason: string) => void;
}

interface WayOut {
  readonly label: string;
  readonly works: (host: Host) => boolean;
  /** @returns what was done, in words. */
  readonly go: (host: Host, order: Leaving) => Promise<string>;
}

const WAYS: readonly WayOut[] = [
  {
    label: texts.waysOut.newWorkbook,
    works: ({ can }) => can.newWorkbook,
    go: async (host, order) => {
      await host.newWorkbook(await order.workbook());
      return texts.waysOut.opened;
    },
  },
  {
    label: texts.waysOut.add,
    works: ({ can }) => can.addToWorkbook,
    go: async (host, order) => {
      const workbook = await order.workbook();
      const added = await host.addToWorkbook(workbook);
      const shown = added.filter((_, i) => !workbook.sheets[i]?.hidden);
      return texts.waysOut.added(shown);
    },
  },
  {
    label: texts.waysOut.download,
    works: ({ can }) => can.download,
    go: async (host, order) => {
      const name = await order.fileName();
      await host.download(await order.workbook(), name);
      return texts.waysOut.downloaded(name);
    },
  },
];

/**
 * Makes the buttons.
 * @param order what a press makes, asked for at the press; null where something is wrong.
 * @param done called after a workbook has left the pane.
 */
export function waysOut(order: () => Leaving | null, done: () => void): WaysOutView {
  const buttons = element("div", { class: "ways" });
  const message = element("div", { class: "outcome", role: "status" });
  const all: HTMLElement[] = [];
  let busy = false;
  let forbidden = "";
  const enable = () => {
    const disabled = busy || forbidden !== "";
    for (const button of all) {
      button.toggleAttribute("disabled", disabled);
      button.setAttribute("aria-disabled", String(disabled));
      button.title = forbidden;
    }
  };
  const press = async (way: WayOut, host: Host): Promise<void> => {
    const ordered = busy ? null : order();
    if (!ordered) return;
    busy = true;
    enable();
    say(message, texts.waysOut.working, "");
    try {
      say(message, await way.go(host, ordered), "success");
      done();
    } catch (error) {
      say(message, error instanceof Error ? error.message : String(error), "error");
    } finally {
      busy = false;
      enable();
    }
  };
  return {
    row: element("div", { class: "out" }, buttons, message),
    show: (host) => {
      const made = WAYS.filter(({ works }) => works(host)).map((way, i) => {
        const appearance = i === 0 ? "primary" : "outline";
        return pressButton(way.label, appearance, () => void press(way, host));
      });
      all.splice(0, all.length, ...made);
      fill(buttons, ...made);
      enable();
    },
    forbid: (reason) => {
      forbidden = reason;
      enable();
    },
  };
}

/** A session's workbook on its way out. */
export function leaving({ plan, scored, options }: Order): Leaving {
  return { workbook: () => makeWorkbook(plan, scored, options), fileName: () => workbookFileName(plan) };
}

function say(place: HTMLElement, text: string, intent: "success" | "error" | ""): void {
  fill(place, intent === "" ? text : element("fluent-message-bar", { intent, shape: "rounded" }, text));
}
