import { strToU8, zlibSync } from "fflate";
import { crc32 } from "./crc32";
import { joinBytes } from "./joined";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/**
 * Fields of the header: one bit per pixel, greyscale, the only methods of compression and filtering, not interlaced
 * (PNG 3, 11.2.2).
 */
const HEADER = [1, 0, 0, 0, 0];

/**
 * Draws squares as a black and white PNG.
 * @param squares square matrix by rows; true is black.
 * @param pixels width and height of a square in pixels; more keep it sharp when enlarged.
 */
export function pngOf(squares: readonly (readonly boolean[])[], pixels: number): Uint8Array<ArrayBuffer> {
  const side = squares.length * pixels;
  const rows = squares.flatMap((row) => {
    const bytes = new Uint8Array(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x++)
      if (!row[Math.floor(x / pixels)]) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    return Array.from({ length: pixels }, () => bytes);
  });
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", joinBytes([uint32(side), uint32(side), Uint8Array.from([...HEADER])])),
    chunk("IDAT", zlibSync(joinBytes(rows))),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = joinBytes([strToU8(type), data]);
  return joinBytes([uint32(data.length), content, uint32(crc32(content))]);
}

function uint32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
