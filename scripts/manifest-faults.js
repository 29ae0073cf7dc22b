// What the XML schemas of a manifest do not check.

/** The longest a resource id and each kind of text may be, by Microsoft's documentation. */
const LONGEST = { id: 32, ShortStrings: 125, LongStrings: 250 };

/** What is wrong with a manifest, in words; an empty list when nothing is. */
function manifestFaults(xml) {
  const faults = [];
  const resources = new Map();
  for (const [, kind, body] of xml.matchAll(/<bt:(Urls|Images|ShortStrings|LongStrings)>([^]*?)<\/bt:\1>/g))
    for (const [, id, value] of body.matchAll(/<bt:\w+ id="([^"]*)" DefaultValue="([^"]*)"/g)) {
      if (resources.has(id)) faults.push(`resource "${id}" is there twice`);
      if (id.length > LONGEST.id) faults.push(`resource id "${id}" is longer than ${LONGEST.id}`);
      if (value.length > (LONGEST[kind] ?? Infinity)) faults.push(`"${id}" in ${kind} is longer than ${LONGEST[kind]}`);
      resources.set(id, value);
    }
  const used = new Set([...xml.matchAll(/resid="([^"]*)"/g)].map(([, id]) => id));
  for (const id of used) if (!resources.has(id)) faults.push(`resid "${id}" has no resource`);
  for (const id of resources.keys()) if (!used.has(id)) faults.push(`resource "${id}" is not used`);
  const addresses = [];
  for (const [, text] of xml.matchAll(/DefaultValue="(\w+:\/\/[^"]*)"/g))
    if (URL.canParse(text)) addresses.push(new URL(text));
    else faults.push(`${text} is not an address`);
  for (const { protocol, href } of addresses) if (protocol !== "https:") faults.push(`${href} is not https`);
  if (new Set(addresses.map(({ origin }) => origin)).size > 1) faults.push("its addresses are on more than one origin");
  return faults;
}

module.exports = { manifestFaults };
