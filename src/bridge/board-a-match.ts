import { InputError } from "./input-error";
import { messages } from "./texts";

/**
 * A board's points at board-a-match (Law 78): 1 for a positive net score, ½ for 0, else 0.
 * @param net points of a team over both tables.
 * @throws InputError when the net score is not a finite number.
 */
export function boardAMatchPoints(net: number): 0 | 0.5 | 1 {
  if (!Number.isFinite(net)) throw new InputError(messages.net(net));
  return net > 0 ? 1 : net < 0 ? 0 : 0.5;
}
