// What the XML schemas of a manifest do not check.

/** The longest a resource id may be, and each kind of text, by Microsoft's documentation. */
const LONGEST_ID = 32;
const LONGEST: Readonly<Record<string, number>> = { ShortStrings: 125, LongStrings: 250 };

/** What is wrong with a manifest, in words; an empty list when nothing is. */
export function manifestFaults(xml: string): string[] {
  const faults: string[] = [];
  const resources = new Map<string, string>();
  for (const [, kind = "", body = ""] of xml.matchAll(/<bt:(Urls|Images|ShortStrings|LongStrings)>([^]*?)<\/bt:\1>/g))
    for (const [, id = "", value = ""] of body.matchAll(/<bt:\w+ id="([^"]*)" DefaultValue="([^"]*)"/g)) {
      if (resources.has(id)) faults.push(`resource "${id}" is there twice`);
      if (id.length > LONGEST_ID) faults.push(`resource id "${id}" is longer than ${LONGEST_ID}`);
      const most = LONGEST[kind] ?? Infinity;
      if (value.length > most) faults.push(`"${id}" in ${kind} is longer than ${most}`);
      resources.set(id, value);
    }
  const used = new Set([...xml.matchAll(/resid="([^"]*)"/g)].map(([, id = ""]) => id));
  for (const id of used) if (!resources.has(id)) faults.push(`resid "${id}" has no resource`);
  for (const id of resources.keys()) if (!used.has(id)) faults.push(`resource "${id}" is not used`);
  const addresses: URL[] = [];
  for (const [, text = ""] of xml.matchAll(/DefaultValue="(\w+:\/\/[^"]*)"/g))
    if (URL.canParse(text)) addresses.push(new URL(text));
    else faults.push(`${text} is not an address`);
  for (const { protocol, href } of addresses) if (protocol !== "https:") faults.push(`${href} is not https`);
  if (new Set(addresses.map(({ origin }) => origin)).size > 1) faults.push("its addresses are on more than one origin");
  return faults;
}
