import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/**
 * Receives files that are dropped anywhere on the page while the panel is shown. Otherwise the browser would leave the
 * page and open them.
 * @returns true while something is being dragged over the page
 */
export function useDrops(panel: RefObject<HTMLElement | null>, dropped: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  // Runs after each render, so that dropped files are handled with the latest state.
  useLayoutEffect(() => {
    const isShown = () => panel.current !== null && panel.current.closest("[hidden]") === null;
    const over = (event: DragEvent) => {
      if (!isShown()) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!isShown()) return;
      event.preventDefault();
      dropped([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  });
  return isOver;
}
