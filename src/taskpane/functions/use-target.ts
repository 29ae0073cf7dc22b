import { useEffect, useReducer, useState } from "preact/hooks";
import type { Block } from "../../excel/selection";
import { errorText } from "../shared/error-text";
import { useLatest } from "../shared/use-latest";
import { onCellSelected, readTarget, type Target } from "../../excel/target-cell";

interface KnownTarget {
  /** Null as long as it is not known. */
  readonly target: Target | null;
  /** Why the target is unknown; "" if it is known. */
  readonly fault: string;
  /** Reads it again. */
  readonly refresh: () => void;
}

/**
 * The cells that a formula fills: at a place, until somebody selects a cell.
 * @param takeCount counts new places.
 * @param isFollowed true if Excel reports that another cell is selected.
 */
export function useTarget(
  place: Block | null,
  takeCount: number,
  rows: number,
  columns: number,
  isFollowed: boolean
): KnownTarget {
  const latest = useLatest(takeCount);
  const [left, setLeft] = useState<number | null>(null);
  const isAtPlace = left !== takeCount;
  const [refreshCount, refresh] = useReducer((before: number) => before + 1, 0);
  const [checked, setChecked] = useState<Omit<KnownTarget, "refresh">>({ target: null, fault: "" });
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
      (target) => isCurrent && setChecked({ target, fault: "" }),
      (error: unknown) => isCurrent && setChecked({ target: null, fault: errorText(error) })
    );
    return () => {
      isCurrent = false;
    };
  }, [isAtPlace, place, rows, columns, refreshCount]);
  return { target: checked.target, fault: checked.fault, refresh: () => refresh(undefined) };
}
