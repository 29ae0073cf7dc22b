import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

interface DisclosureProps {
  readonly kind: string;
  readonly summary: ComponentChildren;
  /** Whether what is in it is to be seen: it opens when that becomes true. */
  readonly wanted?: boolean;
  readonly children: ComponentChildren;
}

/** What few need, behind a heading that opens it. */
export function Disclosure({ kind, summary, wanted = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(wanted);
  useLayoutEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <details class={kind} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
