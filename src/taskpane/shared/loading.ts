import { texts } from "../texts";

/** Thrown if a part of the pane could not be loaded. Its message is shown to the user; a second attempt may succeed. */
export class LoadError extends Error {
  override name = "LoadError";

  constructor() {
    super(texts.partNotLoaded);
  }
}

/**
 * Awaits a part loaded on demand, such as `import("../functions/functions-tab")`.
 * @throws LoadError if it cannot be loaded: the network is down, or a new version has replaced the part.
 */
export async function loading<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new LoadError();
  }
}
