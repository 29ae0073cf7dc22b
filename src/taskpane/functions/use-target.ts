import { useEffect, useReducer, useState } from "preact/hooks";
import type { Block } from "../../excel/selection";
import { errorText } from "../shared/error-text";
import { useLatest } from "../shared/use-latest";
import { readTarget, type Target } from "../../excel/target-cell";
import { onCellSelected } from "../../excel/workbook-events";

interface KnownTarget {
  /** The cells that the formula would fill; null until they are known. */
  readonly target: Target | null;
  /** Reason why the target could not be read; "" if there is none. */
  readonly fault: string;
  /** Reads the target again. */
  readonly refresh: () => void;
}

/**
 * Finds the cells that a formula would fill: from `place` on, until the user selects a cell; then from that cell on.
 * @param place the first cell; null for the active cell.
 * @param takeCount number of times that selected cells were entered; an increase makes `place` apply again.
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
