/** Error for an invalid formula text; `place` is a character index from 1. */
export class FormulaError extends Error {
  constructor(
    readonly fault: string,
    readonly formula: string,
    readonly place: number
  ) {
    super(`${fault} at ${place} of ${formula}`);
    this.name = "FormulaError";
  }
}
