import jsQR from "jsqr";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";

/** The link of the QR code that a page shows, as a camera reads it. */
export async function scanned(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.locator("svg.qr").screenshot());
  const found = jsQR(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error("No camera reads the code that is shown.");
  return found.data;
}
