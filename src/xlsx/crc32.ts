/** The checksum by which archives know that a part is whole (PKWARE's APPNOTE 4.4.7). */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  let at = 0;
  // Four bytes at once, by a table for each.
  for (const last = bytes.length - 3; at < last; at += 4)
    crc =
      TABLE[768 + ((crc ^ bytes[at]!) & 255)]! ^
      TABLE[512 + (((crc >>> 8) ^ bytes[at + 1]!) & 255)]! ^
      TABLE[256 + (((crc >>> 16) ^ bytes[at + 2]!) & 255)]! ^
      TABLE[(crc >>> 24) ^ bytes[at + 3]!]!;
  for (; at < bytes.length; at++) crc = TABLE[(crc ^ bytes[at]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** What a byte comes to, and behind it what it comes to with one, two and three more of zeros. */
const TABLE = new Int32Array(1024);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  TABLE[byte] = crc;
}
for (let i = 256; i < 1024; i++) TABLE[i] = TABLE[TABLE[i - 256]! & 255]! ^ (TABLE[i - 256]! >>> 8);
