/** A formula whose text is wrong: what is wrong, in which formula, and where, by its characters from 1. */
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
