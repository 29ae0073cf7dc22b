import type { Contract } from "../../bridge/contract";
import { texts } from "./texts";

/** A contract as players write it: "4♥", "3NT X". */
export function contractSign(contract: Contract): string {
  if (contract === "Pass") return texts.passed;
  const { level, strain, doubling } = contract;
  return [`${level}${texts.strains[strain]}`, texts.doublings[doubling]].join(" ").trim();
}
