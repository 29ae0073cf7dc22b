import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { texts } from "../texts";
import { Icon } from "./icon";
import { useUniqueId } from "./unique-id";
import "./sheet.css";

interface SheetProps {
  /** The question. */
  readonly title: string;
  /** Called after Escape, Back or a press outside the sheet, which all leave the question unanswered. */
  readonly onBack: () => void;
  /** The answers, as buttons. */
  readonly children: ComponentChildren;
}

/** A question over the page, at its foot on a phone. Nothing else can be pressed until the sheet is closed. */
export function Sheet({ title, onBack, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useUniqueId("sheet");
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
      // If the target of a press is the dialog itself, the press was outside the dialog's content.
      onClick={({ target, currentTarget }) => target === currentTarget && onBack()}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {children}
        <button type="button" class="quiet close" aria-label={texts.back} onClick={onBack}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
