import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/**
 * Takes files that are dropped anywhere on the page while the panel is shown; the page would be left for them.
 * @returns whether something is being dragged over the page
 */
export function useDrops(panel: RefObject<HTMLElement | null>, dropped: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  // Set up after each render, because it takes the files with what is shown then.
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
