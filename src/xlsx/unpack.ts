import { Inflate } from "fflate";
import { InputError } from "../bridge/input-error";
import { crc32 } from "./crc32";
import { texts } from "./texts";
import { DEFLATED, END, LOCAL, RECORD, STORED } from "./zip-records";

/** Limits for a file and for its unpacked parts, in bytes; enough for sheets of some 500,000 cells. */
export const MAX_PACKED_BYTES = 20_000_000;
export const MAX_UNPACKED_BYTES = 32_000_000;
/**
 * Limits against files made to keep a program busy: packed bytes to unpack in all, and packed bytes of a part without
 * any output.
 */
const MAX_INFLATED_BYTES = 8_000_000;
const MAX_IDLE_BYTES = 65_536;

/** A part's record in the archive's directory. */
interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** An archive whose parts are unpacked on demand. */
export interface Archive {
  readonly names: readonly string[];
  /**
   * Returns a part's bytes; undefined if there is none of that name. Case does not matter.
   * @throws InputError if the part is damaged or the total exceeds {@link MAX_UNPACKED_BYTES}.
   */
  readonly unpack: (name: string) => Uint8Array | undefined;
}

const ENCRYPTED = 1;
/** Number of packed bytes that are inflated at once; even a zip bomb expands them at most a thousandfold. */
const STEP = 16_384;

/**
 * Opens an archive. Sizes in its records are not trusted; the actual bytes are counted.
 * @throws InputError if its directory is missing or damaged.
 */
export function openArchive(zip: Uint8Array): Archive {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = guarded(() => directory(zip, view));
  let left = MAX_UNPACKED_BYTES;
  let work = MAX_INFLATED_BYTES;
  const unpack = (name: string): Uint8Array | undefined => {
    const found = entries.get(name.toLowerCase());
    if (found === undefined) return undefined;
    // A file with two parts of one name is refused, because some programs use the first and some the second.
    if (found.length > 1) throw new InputError(texts.damaged);
    const entry = found[0]!;
    if (entry.flags & ENCRYPTED) throw new InputError(texts.locked);
    left -= entry.size;
    if (left < 0) throw new InputError(texts.tooLargeUnpacked(MAX_UNPACKED_BYTES));
    const packed = guarded(() => packedBytes(zip, view, entry));
    if (entry.method !== STORED) work -= packed.length;
    if (work < 0) throw new InputError(texts.tooLargeUnpacked(MAX_UNPACKED_BYTES));
    const bytes = guarded(() => unpacked(packed, entry));
    if (crc32(bytes) !== entry.crc) throw new InputError(texts.damaged);
    return bytes;
  };
  return { names: [...entries.keys()], unpack };
}

/** Runs a step; any error, such as an offset beyond the file, means that the file is damaged. */
function guarded<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(texts.damaged);
  }
}

/** Records of the parts by name in lower case. */
function directory(zip: Uint8Array, view: DataView): Map<string, Entry[]> {
  const end = endRecord(view);
  let position = view.getUint32(end + END.offset, true);
  const entries = new Map<string, Entry[]>();
  const decoder = new TextDecoder();
  for (let i = view.getUint16(end + END.total, true); i > 0; i--) {
    if (view.getUint32(position, true) !== RECORD.signature) throw new InputError(texts.damaged);
    const nameEnd = position + RECORD.length + view.getUint16(position + RECORD.nameLength, true);
    const entry = {
      flags: view.getUint16(position + RECORD.flags, true),
      method: view.getUint16(position + RECORD.method, true),
      crc: view.getUint32(position + RECORD.crc, true),
      packedSize: view.getUint32(position + RECORD.packedSize, true),
      size: view.getUint32(position + RECORD.size, true),
      offset: view.getUint32(position + RECORD.offset, true),
    };
    const name = decoder
      .decode(zip.subarray(position + RECORD.length, nameEnd))
      .replace(/\\/g, "/")
      .toLowerCase();
    const same = entries.get(name);
    if (same) same.push(entry);
    else entries.set(name, [entry]);
    position =
      nameEnd +
      view.getUint16(position + RECORD.extraLength, true) +
      view.getUint16(position + RECORD.commentLength, true);
  }
  return entries;
}

/** Position of the end record, which a comment or added bytes may follow. */
function endRecord(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let position = last; position >= Math.max(0, last - END.longestComment); position--)
    if (view.getUint32(position, true) === END.signature) return position;
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
  for (let position = 0; position < packed.length; position += STEP) {
    // Valid data have hardly more packed bytes than unpacked bytes.
    if (position > length + MAX_IDLE_BYTES) throw wrong();
    inflate.push(packed.subarray(position, position + STEP), position + STEP >= packed.length);
  }
  if (length !== size) throw wrong();
  return out;
}
