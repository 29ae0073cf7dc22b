// Files that are kept with the sources: the same sources make the same bytes.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A workbook's bytes without the time of making, in the file's properties and in its package. */
export function timeless(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const properties = "docProps/core.xml";
  const text = strFromU8(files[properties]!).replace(/<dcterms:modified.*?<\/dcterms:modified>/, "");
  return zipSync({ ...files, [properties]: strToU8(text) }, { mtime: new Date(1980, 0, 1) });
}
