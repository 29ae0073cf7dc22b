import { childText, childrenNamed, type ParsedElement } from "./parse-xml";

/** An element, with the name of its section; "" if the file has no sections. */
interface ElementInSection {
  readonly section: string;
  readonly element: ParsedElement;
}

/**
 * Finds the elements with this name at any depth in an event, each with its section; elements in a board's HANDSET are
 * left out.
 */
export function elementsInSections(element: ParsedElement, name: string, section = ""): ElementInSection[] {
  const sections = childrenNamed(element, "SECTION");
  return element.children.flatMap((child) => {
    if (child.name === "HANDSET") return [];
    if (child.name === name) return [{ section, element: child }];
    const inner = child.name === "SECTION" ? sectionName(child, sections.indexOf(child)) : section;
    return elementsInSections(child, name, inner);
  });
}

/** Returns a section's name; without one, a letter by position: A for the first section. */
function sectionName(section: ParsedElement, index: number): string {
  const { SECTION_ID = "", SECTION_NAME = "", ID = "" } = section.attributes;
  const names = [SECTION_ID, ID, childText(section, "SECTION_ID"), SECTION_NAME, childText(section, "SECTION_NAME")];
  return names.find((name) => name !== "") ?? String.fromCharCode(65 + index);
}
