/** Height of a line of 14 px letters at the page's default font size. */
const MAX_NORMAL_HEIGHT_PX = 25;

/**
 * Marks the pad if letters are much larger than the page's own size, which CSS alone cannot detect.
 * @returns a function that stops observing.
 */
export function markLargeLetters(pad: Element | null): (() => void) | undefined {
  const line = pad?.querySelector(".side b");
  if (!pad || !line) return undefined;
  const observer = new ResizeObserver(() => {
    const [box] = line.getClientRects();
    // Between rounds the line is hidden; the last measurement still holds.
    if (box) pad.classList.toggle("large", box.height > MAX_NORMAL_HEIGHT_PX);
  });
  observer.observe(line.parentElement ?? line);
  return () => observer.disconnect();
}
