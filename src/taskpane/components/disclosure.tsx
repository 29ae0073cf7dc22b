import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import "./disclosure.css";

interface DisclosureProps {
  readonly kind?: string;
  readonly summary: ComponentChildren;
  /** Opens the row when this value becomes true. */
  readonly wanted?: boolean;
  /** The content; if it is a function, it is called only while the row is open. */
  readonly children: ComponentChildren | (() => ComponentChildren);
}

/** A row that opens and closes content that few users need. */
export function Disclosure({ kind, summary, wanted = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(wanted);
  useLayoutEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <details class={kind} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {typeof children === "function" ? isOpen && children() : children}
    </details>
  );
}
