import { useLayoutEffect, useReducer } from "preact/hooks";

/** A source of data that tells its listeners of changes. */
export interface Subscribable {
  /** Calls a listener after every change; returns a function that ends these calls. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that several parts of the page show, with notice of its changes. */
export interface Store<T> extends Subscribable {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const { subscribe: follow, emit } = emitter();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      emit();
    },
    subscribe: follow,
  };
}

/** A list of listeners, with a function that notifies them. */
export function emitter(): Subscribable & { readonly emit: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: () => listeners.forEach((listener) => listener()),
  };
}

/** The current value of `read`; rerenders the component after each change of `followed`. */
export function useSubscription<T>(followed: Subscribable, read: () => T): T {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => followed.subscribe(() => rerender(undefined)), [followed]);
  return read();
}
