import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { PNG } from "pngjs";

/** Of 255: Chromium smooths round corners a little differently from run to run. */
const MAX_NOISE = 16;

function isSamePicture(first: PNG, second: PNG): boolean {
  return (
    first.width === second.width &&
    first.height === second.height &&
    first.data.every((shade, i) => Math.abs(shade - second.data[i]!) <= MAX_NOISE)
  );
}

/** Writes a PNG file unless the file there looks the same. @returns true if written. */
export function writePicture(file: string, png: Uint8Array): boolean {
  if (existsSync(file) && isSamePicture(PNG.sync.read(readFileSync(file)), PNG.sync.read(Buffer.from(png))))
    return false;
  writeFileSync(file, png);
  return true;
}
