/** What Excel tells a page of its own accord: messages, which the page's library asks for once. */

/** Of the library's events, the one that carries the messages of all others. */
const MESSAGES = 33;

const CATEGORY = { customFunction: 1, event: 65_536 } as const;

/** A message as the library reads it: its category, its type, whom it is for, and what it says, as JSON. */
export type Message = readonly [category: number, type: number, target: string, said: string, id: string];

type Handler = (event: number, messages: { readonly toArray: () => readonly Message[] }) => void;

/** Those who listen. */
export interface Listeners {
  readonly register: (event: number, target: string, handler: Handler, callback: (status: number) => void) => void;
  readonly unregister: (event: number, target: string, callback: (status: number) => void) => void;
  /** @returns whether anybody listens. */
  readonly tell: (messages: readonly Message[]) => boolean;
}

export function listeners(): Listeners {
  let handler: Handler | null = null;
  return {
    register: (event, _, registered, callback) => {
      if (event === MESSAGES) handler = registered;
      callback(0);
    },
    unregister: (event, _, callback) => {
      if (event === MESSAGES) handler = null;
      callback(0);
    },
    tell: (messages) => {
      handler?.(MESSAGES, { toArray: () => messages });
      return handler !== null;
    },
  };
}

/** That a custom function is to be called. */
export function invocation(id: number, call: readonly unknown[]): Message {
  return [CATEGORY.customFunction, 1000, "", JSON.stringify([id, ...call]), String(id)];
}

/** That a cell was changed: the library's type 10, for those who watch a sheet or all of them. */
export function cellChanged(target: string, worksheetId: string, address: string): Message {
  const told = { changeType: "RangeEdited", source: "Local", worksheetId, address };
  return [CATEGORY.event, 10, target, JSON.stringify(told), ""];
}

/** That another range was selected: its type 14, for those who follow a sheet or all of them. */
export function selectionChanged(target: string, worksheetId: string, address: string): Message {
  return [CATEGORY.event, 14, target, JSON.stringify({ worksheetId, address }), ""];
}
