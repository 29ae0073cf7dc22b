/** In pixels: a letter of 14 is as high where nobody has asked for larger ones than the page's own. */
const HIGH = 25;

/**
 * Marks the pad where letters are much larger than the page asks for, which no style can tell by itself.
 * @returns what ends it.
 */
export function markLargeLetters(pad: Element | null): (() => void) | undefined {
  const line = pad?.querySelector(".side b");
  if (!pad || !line) return undefined;
  const observer = new ResizeObserver(() => {
    const [box] = line.getClientRects();
    // Between rounds it is not shown, and what was found before still holds.
    if (box) pad.classList.toggle("large", box.height > HIGH);
  });
  observer.observe(line.parentElement ?? line);
  return () => observer.disconnect();
}
