/** Height of a line of small letters at the page's default font size, with some room. */
const MAX_NORMAL_HEIGHT_PX = 25;

/**
 * Marks the pad if letters are much larger than the page's own size, which CSS alone cannot detect.
 * @returns a function that stops observing.
 */
export function markLargeLetters(pad: Element | null): (() => void) | undefined {
  const line = pad?.querySelector(".gauge");
  if (!pad || !line) return undefined;
  const observer = new ResizeObserver(() =>
    pad.classList.toggle("large", line.getBoundingClientRect().height > MAX_NORMAL_HEIGHT_PX)
  );
  observer.observe(line);
  return () => observer.disconnect();
}
