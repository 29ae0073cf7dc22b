import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import "./banner.css";

interface BannerProps {
  /** The kind of message: something is done, is to be known, is wrong, or needs an answer. */
  readonly intent: "done" | "info" | "fault" | "question";
  readonly title: ComponentChildren;
  /** Advice below the title. */
  readonly children?: ComponentChildren;
}

const ICONS = { done: "tick", info: "info", fault: "warning", question: "question" } as const;

/** A message with its title, and below it advice. */
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
