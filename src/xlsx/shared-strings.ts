import { savedText } from "./saved-text";
import { scanXml } from "./scan-xml";

/** The texts that cells refer to by number. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const { open, text, close, taken } = savedText();
  scanXml(xml, {
    open,
    text,
    close: (name) => {
      close(name);
      if (name === "si") strings.push(taken());
    },
  });
  return strings;
}
