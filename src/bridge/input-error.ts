/**
 * The one class of errors that a user's input may cause. The message says what was wrong and what is accepted, and is
 * shown unchanged in the cell, the pane or the terminal.
 */
export class InputError extends Error {
  override name = "InputError";

  /**
   * @param field the wrong option, beside whose field the message is shown; "" if the error is not about an option.
   * @param item index of the wrong item, from 0, if the option is a list; otherwise null.
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
