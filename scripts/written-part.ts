// Documents of which npm run docs writes a part, between two comments; the rest is written by hand.

/**
 * A document with a part of it written anew.
 * @param name of the part, as in the comments around it.
 * @throws Error if the document has no such part.
 */
export function withPart(document: string, name: string, part: string): string {
  const [begin, end] = [`<!-- npm run docs writes: ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [before, after] = document.split(begin);
  const from = after?.indexOf(end) ?? -1;
  if (after === undefined || from < 0) throw new Error(`The document has no part "${name}".`);
  return `${before}${begin}\n${part}\n${after.slice(from)}`;
}
