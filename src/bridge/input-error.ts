/**
 * The one error that a person's input may cause. Its message says what was wrong and what is
 * accepted, and is shown unchanged in the cell, the pane or the terminal.
 */
export class InputError extends Error {
  override name = "InputError";

  /**
   * @param field the option that is wrong, where it is one: the message then stands beside its field.
   * @param item which one, of an option that is a list: from 0.
   */
  constructor(
    message: string,
    readonly field = "",
    readonly item: number | null = null
  ) {
    super(message);
  }
}

/** Returns the result of a reader; null if it refuses its input. */
export function tryRead<T>(reader: () => T): T | null {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}

/** Returns the result of a reader; the message if it refuses its input. */
export function valueOrRefusal<T>(reader: () => T): T | string {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}
