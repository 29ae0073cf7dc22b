import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";

/** The pages of a workbook as LibreOffice prints them, at some dots an inch. */
export function printed(bytes: Uint8Array, dots: number): PNG[] {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const inFolder = (name: string) => path.join(folder, name);
    writeFileSync(inFolder("w.xlsx"), bytes);
    const profile = `-env:UserInstallation=file://${inFolder("profile")}`;
    const convert = ["--headless", "--convert-to", "pdf", "--outdir", folder, inFolder("w.xlsx")];
    execFileSync("soffice", [profile, ...convert], { stdio: "ignore" });
    execFileSync("pdftoppm", ["-r", String(dots), "-gray", "-png", inFolder("w.pdf"), inFolder("page")]);
    const pages = readdirSync(folder).filter((file) => file.endsWith(".png"));
    return pages.sort().map((page) => PNG.sync.read(readFileSync(inFolder(page))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
