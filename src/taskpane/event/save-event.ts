import { saveOver } from "../../excel/save-over";
import { bytesOf } from "../../excel/workbook-bytes";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { SavedSession } from "../../workbook/reading/read-saved";
import type { WayIntoFile } from "../../workbook/reading/file-update";
import { loading } from "../shared/loading";
import { workbookExport } from "../workbook/make/workbook-export";
import { texts } from "../workbook/open/texts";

/** The file that a session was read from. */
export interface OpenedFile {
  readonly file: File;
  /** Of the session, among those of the file. */
  readonly index: number;
  /** Shows the sessions of the file as it was saved. */
  readonly onSaved: (file: File, sessions: readonly SavedSession[]) => void;
}

/** What an event becomes, and how its file comes to hold that. */
interface EventChange {
  readonly session: SavedSession;
  readonly event: ScoredSwissEvent;
  readonly way: (session: SavedSession) => WayIntoFile;
}

/**
 * Saves an event under its file's name, and shows it as it is there.
 * @returns what came of it; null where it was cancelled.
 * @throws Error where the file has changed since it was read: nothing is saved then
 */
export async function saveEvent(
  { file, index, onSaved }: OpenedFile,
  { session, event, way }: EventChange
): Promise<{ readonly isDownload: boolean; readonly kept: readonly string[] } | null> {
  const [{ readWorkbook }, { writeInPlace }] = await loading(
    Promise.all([import("../workbook/open/read-workbook"), import("../../xlsx/write-in-place")])
  );
  // Each may make the event's whole workbook.
  const found = way(session);
  const toCompare = ({ outcome, description }: SavedSession, its: WayIntoFile) =>
    JSON.stringify([outcome.csv(), description, its]);
  let saved = new Uint8Array();
  const done = await saveOver(file.name, async () => {
    const now = (await readWorkbook(file))[index];
    if (!now || toCompare(now, way(now)) !== toCompare(session, found)) throw new Error(texts.changedFile(file.name));
    const { workbook } = workbookExport({ plan: event.plan, scored: event, options: session.description });
    const bytes = found.cells
      ? await writeInPlace(new Uint8Array(await file.arrayBuffer()), found.cells)
      : await bytesOf(await workbook(), "download");
    return (saved = Uint8Array.from(bytes));
  });
  if (done === "cancelled") return null;
  const after = new File([saved], file.name);
  onSaved(after, await readWorkbook(after));
  return { isDownload: done === "downloaded", kept: found.kept };
}
