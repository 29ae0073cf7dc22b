/** CSV text from lines of fields. */
export function csv(...lines: string[]): string {
  return ["table,board,contract,declarer,result,points", ...lines].join("\n");
}
