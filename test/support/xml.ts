/** An element of an XML text; the text is its own, without that of the elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Parser {
  onopentag: (tag: Pick<XmlElement, "name" | "attributes">) => void;
  onclosetag: () => void;
  ontext: (text: string) => void;
  oncdata: (text: string) => void;
  onerror: (error: Error) => never;
  readonly write: (xml: string) => { readonly close: () => void };
}

const { parser } = require("sax") as { parser: (isStrict: true) => Parser };

/** An element while it is read. */
type Open = XmlElement & { readonly children: XmlElement[]; text: string };

/** The root of an XML text, read by a parser that is none of ours; what is not well-formed is refused. */
export function parseXml(xml: string): XmlElement {
  const all: Open = { name: "", attributes: {}, children: [], text: "" };
  const open = [all];
  const innermost = () => open[open.length - 1] ?? all;
  const reader = parser(true);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const element: Open = { name, attributes, children: [], text: "" };
    innermost().children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => void open.pop();
  reader.ontext = (text) => void (innermost().text += text);
  reader.oncdata = reader.ontext;
  reader.write(xml).close();
  const [root] = all.children;
  if (!root) throw new Error("no element");
  return root;
}

/** The elements of a name within another, at any depth. */
export function within({ children }: XmlElement, name: string): XmlElement[] {
  return children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
}
