/**
 * Whether this browser deletes what a page keeps after some days without a visit: Safari does, unless the page was
 * added to the home screen.
 */
export function isShortLived(): boolean {
  const isSafari = navigator.vendor.startsWith("Apple");
  return isSafari && !window.matchMedia("(display-mode: standalone)").matches;
}
