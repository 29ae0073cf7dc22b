/** A part of a zip archive as it stands there, packed. */
export interface ZipPart {
  readonly name: string;
  /** Its header and its packed contents. */
  readonly local: Uint8Array;
  /** Its record in the directory at the archive's end. */
  readonly record: Uint8Array;
}

/** Lengths of what is fixed, and where in it what is used here stands (PKWARE's APPNOTE 4.3). */
const LOCAL = { length: 30, nameLength: 26, extraLength: 28 };
const RECORD = { length: 46, packedSize: 20, nameLength: 28, extraLength: 30, commentLength: 32, offset: 42 };
const END = { length: 22, signature: 0x06054b50, count: 8, total: 10, size: 12, offset: 16 };

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
