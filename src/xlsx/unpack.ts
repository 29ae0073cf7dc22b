import { Inflate } from "fflate";
import { InputError } from "../bridge/input-error";
import { crc32 } from "./crc32";
import { texts } from "./texts";
import { DEFLATED, END, LOCAL, RECORD, STORED } from "./zip-records";

/**
 * Bytes that a file may have, and that what is read of it may have when unpacked: sheets of some
 * 500,000 cells.
 */
export const MOST_PACKED = 20_000_000;
export const MOST_UNPACKED = 32_000_000;
/**
 * Packed bytes that may be unpacked of a file, and how many of a part may give nothing: some files are made to take long
 * for little.
 */
const MOST_WORK = 8_000_000;
const MOST_IDLE = 65_536;

/** What the directory at an archive's end says of a part. */
interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** An archive whose parts are unpacked as they are asked for. */
export interface Archive {
  /** The names of its parts. */
  readonly names: readonly string[];
  /**
   * A part's bytes; undefined where there is none of that name, whatever its capitals.
   * @throws InputError where it is damaged, or all that was unpacked would be more than {@link MOST_UNPACKED}.
   */
  readonly unpack: (name: string) => Uint8Array | undefined;
}

const ENCRYPTED = 1;
/** So many bytes are unpacked at once: even of a bomb they give but a thousand times as many. */
const STEP = 16_384;

/**
 * Opens an archive. Sizes are believed of none of its records: what is unpacked is counted.
 * @throws InputError where its directory is missing or damaged.
 */
export function openArchive(zip: Uint8Array): Archive {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = guarded(() => directory(zip, view));
  let left = MOST_UNPACKED;
  let work = MOST_WORK;
  const unpack = (name: string): Uint8Array | undefined => {
    const found = entries.get(name.toLowerCase());
    if (found === undefined) return undefined;
    // Of two parts by one name, programs show one or the other.
    if (found.length > 1) throw new InputError(texts.damaged);
    const entry = found[0]!;
    if (entry.flags & ENCRYPTED) throw new InputError(texts.locked);
    left -= entry.size;
    if (left < 0) throw new InputError(texts.tooLargeUnpacked(MOST_UNPACKED));
    const packed = guarded(() => packedBytes(zip, view, entry));
    if (entry.method !== STORED) work -= packed.length;
    if (work < 0) throw new InputError(texts.tooLargeUnpacked(MOST_UNPACKED));
    const bytes = guarded(() => unpacked(packed, entry));
    if (crc32(bytes) !== entry.crc) throw new InputError(texts.damaged);
    return bytes;
  };
  return { names: [...entries.keys()], unpack };
}

/** What a step gives; whatever goes wrong in it, such as an address beyond the file, is a damage of the file. */
function guarded<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(texts.damaged);
  }
}

/** The parts by their names in small letters. */
function directory(zip: Uint8Array, view: DataView): Map<string, Entry[]> {
  const end = endRecord(view);
  let at = view.getUint32(end + END.offset, true);
  const entries = new Map<string, Entry[]>();
  const decoder = new TextDecoder();
  for (let i = view.getUint16(end + END.total, true); i > 0; i--) {
    if (view.getUint32(at, true) !== RECORD.signature) throw new InputError(texts.damaged);
    const nameEnd = at + RECORD.length + view.getUint16(at + RECORD.nameLength, true);
    const entry = {
      flags: view.getUint16(at + RECORD.flags, true),
      method: view.getUint16(at + RECORD.method, true),
      crc: view.getUint32(at + RECORD.crc, true),
      packedSize: view.getUint32(at + RECORD.packedSize, true),
      size: view.getUint32(at + RECORD.size, true),
      offset: view.getUint32(at + RECORD.offset, true),
    };
    const name = decoder
      .decode(zip.subarray(at + RECORD.length, nameEnd))
      .replace(/\\/g, "/")
      .toLowerCase();
    const same = entries.get(name);
    if (same) same.push(entry);
    else entries.set(name, [entry]);
    at = nameEnd + view.getUint16(at + RECORD.extraLength, true) + view.getUint16(at + RECORD.commentLength, true);
  }
  return entries;
}

/** Where the record at the archive's end begins: before a comment, or what a transfer has added. */
function endRecord(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at--)
    if (view.getUint32(at, true) === END.signature) return at;
  throw new InputError(texts.unfinished);
}

function packedBytes(zip: Uint8Array, view: DataView, { offset, packedSize }: Entry): Uint8Array {
  if (view.getUint32(offset, true) !== LOCAL.signature) throw new InputError(texts.damaged);
  const start =
    offset +
    LOCAL.length +
    view.getUint16(offset + LOCAL.nameLength, true) +
    view.getUint16(offset + LOCAL.extraLength, true);
  if (start + packedSize > zip.length) throw new InputError(texts.damaged);
  return zip.subarray(start, start + packedSize);
}

function unpacked(packed: Uint8Array, { method, size }: Entry): Uint8Array {
  const wrong = () => new InputError(texts.damaged);
  if (method !== STORED && method !== DEFLATED) throw wrong();
  if (method === STORED) {
    if (packed.length !== size) throw wrong();
    return packed;
  }
  const out = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw wrong();
    out.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += STEP) {
    // What is packed soundly gives more than it takes.
    if (at > length + MOST_IDLE) throw wrong();
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  }
  if (length !== size) throw wrong();
  return out;
}
