import { useRef } from "preact/hooks";

/** Returns the last value that was not null; null if there has been none. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
