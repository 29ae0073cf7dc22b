import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { errorText } from "../shared/error-text";
import { texts } from "../texts";
import "./status-region.css";

type Intent = "success" | "error";

/** A sentence with the outcome of an action. */
function Message({ intent, children }: { readonly intent: Intent; readonly children: ComponentChildren }) {
  return (
    <div class="message" data-intent={intent}>
      {children}
    </div>
  );
}

/** The outcome of the last action; null before the first. */
type ActionStatus =
  | { readonly intent: Intent; readonly text: ComponentChildren; readonly extra?: ComponentChildren }
  | { readonly intent: "working" }
  | null;

/** Live region that announces the outcome of the last action. */
export function StatusRegion({ status }: { readonly status: ActionStatus }) {
  return (
    <div class="outcome" role="status">
      {status?.intent === "working" && texts.waysOut.working}
      {status && status.intent !== "working" && (
        <>
          <Message intent={status.intent}>{status.text}</Message>
          {status.extra}
        </>
      )}
    </div>
  );
}

/** Faults of typed text, one per line; screen readers announce them. */
export function Faults({ faults }: { readonly faults: readonly string[] }) {
  return faults.map((fault) => (
    <p class="fault" role="alert">
      {fault}
    </p>
  ));
}

/** The outcome of the last action, with a function that runs the next one. */
export interface ActionRunner {
  readonly status: ActionStatus;
  readonly say: (said: ActionStatus) => void;
  /** Runs some work, then shows the status that the work returns, or its error. */
  readonly attempt: (work: () => Promise<ActionStatus>) => Promise<void>;
}

export function useActionRunner(): ActionRunner {
  const [status, say] = useState<ActionStatus>(null);
  const attempt = async (work: () => Promise<ActionStatus>) => {
    say({ intent: "working" });
    try {
      say(await work());
    } catch (error) {
      say({ intent: "error", text: errorText(error) });
    }
  };
  return { status, say, attempt };
}
