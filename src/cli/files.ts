import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../bridge/input-error";
import { decodeText } from "../sessions/reading/decode-text";
import { messages } from "./messages";

/**
 * Reads a text file.
 * @throws InputError when it cannot be read or is no text.
 */
export function readText(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new InputError(messages.unreadable(file, reason(error)));
  }
  const text = decodeText(bytes);
  if (text === null) throw new InputError(messages.notText(file));
  return text;
}

/**
 * The file that a name for a workbook means: without an ending it is given its own.
 * @throws InputError when it is a folder, or has the ending of another kind of file.
 */
export function workbookFile(name: string): string {
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(messages.folder(name));
  const ending = path.extname(name);
  if (ending === "") return `${name}.xlsx`;
  if (ending.toLowerCase() !== ".xlsx") throw new InputError(messages.notWorkbook(name, ending));
  return name;
}

/**
 * Refuses a file that may not be overwritten, before any work is done for it.
 * @throws InputError when it exists and force is not given.
 */
export function checkWritable(file: string, force: boolean): void {
  if (!force && existsSync(file)) throw new InputError(messages.exists(file));
}

/**
 * Writes a file whole or not at all.
 * @throws InputError when it cannot be written.
 */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new InputError(messages.unwritable(file, reason(error)));
  }
}

function reason(error: unknown): string {
  const code = (error as { code?: string }).code ?? "";
  const known: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file or folder",
    EACCES: "permission is denied",
    EPERM: "permission is denied, or another program has it open",
    EBUSY: "another program has it open",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
