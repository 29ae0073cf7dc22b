import { texts } from "./texts";

const DECODER = new TextDecoder("latin1");
const OLE = "\u00d0\u00cf\u0011\u00e0";

/** Whether a file is an archive, or the beginning of one. */
export function beginsAsZip(bytes: Uint8Array): boolean {
  return DECODER.decode(bytes.subarray(0, 2)) === "PK";
}

/** What is said of a file that is no archive. */
export function saidOfOther(bytes: Uint8Array): string {
  const head = DECODER.decode(bytes.subarray(0, 4096));
  if (head === "") return texts.empty;
  if (head.startsWith(OLE)) return isLocked(bytes) ? texts.locked : texts.oldExcel;
  if (head.startsWith("%PDF")) return texts.pdf;
  return isText(head) ? texts.text : texts.unknown;
}

/** What is said of an archive that is no workbook. */
export function saidOfArchive(names: readonly string[]): string {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has("xl/workbook.bin")) return texts.binary;
  if (has("content.xml")) return texts.openDocument;
  if (has("index/") || has("index.zip")) return texts.numbers;
  if (has("word/")) return texts.word;
  if (has("ppt/")) return texts.powerPoint;
  return has("xl/") || has("[content_types].xml") ? texts.damaged : texts.zip;
}

/** Whether an OLE file is a locked workbook: it then has a stream of that name (MS-OFFCRYPTO 2.3.4). */
function isLocked(bytes: Uint8Array): boolean {
  return new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");
}

/** Whether a file begins as text does: with no character that only formats use. */
function isText(head: string): boolean {
  // UTF-16 has zeros, and says so with its first two bytes.
  // eslint-disable-next-line no-control-regex
  return /^(\u00ff\u00fe|\u00fe\u00ff)/.test(head) || !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(head);
}
