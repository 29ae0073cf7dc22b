/** What the site's first page has asked already, as "people=9&until=22:30" behind the name of a place: it is heeded once. */
let before = globalThis.location?.hash.split("?")[1] ?? "";

/** Whether something was asked that nobody has taken yet. */
export const isAskedBefore = () => before !== "";

export function takeBefore(): string {
  const taken = before;
  before = "";
  return taken;
}
