import { childText, childrenNamed, type ParsedElement } from "./parse-xml";

/** An element in its section; "" where the file has none. */
interface ElementInSection {
  readonly section: string;
  readonly element: ParsedElement;
}

/** The elements of a name in an event, those of boards' hands left out, with the section that each is in. */
export function elementsInSections(element: ParsedElement, name: string, section = ""): ElementInSection[] {
  const sections = childrenNamed(element, "SECTION");
  return element.children.flatMap((child) => {
    if (child.name === "HANDSET") return [];
    if (child.name === name) return [{ section, element: child }];
    const inner = child.name === "SECTION" ? sectionName(child, sections.indexOf(child)) : section;
    return elementsInSections(child, name, inner);
  });
}

/** The name of a section, or the letter of its place. */
function sectionName(section: ParsedElement, index: number): string {
  const { SECTION_ID = "", SECTION_NAME = "", ID = "" } = section.attributes;
  const names = [SECTION_ID, ID, childText(section, "SECTION_ID"), SECTION_NAME, childText(section, "SECTION_NAME")];
  return names.find((name) => name !== "") ?? String.fromCharCode(65 + index);
}
