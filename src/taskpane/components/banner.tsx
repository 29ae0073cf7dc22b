import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import "./banner.css";

interface BannerProps {
  /** The kind of message: an outcome, information, a fault or a question. */
  readonly intent: "done" | "info" | "fault" | "question";
  readonly title: ComponentChildren;
  /** Advice below the title. */
  readonly children?: ComponentChildren;
}

const ICONS = { done: "tick", info: "info", fault: "warning", question: "question" } as const;

/** A message with a title, and advice below the title. */
export function Banner({ intent, title, children }: BannerProps) {
  return (
    <div class={`banner ${intent}`} role={intent === "done" || intent === "info" ? "status" : "alert"}>
      <Icon name={ICONS[intent]} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
