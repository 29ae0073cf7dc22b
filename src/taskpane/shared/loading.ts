import { texts } from "../texts";

/** A part of the pane that did not come. Its message is shown as is; asking again may bring it. */
export class LoadError extends Error {
  override name = "LoadError";

  constructor() {
    super(texts.partNotLoaded);
  }
}

/**
 * Awaits a part loaded on demand, such as `import("../functions/functions-tab")`.
 * @throws LoadError where it does not come: the network is gone, or a new version is in its place.
 */
export async function loading<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new LoadError();
  }
}
