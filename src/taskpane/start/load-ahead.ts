/** Loads what a press needs while the pane has nothing else to do: the press then waits less. */
export function loadAhead(): void {
  const load = () => {
    const model = [import("../../sessions/kinds"), import("../workbook/session-workbook-here")];
    const file = [import("../../xlsx/write-xlsx"), import("../../workbook/file-name")];
    // What does not come is said at the press.
    void Promise.all([...model, ...file, import("../results/results-tab")]).catch(() => undefined);
  };
  // Safari, in which Excel for Mac shows the pane, does not tell when it is idle.
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load, 500);
}
