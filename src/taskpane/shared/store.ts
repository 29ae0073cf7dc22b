import { useLayoutEffect, useReducer } from "preact/hooks";

/** Something that changes while it is shown. */
export interface Followed {
  /** Has a listener called after every change. @returns what ends that */
  readonly follow: (listener: () => void) => () => void;
}

/** A value that several parts of the page show. */
export interface Store<T> extends Followed {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

export function makeStore<T>(first: T): Store<T> {
  let value = first;
  const { follow, tell } = listening();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    follow,
  };
}

/** Those who listen to changes, and what tells them of one. */
export function listening(): Followed & { readonly tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}

/** What `read` gives now; the component is shown anew after every change of what it follows. */
export function useFollowed<T>(followed: Followed, read: () => T): T {
  const [, showAnew] = useReducer((turn: number) => turn + 1, 0);
  useLayoutEffect(() => followed.follow(() => showAnew(undefined)), [followed]);
  return read();
}
