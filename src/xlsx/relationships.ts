import { scanXml } from "./scan-xml";

/** How a part refers to another. */
export interface Relationship {
  /** The last word of its type, the same in every version of the format, such as worksheet. */
  readonly type: string;
  /** The other part's name in the archive. */
  readonly part: string;
}

/**
 * The relationships of a part, by their ids.
 * @param xml the part's relationships
 * @param from the part's own name, to which theirs may be relative; "" for the package
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

/** Where the relationships of a part stand. */
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
