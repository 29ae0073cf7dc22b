import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { texts } from "../texts";
import { Icon } from "./icon";
import { useUniqueId } from "./unique-id";
import "./sheet.css";

interface SheetProps {
  /** The question. */
  readonly title: string;
  /** Escape, Back and a press outside: never an answer. */
  readonly onBack: () => void;
  /** The answers, as buttons. */
  readonly children: ComponentChildren;
}

/** A question over the page, from its foot on a phone; nothing else can be pressed until it is answered. */
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
      // The dialog itself is pressed only outside its content.
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
