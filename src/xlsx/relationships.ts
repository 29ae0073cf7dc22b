import { scanXml } from "./scan-xml";

/** A reference of one part to another. */
export interface Relationship {
  /** Last segment of the type's URI, such as "worksheet"; the rest differs between versions of the format. */
  readonly type: string;
  /** Path of the other part in the archive. */
  readonly part: string;
}

/**
 * Reads relationships by id; external ones are skipped.
 * @param xml content of the .rels part.
 * @param from path of the part that has the relationships, for relative targets; "" for the package.
 */
export function readRelationships(xml: string, from: string): Map<string, Relationship> {
  const found = new Map<string, Relationship>();
  scanXml(xml, {
    open: (name, attribute) => {
      const [id, type, target] = [attribute("Id"), attribute("Type"), attribute("Target")];
      if (name !== "Relationship" || id === undefined || type === undefined || target === undefined) return;
      if (attribute("TargetMode") === "External") return;
      found.set(id, { type: type.slice(type.lastIndexOf("/") + 1), part: resolved(target, from) });
    },
  });
  return found;
}

/** Path of a part's .rels file. */
export function relationshipsOf(part: string): string {
  const folder = part.lastIndexOf("/") + 1;
  return `${part.slice(0, folder)}_rels/${part.slice(folder)}.rels`;
}

function resolved(target: string, from: string): string {
  const path = unescaped(target).replace(/\\/g, "/");
  const folders = path.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") folders.pop();
    else if (step !== "" && step !== ".") folders.push(step);
  }
  return folders.join("/");
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
