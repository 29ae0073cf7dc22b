import { strToU8, zlibSync } from "fflate";
import { crc32 } from "./crc32";
import { joined } from "./joined";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A bit a pixel, grey, in the only ways that there are to pack, to filter and without interlacing (PNG 3, 11.2.2). */
const HEADER = [1, 0, 0, 0, 0];

/**
 * Squares as the bytes of a PNG picture in black and white.
 * @param squares row by row, each row as long as there are rows; true is black.
 * @param pixels how many pixels wide and high a square is: one that a program draws larger stays sharp with several.
 */
export function pngOf(squares: readonly (readonly boolean[])[], pixels: number): Uint8Array<ArrayBuffer> {
  const side = squares.length * pixels;
  const rows = squares.flatMap((row) => {
    const bytes = new Uint8Array(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x++)
      if (!row[Math.floor(x / pixels)]) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    return Array.from({ length: pixels }, () => bytes);
  });
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", joined([uint32(side), uint32(side), Uint8Array.from([...HEADER])])),
    chunk("IDAT", zlibSync(joined(rows))),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = joined([strToU8(type), data]);
  return joined([uint32(data.length), content, uint32(crc32(content))]);
}

function uint32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
