import { texts } from "./texts";

const DECODER = new TextDecoder("latin1");
const OLE = "\u00d0\u00cf\u0011\u00e0";

/** True for a zip archive, even an incomplete one. */
export function beginsAsZip(bytes: Uint8Array): boolean {
  return DECODER.decode(bytes.subarray(0, 2)) === "PK";
}

/** Message for a file that is not an archive. */
export function nonArchiveMessage(bytes: Uint8Array): string {
  const head = DECODER.decode(bytes.subarray(0, 4096));
  if (head === "") return texts.empty;
  if (head.startsWith(OLE)) return isLocked(bytes) ? texts.locked : texts.oldExcel;
  if (head.startsWith("%PDF")) return texts.pdf;
  return isText(head) ? texts.text : texts.unknown;
}

/** Message for an archive that is not a workbook. */
export function archiveMessage(names: readonly string[]): string {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has("xl/workbook.bin")) return texts.binary;
  if (has("content.xml")) return texts.openDocument;
  if (has("index/") || has("index.zip")) return texts.numbers;
  if (has("word/")) return texts.word;
  if (has("ppt/")) return texts.powerPoint;
  return has("xl/") || has("[content_types].xml") ? texts.damaged : texts.zip;
}

/** True if an OLE file is an encrypted workbook: it has a stream "EncryptedPackage" (MS-OFFCRYPTO 2.3.4). */
function isLocked(bytes: Uint8Array): boolean {
  return new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");
}

/** True if there are no control characters, which only binary formats contain. */
function isText(head: string): boolean {
  // UTF-16 contains zeros, but has a byte order mark.
  // eslint-disable-next-line no-control-regex
  return /^(\u00ff\u00fe|\u00fe\u00ff)/.test(head) || !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(head);
}
