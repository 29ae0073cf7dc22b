/** A page in a browser that is driven from outside, whichever browser that is. */
export interface DrivenPage {
  readonly goto: (address: string) => Promise<void>;
  /** The value of an expression in the page, awaited. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the first element in sight that the selector names, of those with the text where one is asked for. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Types into a field in place of what it holds. */
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** Presses a key by its name, such as "Tab". */
  readonly press: (key: Key) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Key = "Tab" | "Enter" | "ArrowRight";

/** A browser that can be started, or what it takes to have it. */
export interface DrivenBrowser {
  readonly name: string;
  readonly isInstalled: () => boolean;
  readonly install: string;
  readonly start: () => Promise<DrivenPage>;
}

/** The element that a click or a fill is meant for, as an expression in the page. */
export function found(selector: string, text?: string): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  const isText = text === undefined ? "true" : `element.textContent.trim() === ${JSON.stringify(text)}`;
  return `${all}.find((element) => element.checkVisibility() && ${isText}) ?? null`;
}

const PATIENCE = 20_000;
const PAUSE = 50;

/** Waits until an expression in the page is true. */
export async function until(evaluate: DrivenPage["evaluate"], expression: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, PAUSE)))
    if (await evaluate<boolean>(`Boolean(${expression})`)) return;
  throw new Error(`In vain waited for ${expression}`);
}

/** The texts of the elements in sight that a selector names. */
export function textsOf(page: DrivenPage, selector: string): Promise<string[]> {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  return page.evaluate(
    `${all}.filter((element) => element.checkVisibility()).map(({ innerText }) => innerText.trim())`
  );
}

/** Chooses in a list, or fills what a browser has a picker for, such as a date. */
export function choose(page: DrivenPage, selector: string, value: string): Promise<void> {
  return page.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(value)};
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  })()`);
}
