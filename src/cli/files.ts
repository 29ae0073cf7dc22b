import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { InputError } from "../bridge/input-error";
import { decodeText } from "../sessions/reading/decode-text";
import { texts } from "./texts";

/** Size of the largest file that is read; the results of the longest session have some 40,000 bytes. */
const MAX_FILE_BYTES = 20_000_000;

/**
 * Reads a text file or a pipe.
 * @throws InputError if it cannot be read, is too large or is not text.
 */
export function readText(file: string): string {
  const text = decodeText(readBytes(file));
  if (text === null) throw new InputError(texts.notText(file));
  return text;
}

/**
 * Reads a file.
 * @throws InputError if it cannot be read or is too large.
 */
export function readBytes(file: string): Uint8Array {
  let bytes: Uint8Array | null;
  try {
    bytes = bytesOf(file);
  } catch (error) {
    throw new InputError(texts.unreadable(file, systemErrorText(error)));
  }
  if (bytes === null) throw new InputError(texts.tooLarge(file, MAX_FILE_BYTES));
  return bytes;
}

/** Reads a file's bytes; stops and returns null beyond {@link MAX_FILE_BYTES}. */
function bytesOf(file: string): Uint8Array | null {
  const opened = openSync(file, "r");
  try {
    const { size } = fstatSync(opened);
    if (size > MAX_FILE_BYTES) return null;
    // The size of a pipe is unknown before its end.
    const parts: Uint8Array[] = [];
    for (let read = 0; ;) {
      const part = Buffer.alloc(Math.max(size, 65_536));
      const length = readSync(opened, part);
      if (length === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, length));
      read += length;
      if (read > MAX_FILE_BYTES) return null;
    }
  } finally {
    closeSync(opened);
  }
}

/** Endings of files to write, by option. */
const ENDINGS = { out: ".xlsx", csv: ".csv", pbn: ".pbn", usebio: ".xml", "movement-out": ".csv" } as const;
export type FileOption = keyof typeof ENDINGS;

/**
 * Completes the name of a file to write with the option's ending.
 * @throws InputError if it is a folder or a device, or has another ending.
 */
export function fileToWrite(name: string, option: FileOption): string {
  const found = withSystemErrors(name, () => statSync(name, { throwIfNoEntry: false }));
  if (found?.isDirectory()) throw new InputError(texts.folder(option, name));
  if (found && !found.isFile()) throw new InputError(texts.noFile(option, name));
  const ending = path.extname(name);
  if (ending === "") return `${name}${ENDINGS[option]}`;
  if (ending.toLowerCase() !== ENDINGS[option]) throw new InputError(texts.otherEnding[option](name, ending));
  return name;
}

/**
 * Rejects an existing file early, before any work is done.
 * @throws InputError if it exists and `force` is false.
 */
export function checkWritable(file: string, force: boolean): void {
  if (!force && existsSync(file)) throw new InputError(texts.exists(file));
}

/**
 * Writes a file completely or not at all.
 * @param force replaces an existing file, even one created meanwhile.
 * @throws InputError if the file cannot be written, or exists.
 */
export function writeWhole(file: string, bytes: Uint8Array, force: boolean): void {
  // The unfinished file is in the same folder, so that it can be renamed. Its name is not the file's own with a suffix,
  // which could be too long.
  const unfinished = path.join(path.dirname(file), `.overtrick-${process.pid}-${Date.now()}.tmp`);
  try {
    withSystemErrors(file, () => {
      writeFileSync(unfinished, bytes, { flag: "wx" });
      if (force) renameSync(unfinished, file);
      else putNew(unfinished, file);
    });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Replaces a file's content after writing a copy of the old one, so that one of the two always exists.
 * @param before content when the file was read.
 * @param copyName name of the copy without its ending; a number is added if it is in use.
 * @returns the name of the copy.
 * @throws InputError if the file has changed meanwhile, or a file cannot be written.
 */
export function replaceKeeping(file: string, before: Uint8Array, after: Uint8Array, copyName: string): string {
  const isSame = (name: string) => Buffer.compare(readBytes(name), before) === 0;
  // A symbolic link is resolved first, because renaming a file to the link's own name would replace the link, not its
  // target.
  const target = withSystemErrors(file, () => realpathSync(file));
  if (!isSame(target)) throw new InputError(texts.next.changed(file));
  withSystemErrors(file, () => accessSync(target, constants.W_OK));
  const ending = path.extname(file);
  const named = (number: number) =>
    path.join(path.dirname(file), `${copyName}${number === 1 ? "" : ` ${number}`}${ending}`);
  let number = 1;
  while (existsSync(named(number)) && !isSame(named(number))) number++;
  const copy = named(number);
  if (!existsSync(copy)) writeWhole(copy, before, false);
  if (!isSame(target)) throw new InputError(texts.next.changed(file));
  writeWhole(target, after, true);
  return copy;
}

/** Returns the lock file of LibreOffice or Excel beside an open workbook; null if there is none. */
export function lockOf(file: string): string | null {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  return [`.~lock.${name}#`, `~$${name}`].find((lock) => existsSync(path.join(folder, lock))) ?? null;
}

/** Links instead of renaming, because a link fails if the name exists, even with another process at the same moment. */
function putNew(finished: string, file: string): void {
  try {
    linkSync(finished, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new InputError(texts.exists(file));
    if (!NO_LINKS.has(codeOf(error))) throw error;
    copyNew(finished, file);
  }
}

/** Errors of file systems without hard links, such as memory sticks and some networks. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EISDIR", "EINVAL", "UNKNOWN"]);

function copyNew(finished: string, file: string): void {
  try {
    copyFileSync(finished, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new InputError(texts.exists(file));
    // Removes a partly written copy.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Converts system errors of `work` to messages. */
function withSystemErrors<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(texts.unwritable(file, systemErrorText(error)));
  }
}

export function systemErrorText(error: unknown): string {
  return texts.reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? "";
}
