import type { ResultRow, SessionResult } from "../../../sessions/result/session-result";
import { texts } from "../../../sessions/result/texts";
import { localNumber } from "../../shared/locale";
import { withMinus } from "./words";

/** A row's points as the user writes numbers, with their unit: "67 IMPs". */
export function pointsWithUnit({ points }: Pick<ResultRow, "points">, unit: SessionResult["unit"]): string {
  return texts.message.points(withMinus(localNumber(points)), unit);
}
