import type { ComponentChildren } from "preact";
import { describedBy, HintAndFault } from "./field";
import { Icon } from "./icon";
import { useUniqueId } from "./unique-id";
import "./drop-zone.css";
import "./field.css";

interface DropZoneProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Reason why the chosen files are refused; "" for none. */
  readonly fault?: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly webkitdirectory?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to choose files: a press opens the system's dialogue, and files may be dropped on it. */
export function DropZone({ label, hint = "", fault = "", onFiles, ...rest }: DropZoneProps) {
  const id = useUniqueId("files");
  return (
    <div class="drop-zone">
      <Icon name="file" />
      <label for={id}>{label}</label>
      <HintAndFault id={id} hint={hint} fault={fault} />
      <input
        {...rest}
        id={id}
        type="file"
        aria-describedby={describedBy(id, hint)}
        aria-invalid={fault !== ""}
        // Clears the value: otherwise choosing a corrected file of the same name would not fire a change event.
        onClick={({ currentTarget }) => (currentTarget.value = "")}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </div>
  );
}
