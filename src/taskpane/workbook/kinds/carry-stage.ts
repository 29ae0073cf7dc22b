import { teamsOfEvent, teamsOfLines, type Earlier } from "../../../sessions/event/bracket/carried";
import { carriedTexts } from "../../../sessions/event/bracket/carried-texts";
import { sessionOf } from "../../../sessions/kinds";
import { decodeText } from "../../../sessions/reading/decode-text";
import { readWorkbook } from "../open/read-workbook";
import { carryFileTexts as texts } from "./carry-file-texts";

export { carriedFrom } from "../../../sessions/event/bracket/carried";

/** The teams of an earlier stage, as read from its file. */
export interface Stage {
  readonly file: string;
  readonly teams: readonly Earlier[];
  /** A remark for the user; "" for none. */
  readonly remark: string;
}

/**
 * Reads the teams and points of an earlier stage from its workbook or CSV file.
 * @throws Error if the file is neither, has a fault or holds several sessions; InputError if it has no points to carry
 * forward.
 */
export async function stageOf(file: File): Promise<Stage> {
  if (!/\.xlsx$/i.test(file.name)) {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) throw new Error(texts.notText(file.name));
    const { teams, faults } = teamsOfLines(text, file.name);
    const [first] = faults;
    if (first) throw new Error(texts.line(first.line, first.message));
    return { file: file.name, teams, remark: "" };
  }
  const [session, ...more] = await readWorkbook(file);
  if (!session || more.length > 0) throw new Error(texts.several(file.name));
  const scored = sessionOf(session.outcome.scored);
  const teams = teamsOfEvent(scored, file.name);
  return { file: file.name, teams, remark: scored.isOver ? "" : carriedTexts.notOver(file.name, scored.progress) };
}
