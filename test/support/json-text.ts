/** The longest line of JSON, in characters. */
const WIDTH = 250;

/** Writes JSON with each object and each array on one line if it fits, so that a changed value is a changed line. */
export function jsonText(value: unknown, indent = "", key = ""): string {
  const short = key + onOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + short.length < WIDTH) return short;
  const inner = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? ["[", "]", value.map((each) => jsonText(each, inner))]
    : ["{", "}", defined(value).map(([name, each]) => jsonText(each, inner, `${JSON.stringify(name)}: `))];
  return `${key}${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  const members = defined(value).map(([name, each]) => `${JSON.stringify(name)}: ${onOneLine(each)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** The members that JSON has: those whose value is not undefined. */
function defined(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined);
}
