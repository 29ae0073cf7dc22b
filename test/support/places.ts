import type { PlaceName } from "../../src/taskpane/shell/places";

/** What a page of any browser can do. */
interface Driven {
  evaluate(script: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
}

/** The page on which a place is shown. */
const PANELS: { readonly [P in PlaceName]?: PlaceName } = {
  evenings: "play",
  season: "play",
  join: "play",
  event: "open",
};

/** That of the page within the others: these have none then. */
const ARROW = "main > :not([hidden]) .page:not(:has(.page)) > .bar > [aria-label=Back]";

/** Goes to a place of the pane: by its address, or beside Excel, where there is none, from the first page by its row. */
export async function openPlace(view: Driven, name: PlaceName): Promise<void> {
  const has = (selector: string) => view.evaluate(`document.querySelector("${selector}") !== null`);
  if (await has("#places > *")) await view.evaluate(`location.hash = "${name}"`);
  else {
    while (!(await has("#panel-home:not([hidden])"))) await view.click(ARROW);
    if (name !== "home") await view.click(`#panel-home [name=${name}]`);
  }
  await view.evaluate(untilThere(`#panel-${PANELS[name] ?? name}:not([hidden])`));
}

/** Goes to the page on which workbooks are added up, in a browser. */
export async function openSeasonFiles(view: Driven): Promise<void> {
  await openPlace(view, "season");
  await view.click("[aria-label='More on our season']");
  await view.click("#panel-play .actions button:text-is('Add up workbooks')");
}

/** An expression that is awaited until there is such an element. */
function untilThere(selector: string): string {
  return `new Promise((resolve) => {
    const look = () => document.querySelector("${selector}") ? resolve(true) : setTimeout(look, 20);
    look();
  })`;
}
