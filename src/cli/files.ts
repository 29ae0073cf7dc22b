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

/** In bytes of a file of results: the longest session has some 40,000. */
const LARGEST = 20_000_000;

/**
 * Reads a text file, or what comes through a pipe.
 * @throws InputError when it cannot be read, is too large or is no text.
 */
export function readText(file: string): string {
  const text = decodeText(readBytes(file));
  if (text === null) throw new InputError(texts.notText(file));
  return text;
}

/**
 * Reads a file.
 * @throws InputError when it cannot be read or is too large.
 */
export function readBytes(file: string): Uint8Array {
  let bytes: Uint8Array | null;
  try {
    bytes = bytesOf(file);
  } catch (error) {
    throw new InputError(texts.unreadable(file, systemErrorText(error)));
  }
  if (bytes === null) throw new InputError(texts.tooLarge(file, LARGEST));
  return bytes;
}

/** The bytes of a file; null where there are more than are taken, of which no more is read. */
function bytesOf(file: string): Uint8Array | null {
  const opened = openSync(file, "r");
  try {
    const { size } = fstatSync(opened);
    if (size > LARGEST) return null;
    // A pipe has no size before its end.
    const parts: Uint8Array[] = [];
    for (let read = 0; ;) {
      const part = Buffer.alloc(Math.max(size, 65_536));
      const length = readSync(opened, part);
      if (length === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, length));
      read += length;
      if (read > LARGEST) return null;
    }
  } finally {
    closeSync(opened);
  }
}

/** The options that name a file to write, and the ending of such a file. */
const ENDINGS = { out: ".xlsx", csv: ".csv", pbn: ".pbn", usebio: ".xml" } as const;
export type FileOption = keyof typeof ENDINGS;

/**
 * The file that a name for one to write means: without an ending it is given its own.
 * @param option the option by which it is named.
 * @throws InputError when it is a folder or a device, or has the ending of another kind of file.
 */
export function fileToWrite(name: string, option: FileOption): string {
  const found = tried(name, () => statSync(name, { throwIfNoEntry: false }));
  if (found?.isDirectory()) throw new InputError(texts.folder(option, name));
  if (found && !found.isFile()) throw new InputError(texts.noFile(option, name));
  const ending = path.extname(name);
  if (ending === "") return `${name}${ENDINGS[option]}`;
  if (ending.toLowerCase() !== ENDINGS[option]) throw new InputError(texts.otherEnding[option](name, ending));
  return name;
}

/**
 * Refuses a file that may not be overwritten, before any work is done for it.
 * @throws InputError when it exists and force is not given.
 */
export function checkWritable(file: string, force: boolean): void {
  if (!force && existsSync(file)) throw new InputError(texts.exists(file));
}

/**
 * Writes a file whole or not at all.
 * @param force whether one that exists is replaced, also one that has come meanwhile.
 * @throws InputError when it cannot be written, or exists.
 */
export function writeWhole(file: string, bytes: Uint8Array, force: boolean): void {
  // In the same folder, so that the finished file need not be copied; a name as long as the file's may be too long.
  const unfinished = path.join(path.dirname(file), `.overtrick-${process.pid}-${Date.now()}.tmp`);
  try {
    tried(file, () => {
      writeFileSync(unfinished, bytes, { flag: "wx" });
      if (force) renameSync(unfinished, file);
      else putNew(unfinished, file);
    });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Replaces a file by another content, and keeps a copy of it as it was: that is written first, so that at no time there
 * is less than one of the two.
 * @param before what the file held when it was read.
 * @param copyName what the copy is called, without its ending: a number is added where that is taken.
 * @returns the name of the copy.
 * @throws InputError where the file has been changed meanwhile, or one of the two cannot be written.
 */
export function replaceKeeping(file: string, before: Uint8Array, after: Uint8Array, copyName: string): string {
  const isSame = (name: string) => Buffer.compare(readBytes(name), before) === 0;
  // The file that a link leads to, or the link itself would be replaced.
  const target = tried(file, () => realpathSync(file));
  if (!isSame(target)) throw new InputError(texts.next.changed(file));
  tried(file, () => accessSync(target, constants.W_OK));
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

/** The file by which another program says that it has a workbook open; null where there is none. */
export function lockOf(file: string): string | null {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  return [`.~lock.${name}#`, `~$${name}`].find((lock) => existsSync(path.join(folder, lock))) ?? null;
}

/** Gives a finished file its name, unless another has that already: only one of two at once may. */
function putNew(finished: string, file: string): void {
  try {
    linkSync(finished, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new InputError(texts.exists(file));
    if (!NO_LINKS.has(codeOf(error))) throw error;
    copyNew(finished, file);
  }
}

/** What file systems without a second name for one file say: those of memory sticks and of some networks. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EISDIR", "EINVAL", "UNKNOWN"]);

function copyNew(finished: string, file: string): void {
  try {
    copyFileSync(finished, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new InputError(texts.exists(file));
    // Half of it, where the copy has begun.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Does something with a file to write; what the system refuses is told as such. */
function tried<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(texts.unwritable(file, systemErrorText(error)));
  }
}

/** Why the system refuses something, in words. */
export function systemErrorText(error: unknown): string {
  return texts.reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? "";
}
