import type { ComponentChildren } from "preact";
import { saveFile } from "../../excel/download";
import { saveOver } from "../../excel/save-over";
import { bytesOf } from "../../excel/workbook-bytes";
import { writeBlankCells } from "../../excel/write-blank-cells";
import type { ScoredLeague, ScoredSwissEvent } from "../../sessions/event/score-event";
import { wayIntoFile } from "../../workbook/reading/file-update";
import type { CellToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import type { ActionRunner } from "../components/status-region";
import { loading } from "../shared/loading";
import { workbookExport } from "../workbook/make/workbook-export";
import { texts } from "../workbook/open/texts";
import { eventTexts as words } from "./event-texts";

/** The file that a session was read from. */
export interface OpenedFile {
  readonly file: File;
  /** Index of the session among the sessions of the file, from 0. */
  readonly index: number;
  /** Shows the sessions of the saved file. */
  readonly onSaved: (file: File, sessions: readonly SavedSession[]) => void;
}

/** The workbook that is open in Excel. */
export interface OpenWorkbook {
  /** Reads the session again; null if the workbook no longer has it. */
  readonly read: () => Promise<SavedSession | null>;
  /** Reads all sessions again, and shows them. */
  readonly refresh: () => Promise<void>;
}

/** The workbook of an event: `open` in Excel, or `opened` from a file. Exactly one of the two is not null. */
export interface EventPlace {
  readonly open: OpenWorkbook | null;
  readonly opened: OpenedFile | null;
}

/** A change of an event, to be written into its workbook. */
interface EventChange {
  readonly session: SavedSession;
  readonly event: ScoredSwissEvent | ScoredLeague;
  /**
   * Returns the cells to write, for the session as it is read again; null if the workbook has no cells for the change.
   */
  readonly cells: (session: SavedSession) => readonly CellToWrite[] | null;
  /** The Swiss round that is paired again; null for none. */
  readonly rePaired?: number | null;
  /** True if the next round of the event is paired with the change. */
  readonly pairsNext?: boolean;
  /**
   * Returns the sentences to show afterwards. `where` is "file" for a saved file, "download" for one in the downloads.
   */
  readonly done: (where: "workbook" | "file" | "download") => readonly string[];
  readonly undone: string;
}

/**
 * Saves a change of an event in its file, or writes it into the workbook that is open in Excel, and reports it.
 * @returns true if it was done.
 */
export async function carryOut(place: EventPlace, written: ActionRunner, change: EventChange): Promise<boolean> {
  let isDone = false;
  await written.attempt(async () => {
    const status = place.opened
      ? await saveInto(place.opened, change)
      : place.open && (await writeInto(place.open, written, change));
    isDone = status !== null;
    return status ?? { intent: "error", text: texts.notSaved };
  });
  return isDone;
}

/** Returns the results, options and cells to write as text. A different text after reading again shows a change. */
function stateOf(session: SavedSession, cells: unknown): string {
  return JSON.stringify([session.outcome.csv(), session.description, cells]);
}

/**
 * Writes a change into the workbook that is open in Excel.
 * @throws Error if the workbook has changed since it was read; then nothing is written.
 */
async function writeInto(open: OpenWorkbook, written: ActionRunner, { session, cells, done, undone }: EventChange) {
  const now = await open.read();
  const found = now && cells(now);
  if (!now || stateOf(now, found) !== stateOf(session, cells(session))) {
    await open.refresh();
    throw new Error(texts.changedMeanwhile);
  }
  if (!found) throw new Error(words.noCells);
  const undo = await writeBlankCells(found);
  await shownAgain(open);
  const takeBack = () =>
    void written.attempt(async () => {
      await undo();
      await shownAgain(open);
      return { intent: "success", text: undone };
    });
  const extra = <Button onPress={takeBack}>{texts.undo}</Button>;
  return { intent: "success", text: inParagraphs(done("workbook")), extra } as const;
}

/**
 * Saves a change in the event's file; returns null if the user cancels.
 * @throws Error if the file has changed since it was read; then nothing is saved.
 */
async function saveInto({ file, index, onSaved }: OpenedFile, change: EventChange) {
  const { session, event, cells, rePaired, pairsNext = false, done } = change;
  const [{ readWorkbook }, { writeInPlace }] = await loading(
    Promise.all([import("../workbook/open/read-workbook"), import("../../xlsx/write-in-place")])
  );
  const wayOf = (saved: SavedSession) => wayIntoFile(saved, () => cells(saved), rePaired);
  // Each call may make the event's whole workbook.
  const way = wayOf(session);
  if (way.lost.length > 0) throw new Error(texts.wouldLack);
  let before = new Uint8Array();
  let saved = before;
  const outcome = await saveOver(file.name, async () => {
    const now = (await readWorkbook(file))[index];
    if (!now || stateOf(now, wayOf(now)) !== stateOf(session, way)) throw new Error(texts.changedFile(file.name));
    const { workbook } = workbookExport({
      plan: event.plan,
      scored: event,
      options: { ...session.description, pairsNext },
    });
    before = new Uint8Array(await file.arrayBuffer());
    const bytes = way.cells ? await writeInPlace(before, way.cells) : await bytesOf(await workbook(), "download");
    return (saved = Uint8Array.from(bytes));
  });
  if (outcome === "cancelled") return null;
  const after = new File([saved], file.name);
  onSaved(after, await readWorkbook(after));
  const isDownload = outcome === "downloaded";
  const extra = !isDownload && (
    <Button onPress={() => saveFile(before, words.beforeName(file.name))}>{words.keepBefore}</Button>
  );
  const sentences = [...done(isDownload ? "download" : "file"), texts.stayed(way.kept)];
  return { intent: "success", text: inParagraphs(sentences), extra } as const;
}

/** Reads the workbook again; ignores an error, because the change itself has been made. */
export async function shownAgain(open: OpenWorkbook): Promise<void> {
  await open.refresh().catch(() => undefined);
}

/** Puts each sentence that is not blank into a paragraph. */
function inParagraphs(sentences: readonly string[]): ComponentChildren {
  return sentences.filter(Boolean).map((text) => <p>{text}</p>);
}
