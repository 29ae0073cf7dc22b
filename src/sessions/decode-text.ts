/**
 * The text of a file's bytes: UTF-8, UTF-16 as some spreadsheets save it, or the Windows code page
 * in which Excel on Windows saves CSV.
 * @returns null where the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
