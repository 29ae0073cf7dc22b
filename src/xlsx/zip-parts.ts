import { strToU8 } from "fflate";
import { crc32 } from "./crc32";
import { deflated } from "./deflated";
import { DEFLATED, END, LOCAL, RECORD, STORED } from "./zip-records";

/** A packed part of a zip archive. */
export interface ZipPart {
  /** Local header and packed contents. */
  readonly local: Uint8Array;
  /** Record in the central directory. */
  readonly record: Uint8Array;
}

/** Version 2.0, which deflated parts need, and the first date of the format: files get no date of their own. */
const [VERSION, NO_DAY] = [20, 0x21];

/** Packs a part; pictures are compressed already and stored unchanged. */
export async function zipPart(name: string, contents: Uint8Array<ArrayBuffer>): Promise<ZipPart> {
  const isPacked = name.endsWith(".png");
  const { packed, crc } = isPacked ? { packed: contents, crc: crc32(contents) } : await deflated(contents);
  const path = strToU8(name);
  const part = {
    local: new Uint8Array(LOCAL.length + path.length + packed.length),
    record: new Uint8Array(RECORD.length + path.length),
  };
  for (const [bytes, layout] of [
    [part.local, LOCAL],
    [part.record, RECORD],
  ] as const) {
    const view = new DataView(bytes.buffer);
    view.setUint32(0, layout.signature, true);
    view.setUint16(layout.version, VERSION, true);
    view.setUint16(layout.method, isPacked ? STORED : DEFLATED, true);
    view.setUint16(layout.day, NO_DAY, true);
    view.setUint32(layout.crc, crc, true);
    view.setUint32(layout.packedSize, packed.length, true);
    view.setUint32(layout.size, contents.length, true);
    view.setUint16(layout.nameLength, path.length, true);
    bytes.set(path, layout.length);
  }
  part.local.set(packed, LOCAL.length + path.length);
  return part;
}

/** Joins parts to an archive. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const length = (arrays: readonly Uint8Array[]) => arrays.reduce((sum, bytes) => sum + bytes.length, 0);
  const directory = length(parts.map(({ local }) => local));
  const end = directory + length(parts.map(({ record }) => record));
  const zip = new Uint8Array(end + END.length);
  const view = new DataView(zip.buffer);
  let [start, position] = [0, directory];
  for (const { local, record } of parts) {
    zip.set(local, start);
    zip.set(record, position);
    view.setUint32(position + RECORD.offset, start, true);
    start += local.length;
    position += record.length;
  }
  view.setUint32(end, END.signature, true);
  view.setUint16(end + END.count, parts.length, true);
  view.setUint16(end + END.total, parts.length, true);
  view.setUint32(end + END.size, end - directory, true);
  view.setUint32(end + END.offset, directory, true);
  return zip;
}
