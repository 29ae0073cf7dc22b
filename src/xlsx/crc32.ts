/** Checksum of a part in a zip archive (PKWARE APPNOTE 4.4.7). */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  let offset = 0;
  // Processes four bytes at once, with one table for each of the four.
  for (const last = bytes.length - 3; offset < last; offset += 4)
    crc =
      TABLE[768 + ((crc ^ bytes[offset]!) & 255)]! ^
      TABLE[512 + (((crc >>> 8) ^ bytes[offset + 1]!) & 255)]! ^
      TABLE[256 + (((crc >>> 16) ^ bytes[offset + 2]!) & 255)]! ^
      TABLE[(crc >>> 24) ^ bytes[offset + 3]!]!;
  for (; offset < bytes.length; offset++) crc = TABLE[(crc ^ bytes[offset]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Four tables of 256 checksums: of a single byte, then of a byte followed by one, two and three zero bytes. */
const TABLE = new Int32Array(1024);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  TABLE[byte] = crc;
}
for (let i = 256; i < 1024; i++) TABLE[i] = TABLE[TABLE[i - 256]! & 255]! ^ (TABLE[i - 256]! >>> 8);
