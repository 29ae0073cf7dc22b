import { connectCode, offerTag, type Side } from "../../../../play/connected/connect-code";

/** Returns the code of an offer. @param mark the evening's mark */
export function offerCode(mark: string, side: Side): string {
  return connectCode({ kind: "offer", mark, side, to: "" });
}

/** Returns the code that answers an offer. @param mark the evening's mark */
export function answerCode(mark: string, side: Side, offer: Side): string {
  return connectCode({ kind: "answer", mark, side, to: offerTag(offer) });
}
