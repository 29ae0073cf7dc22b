import type { Contract } from "../../../bridge/contract";
import { texts } from "./texts";

/** Contract in the notation of players: "4♥", "3NT X". */
export function contractSign(contract: Contract): string {
  if (contract === "Pass") return texts.passed;
  const { level, strain, doubling } = contract;
  return [`${level}${texts.strains[strain]}`, texts.doublings[doubling]].join(" ").trim();
}
