import type { ResultFields } from "../reading/result-lines";

/** Joins a contract and its double. If both columns have the double, it counts once. */
export function withDouble({ contract = "", doubled = "" }: ResultFields): string {
  const [bid, double] = [contract, doubled].map((text) => text.replace(/\s/g, "").toUpperCase());
  const isDoubled = /[XR*]$/.test(bid ?? "") && bid?.replace(/[^XR*]+/g, "") === double;
  return isDoubled ? contract : [contract, doubled].filter((text) => text !== "").join(" ");
}
