import type { ResultFields } from "../reading/result-lines";

/** A contract with its double, which may stand in both columns, and is read once then. */
export function withDouble({ contract = "", doubled = "" }: ResultFields): string {
  const [bid, double] = [contract, doubled].map((text) => text.replace(/\s/g, "").toUpperCase());
  const isDoubled = /[XR*]$/.test(bid ?? "") && bid?.replace(/[^XR*]+/g, "") === double;
  return isDoubled ? contract : [contract, doubled].filter((text) => text !== "").join(" ");
}
