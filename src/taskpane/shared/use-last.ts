import { useRef } from "preact/hooks";

/** The last value that there was, where there is none now. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
