import { useRef } from "preact/hooks";

/**
 * Returns a ref to the value of the last render, for an effect that uses the value but does not run again when only
 * the value changes. The ref is always the same object, so it may be a dependency.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
