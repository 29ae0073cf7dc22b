import { built } from "./dist";

type Range = readonly (readonly unknown[])[];

/** A function of functions.js as Excel calls it: ranges in, a range out. */
export type CustomFunction = (...ranges: (Range | null)[]) => unknown[][];

/** What the bundle finds as a global in Excel's runtime. */
export function excelRuntime(): {
  associated: Map<string, CustomFunction>;
  CustomFunctions: object;
} {
  const associated = new Map<string, CustomFunction>();
  return {
    associated,
    CustomFunctions: {
      Error,
      ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
      associate: (id: string, called: CustomFunction) => void associated.set(id, called),
    },
  };
}

/** The functions of the bundle that Excel loads, by their id. */
export function builtFunctions(): ReadonlyMap<string, CustomFunction> {
  const { associated, CustomFunctions } = excelRuntime();
  new Function("CustomFunctions", built("functions.js"))(CustomFunctions);
  return associated;
}
