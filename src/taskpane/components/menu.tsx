import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import "./menu.css";

interface MenuProps {
  /** Name of the button, which shows three dots. */
  readonly label: string;
  /** Further actions, as buttons. Pressing any of them closes the menu. */
  readonly children: ComponentChildren;
}

/** A button with three dots, and the actions behind it. */
export function Menu({ label, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>(".actions > :not(:disabled)")?.focus();
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    window.addEventListener("pointerdown", leave);
    window.addEventListener("focusin", leave);
    return () => {
      window.removeEventListener("pointerdown", leave);
      window.removeEventListener("focusin", leave);
    };
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={menu} class="menu" onKeyDown={close}>
      <button
        ref={button}
        type="button"
        class="quiet"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="actions" onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
