/** Characters 0x80 to 0x9F of Windows-1252, where Latin-1 has control characters. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/**
 * Decodes a file's bytes: UTF-8, UTF-16 as some spreadsheets save it, or the Windows code page in which Excel on
 * Windows saves CSV.
 * @returns null if the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Some versions of Node decode this code page as Latin-1.
    return new TextDecoder("windows-1252")
      .decode(bytes)
      .replace(/[\u0080-\u009F]/g, (found) => WINDOWS_1252[found.charCodeAt(0) - 0x80]!);
  }
}
