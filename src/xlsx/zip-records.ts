/** Offsets of the fields used, in the records of an archive (PKWARE APPNOTE 4.3). */
export const LOCAL = {
  signature: 0x04034b50,
  length: 30,
  version: 4,
  method: 8,
  day: 12,
  crc: 14,
  packedSize: 18,
  size: 22,
  nameLength: 26,
  extraLength: 28,
};
export const RECORD = {
  signature: 0x02014b50,
  length: 46,
  version: 6,
  flags: 8,
  method: 10,
  day: 14,
  crc: 16,
  packedSize: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  offset: 42,
};
export const END = {
  signature: 0x06054b50,
  length: 22,
  count: 8,
  total: 10,
  size: 12,
  offset: 16,
  longestComment: 65_535,
};

/** Compression methods. */
export const [STORED, DEFLATED] = [0, 8];
