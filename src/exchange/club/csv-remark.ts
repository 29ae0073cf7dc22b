import type { ResultFields } from "../../sessions/reading/result-lines";
import { awardIn } from "../lines/awards";
import { texts } from "../texts";

const WRONG_DIRECTION = /wrong ?direction|^wd$/i;
const NOT_PLAYED = /not ?played|^np$/i;
const UNVALUED = /arbitral|adjust|average/i;

/** The meaning of a row's remark. Bridgemate writes adjusted scores and the like in remarks. */
interface Remark {
  readonly isTurned: boolean;
  readonly isUnplayed: boolean;
  /** Both sides' percentages; null for none. */
  readonly award: string | null;
  readonly fault: string | null;
  /** Reports a remark that is not understood; null if there is none. */
  readonly warning: string | null;
}

/** Reads the remark of a row of received results. */
export function readRemark({ remarks = "", adjusted = "" }: ResultFields): Remark {
  const award = awardIn(remarks);
  const isTurned = WRONG_DIRECTION.test(remarks);
  const isUnplayed = award === null && NOT_PLAYED.test(remarks);
  const isUnvalued = award === null && adjusted === "" && UNVALUED.test(remarks);
  const isUnread = remarks !== "" && award === null && !isTurned && !isUnplayed;
  return {
    isTurned,
    isUnplayed,
    award,
    fault: isUnvalued ? texts.club.remarkUnvalued(remarks) : null,
    warning: isUnread ? texts.club.remarkIgnored(remarks) : null,
  };
}
