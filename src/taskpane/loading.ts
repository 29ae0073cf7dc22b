import { element } from "./dom";
import { texts } from "./texts";
import { pressButton } from "./press-button";

/** A part of the pane that did not come. Its message is shown as is; asking again may bring it. */
export class LoadError extends Error {
  override name = "LoadError";

  constructor() {
    super(texts.partNotLoaded);
  }
}

/**
 * What is loaded when it is first needed, such as `import("./functions-tab")`.
 * @throws LoadError where it does not come: the network is gone, or a new version is in its place.
 */
export async function loading<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new LoadError();
  }
}

/** What went wrong, in words; with a button that asks once more where a part did not come. */
export function failed(error: unknown, again: () => void): HTMLElement {
  const said = error instanceof Error ? error.message : String(error);
  return element(
    "div",
    { class: "failed", role: "alert" },
    element("p", {}, said),
    error instanceof LoadError && pressButton(texts.tryAgain, "outline", again)
  );
}
