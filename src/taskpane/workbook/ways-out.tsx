import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Button } from "../components/button";
import { Outcome, useAttempts } from "../components/message";
import { useUniqueId } from "../components/unique-id";
import type { Leaving } from "./leaving";
import { texts } from "../texts";

interface WayOut {
  /** Of its button. */
  readonly name: "new-workbook" | "add" | "download";
  /** What it says where it is not the first; a new workbook always is. */
  readonly label?: string;
  readonly works: (host: Host) => boolean;
  /** @returns what was done, in words. */
  readonly go: (host: Host, order: Leaving) => Promise<string>;
}

const WAYS: readonly WayOut[] = [
  {
    name: "new-workbook",
    works: ({ can }) => can.newWorkbook,
    go: async (host, order) => {
      await host.newWorkbook(await order.workbook());
      return texts.waysOut.opened;
    },
  },
  {
    name: "add",
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
    name: "download",
    label: texts.waysOut.download,
    works: ({ can }) => can.download,
    go: async (host, order) => {
      const name = await order.fileName();
      await host.download(await order.workbook(), name);
      return texts.waysOut.downloaded(name);
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
  readonly order: () => Leaving | null;
  /** Why there is nothing to make yet, "" where there is. */
  readonly forbidden: string;
  /** Called after a workbook has left the pane. */
  readonly onDone?: () => void;
  /** A button beside these. */
  readonly also?: ComponentChildren;
  /** What to do next with what was made. */
  readonly next?: ComponentChildren;
}

/** The buttons by which a workbook leaves the pane, why they cannot be pressed, and what came of the last press. */
export function WaysOut({ host, main, of, order, forbidden, onDone, also, next }: WaysOutProps) {
  const busy = useRef(false);
  const { said, say, attempt } = useAttempts();
  const refusal = useUniqueId("refusal");
  const ways = host ? WAYS.filter(({ works }) => works(host)) : [];
  useLayoutEffect(() => {
    if (!busy.current) say(null);
  }, [of]);
  const press = async (way: WayOut) => {
    const ordered = busy.current || !host ? null : order();
    if (!ordered || !host) return;
    busy.current = true;
    await attempt(async () => {
      const text = await way.go(host, ordered);
      onDone?.();
      return { intent: "success", text: next ? [<p>{text}</p>, next] : text };
    });
    busy.current = false;
  };
  return (
    <div class="out">
      <div class="ways">
        {ways.map((way, i) => (
          <Button
            key={way.name}
            name={way.name}
            look={i === 0 ? "primary" : "plain"}
            submits={i === 0}
            disabled={forbidden !== "" || said?.intent === "working"}
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
      <Outcome said={said} />
    </div>
  );
}
