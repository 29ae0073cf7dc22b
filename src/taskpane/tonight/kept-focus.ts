import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * A place whose content takes the place of another; where that had the focus, it goes on to the new one.
 * @param shows what it shows now, in a text.
 */
export function useKeptFocus(shows: string) {
  const zone = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      const to = zone.current?.querySelector<HTMLElement>("[aria-pressed=true], button");
      to?.focus({ preventScroll: true });
    }
  }, [shows]);
  // While it is drawn anew, what has the focus is still there.
  hadFocus.current = zone.current?.contains(document.activeElement) ?? false;
  return zone;
}

/**
 * What is shown in place of all else: it has the focus meanwhile, which goes back to what had it before.
 * @param isShown whether it is shown now.
 */
export function useLentFocus(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const back = before.current;
    before.current = isShown ? document.activeElement : null;
    if (isShown) panel.current?.focus();
    else if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }, [isShown]);
  return panel;
}
