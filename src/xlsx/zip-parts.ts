import { crc32 } from "./crc32";
import { deflated } from "./deflated";
import { DEFLATED, END, LOCAL, RECORD } from "./zip-records";

/** A part of a zip archive as it stands there, packed. */
interface ZipPart {
  readonly name: string;
  /** Its header and its packed contents. */
  readonly local: Uint8Array;
  /** Its record in the directory at the archive's end. */
  readonly record: Uint8Array;
}

/** The parts of an archive that has no comment and is not split, in their order. */
export function zipParts(zip: Uint8Array): ZipPart[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END.length;
  let at = view.getUint32(end + END.offset, true);
  return Array.from({ length: view.getUint16(end + END.total, true) }, () => {
    const nameEnd = at + RECORD.length + view.getUint16(at + RECORD.nameLength, true);
    const next =
      nameEnd + view.getUint16(at + RECORD.extraLength, true) + view.getUint16(at + RECORD.commentLength, true);
    const start = view.getUint32(at + RECORD.offset, true);
    const contents =
      start +
      LOCAL.length +
      view.getUint16(start + LOCAL.nameLength, true) +
      view.getUint16(start + LOCAL.extraLength, true);
    const part = {
      name: new TextDecoder().decode(zip.subarray(at + RECORD.length, nameEnd)),
      local: zip.subarray(start, contents + view.getUint32(at + RECORD.packedSize, true)),
      record: zip.subarray(at, next),
    };
    at = next;
    return part;
  });
}

/** A part with other contents by the same name. */
export async function partWith({ name, local, record }: ZipPart, contents: Uint8Array<ArrayBuffer>): Promise<ZipPart> {
  const packed = await deflated(contents);
  const head = LOCAL.length + new DataView(local.buffer, local.byteOffset).getUint16(LOCAL.nameLength, true);
  const made = { name, local: new Uint8Array(head + packed.length), record: record.slice() };
  made.local.set(local.subarray(0, head));
  made.local.set(packed, head);
  const header = new DataView(made.local.buffer);
  header.setUint16(LOCAL.extraLength, 0, true);
  const crc = crc32(contents);
  for (const [view, at] of [
    [header, LOCAL],
    [new DataView(made.record.buffer), RECORD],
  ] as const) {
    view.setUint16(at.method, DEFLATED, true);
    view.setUint32(at.crc, crc, true);
    view.setUint32(at.packedSize, packed.length, true);
    view.setUint32(at.size, contents.length, true);
  }
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
