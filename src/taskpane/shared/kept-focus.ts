import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Moves the focus to the new content when a zone that has the focus replaces its content.
 * @param shows key of the current content.
 */
export function useKeptFocus(shows: string) {
  const zone = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      const target = zone.current?.querySelector<HTMLElement>("[aria-pressed=true], button");
      target?.focus({ preventScroll: true });
    }
  }, [shows]);
  // During rendering the old content still has the focus.
  hadFocus.current = zone.current?.contains(document.activeElement) ?? false;
  return zone;
}

/**
 * Focuses a panel while it is shown in place of all other content, and then returns the focus to its former element.
 */
export function useLentFocus(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  // During rendering the pressed element still has the focus. Later a title in the panel may take it first.
  if (isShown) before.current ??= document.activeElement;
  useLayoutEffect(() => {
    const { current: shown } = panel;
    if (isShown) {
      if (!shown?.contains(document.activeElement)) shown?.focus();
      return;
    }
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [isShown]);
  return panel;
}
