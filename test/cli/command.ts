import path from "node:path";
import { run } from "../../src/cli/run";

/** What a command has said. */
export interface Said {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** The day on which commands are run. */
export const TODAY = "2026-11-20";

/**
 * Runs the command line.
 * @param folder whose files are told of by their names alone.
 */
export async function said(argv: readonly string[], folder?: string): Promise<Said> {
  let [out, error] = ["", ""];
  const status = await run(argv, { out: (text) => (out += text), error: (text) => (error += text) }, TODAY);
  return { status, out, error: folder === undefined ? error : error.split(folder + path.sep).join("") };
}
