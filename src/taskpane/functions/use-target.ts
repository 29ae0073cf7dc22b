import { useEffect, useReducer, useState } from "preact/hooks";
import type { Block } from "../../excel/selection";
import { errorText } from "../shared/error-text";
import { useLatest } from "../shared/use-latest";
import { onCellSelected, readTarget, type Target } from "./target-cell";

interface KnownTarget {
  /** Null as long as it is not known. */
  readonly target: Target | null;
  /** Why it is not known, "" where it is. */
  readonly fault: string;
  /** Reads it again. */
  readonly refresh: () => void;
}

/**
 * The cells that a formula fills: at a place, until somebody selects a cell.
 * @param taken how often there was a new place.
 * @param isFollowed whether Excel tells that another cell is selected.
 */
export function useTarget(
  place: Block | null,
  taken: number,
  rows: number,
  columns: number,
  isFollowed: boolean
): KnownTarget {
  const latest = useLatest(taken);
  const [left, setLeft] = useState<number | null>(null);
  const isAtPlace = left !== taken;
  const [turn, refresh] = useReducer((before: number) => before + 1, 0);
  const [known, setKnown] = useState<Omit<KnownTarget, "refresh">>({ target: null, fault: "" });
  useEffect(() => {
    const again = () => refresh(undefined);
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, []);
  useEffect(() => {
    if (!isFollowed) return;
    const following = onCellSelected(() => {
      setLeft(latest.current);
      refresh(undefined);
    }).catch(() => undefined);
    return () => void following.then((end) => end?.());
  }, [isFollowed, latest]);
  useEffect(() => {
    let isCurrent = true;
    readTarget(isAtPlace ? place : null, rows, columns).then(
      (target) => isCurrent && setKnown({ target, fault: "" }),
      (error: unknown) => isCurrent && setKnown({ target: null, fault: errorText(error) })
    );
    return () => {
      isCurrent = false;
    };
  }, [isAtPlace, place, rows, columns, turn]);
  return { target: known.target, fault: known.fault, refresh: () => refresh(undefined) };
}
