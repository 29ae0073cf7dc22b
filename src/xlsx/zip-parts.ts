import { strToU8 } from "fflate";
import { crc32 } from "./crc32";
import { deflated } from "./deflated";
import { DEFLATED, END, LOCAL, RECORD, STORED } from "./zip-records";

/** A part of a zip archive as it stands there, packed. */
export interface ZipPart {
  /** Its header and its packed contents. */
  readonly local: Uint8Array;
  /** Its record in the directory at the archive's end. */
  readonly record: Uint8Array;
}

/** The version of the format that packed parts need, 2.0, and the first day that archives know: files have no day of their own. */
const [VERSION, NO_DAY] = [20, 0x21];

/** A part of an archive; a picture is packed already, and stored as it is. */
export async function zipPart(name: string, contents: Uint8Array<ArrayBuffer>): Promise<ZipPart> {
  const isPacked = name.endsWith(".png");
  const { packed, crc } = isPacked ? { packed: contents, crc: crc32(contents) } : await deflated(contents);
  const path = strToU8(name);
  const made = {
    local: new Uint8Array(LOCAL.length + path.length + packed.length),
    record: new Uint8Array(RECORD.length + path.length),
  };
  for (const [bytes, at] of [
    [made.local, LOCAL],
    [made.record, RECORD],
  ] as const) {
    const view = new DataView(bytes.buffer);
    view.setUint32(0, at.signature, true);
    view.setUint16(at.version, VERSION, true);
    view.setUint16(at.method, isPacked ? STORED : DEFLATED, true);
    view.setUint16(at.day, NO_DAY, true);
    view.setUint32(at.crc, crc, true);
    view.setUint32(at.packedSize, packed.length, true);
    view.setUint32(at.size, contents.length, true);
    view.setUint16(at.nameLength, path.length, true);
    bytes.set(path, at.length);
  }
  made.local.set(packed, LOCAL.length + path.length);
  return made;
}

/** An archive of parts, as they are packed. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const length = (of: readonly Uint8Array[]) => of.reduce((sum, bytes) => sum + bytes.length, 0);
  const directory = length(parts.map(({ local }) => local));
  const end = directory + length(parts.map(({ record }) => record));
  const zip = new Uint8Array(end + END.length);
  const view = new DataView(zip.buffer);
  let [start, at] = [0, directory];
  for (const { local, record } of parts) {
    zip.set(local, start);
    zip.set(record, at);
    view.setUint32(at + RECORD.offset, start, true);
    start += local.length;
    at += record.length;
  }
  view.setUint32(end, END.signature, true);
  view.setUint16(end + END.count, parts.length, true);
  view.setUint16(end + END.total, parts.length, true);
  view.setUint32(end + END.size, end - directory, true);
  view.setUint32(end + END.offset, directory, true);
  return zip;
}
