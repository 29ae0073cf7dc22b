/** The order that the file format's schema has for a font's properties. */
const FONT_ORDER = ["b", "i", "strike", "u", "vertAlign", "sz", "color", "name", "family", "scheme"];

/** The built-in number format "@": text. */
const TEXT_FORMAT = 49;

/**
 * Styles whose default is an unlocked cell of text, since that is what a cell becomes from which another one was cut:
 * it can then be typed into again, and what is typed stays as it is. Every other style says its own lock and format.
 * @returns besides the number of the style of a locked cell that nothing is typed into.
 */
export function mendStyles(xml: string): { readonly xml: string; readonly locked: number } {
  let locked = 0;
  const mended = xml
    .replace(/<font>(.*?)<\/font>/g, orderedFont)
    .replace(/<cellStyleXfs .*?<\/cellStyleXfs>/, `<cellStyleXfs count="1">${defaultStyle("")}</cellStyleXfs>`)
    .replace(/<cellXfs count="(\d+)">(.*?)<\/cellXfs>/, (_, count: string, styles: string) => {
      locked = Number(count);
      const [, ...others] = styles.match(/<xf [^>]*?(\/>|>.*?<\/xf>)/g) ?? [];
      const formatted = others.map((style) => style.replace(/ applyNumberFormat="[^"]*"/, "").replace(/ xfId="0"/, XF));
      const all = [defaultStyle(' xfId="0"'), ...formatted, LOCKED];
      return `<cellXfs count="${all.length}">${all.join("")}</cellXfs>`;
    });
  return { xml: mended, locked };
}

const XF = ' xfId="0" applyNumberFormat="1"';
const PLAIN = 'fontId="0" fillId="0" borderId="0"';
const LOCKED = `<xf numFmtId="0" ${PLAIN}${XF} applyProtection="1"><protection locked="1"/></xf>`;

function defaultStyle(xfId: string): string {
  const applied = 'applyNumberFormat="1" applyProtection="1"';
  return `<xf numFmtId="${TEXT_FORMAT}" ${PLAIN}${xfId} ${applied}><protection locked="0"/></xf>`;
}

function orderedFont(_: string, properties: string): string {
  const elements = properties.match(/<[^>]+>/g) ?? [];
  return `<font>${elements.sort((a, b) => fontRank(a) - fontRank(b)).join("")}</font>`;
}

function fontRank(element: string): number {
  return FONT_ORDER.indexOf(/\w+/.exec(element)![0]);
}
