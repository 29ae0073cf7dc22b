import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import "./disclosure.css";

interface DisclosureProps {
  readonly kind?: string;
  readonly summary: ComponentChildren;
  /** It opens when this becomes true. */
  readonly wanted?: boolean;
  /** A function is called only while it is open. */
  readonly children: ComponentChildren | (() => ComponentChildren);
}

/** A row that opens what few need. */
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
