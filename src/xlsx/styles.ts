import { PALETTE, STYLES, type Style } from "../workbook/theme";
import type { Highlight } from "../workbook/model";
import { counted, document, element, SPREADSHEET } from "./xml";

/** The styles of a workbook, each by its number. */
export interface StyleSheet {
  /** The number of a cell's style; without one, of a locked cell. */
  readonly ofCell: (style: Style | undefined) => number;
  readonly ofHighlight: (tone: Highlight["tone"]) => number;
  /** The number of a locked cell that nothing is typed into, once all cells have theirs. */
  readonly locked: () => number;
  /** That of a cell without lines and colour that the cursor may go to. */
  readonly open: () => number;
  /**
   * Its part of the file. The default style is a plain one, for the sheets that people add; unlocked, since a cell becomes
   * that where it was cut, and is typed into again. Every other style says all that it is.
   */
  readonly xml: () => string;
}

/** The built-in number format "@": text, and the first number for formats of a file's own. */
const [TEXT_FORMAT, FIRST_FORMAT] = [49, 164];

const PLAIN = { fontId: 0, fillId: 0, borderId: 0 };
/** Without these LibreOffice takes what the default style has. */
const APPLIED = {
  ...{ applyNumberFormat: 1, applyFont: 1, applyFill: 1 },
  ...{ applyBorder: 1, applyAlignment: 1, applyProtection: 1 },
};

/** No styles yet but those that each workbook has. */
export function styleSheet(): StyleSheet {
  const [formats, fonts, borders] = [numbered(), numbered([font(11, false)]), numbered([border()])];
  const fills = numbered([fill({ patternType: "none" }), fill({ patternType: "gray125" })]);
  const looksOf = (style: Style) => ({
    fontId: fonts.of(font(style.size, style.bold, style.color)),
    fillId: style.fill ? fills.of(fill({ patternType: "solid" }, colour("fgColor", style.fill))) : 0,
    borderId: borders.of(border(style)),
  });
  const cells = numbered([blankCell(0, false)]);
  const highlights = numbered();
  const known = new Map<Style | undefined, number>();
  const numberOf = (style: Style | undefined) => {
    if (!style) return cells.of(blankCell(0, true));
    const numFmtId = style.format ? FIRST_FORMAT + formats.of(style.format) : 0;
    return cells.of(cellFormat({ numFmtId, ...looksOf(style), xfId: 0, ...APPLIED }, alignment(style), !style.entry));
  };
  return {
    ofCell: (style) => {
      let number = known.get(style);
      if (number === undefined) known.set(style, (number = numberOf(style)));
      return number;
    },
    ofHighlight: (tone) =>
      highlights.of(
        tone === "ruled"
          ? element("dxf", {}, element("numFmt", { numFmtId: FIRST_FORMAT + formats.of(RULED), formatCode: RULED }))
          : highlightFormat(tone)
      ),
    locked: () => cells.all().length,
    open: () => cells.all().length + 1,
    xml: () => {
      const formatted = formats
        .all()
        .map((formatCode, index) => element("numFmt", { numFmtId: FIRST_FORMAT + index, formatCode }));
      return document(
        "styleSheet",
        { xmlns: SPREADSHEET },
        formatted.length > 0 ? counted("numFmts", formatted) : "",
        counted("fonts", fonts.all()),
        counted("fills", fills.all()),
        counted("borders", borders.all()),
        counted("cellStyleXfs", [cellFormat({ numFmtId: 0, ...PLAIN, ...APPLIED }, "", false)]),
        counted("cellXfs", [...cells.all(), blankCell(0, true), blankCell(TEXT_FORMAT, false)]),
        counted("cellStyles", [element("cellStyle", { name: "Normal", xfId: 0, builtinId: 0 })]),
        highlights.all().length > 0 ? counted("dxfs", highlights.all()) : "",
        element("tableStyles", {
          count: 0,
          defaultTableStyle: "TableStyleMedium2",
          defaultPivotStyle: "PivotStyleLight16",
        })
      );
    },
  };
}

/** Texts by the numbers that they get as they are first asked for. */
export function numbered(first: readonly string[] = []) {
  const numbers = new Map(first.map((text, index) => [text, index]));
  return {
    of: (text: string): number => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: (): string[] => [...numbers.keys()],
  };
}

function font(size: number, bold: boolean, color?: string): string {
  return element("font", {}, fontXml(size, bold, color, "name"));
}

/** What a font is made of. @param name what the element is called that names its family. */
export function fontXml(size: number, bold: boolean, color: string | undefined, name: "name" | "rFont"): string {
  const parts = [element("sz", { val: size }), color ? colour("color", color) : "", element(name, { val: "Calibri" })];
  return [bold ? "<b/>" : "", ...parts].join("");
}

function colour(name: string, rgb: string): string {
  return element(name, { rgb: `FF${rgb}` });
}

function fill(pattern: { readonly patternType: string }, ...colours: readonly string[]): string {
  return element("fill", {}, element("patternFill", pattern, ...colours));
}

const LINES = {
  ...{ none: "none", thin: "thin", below: "thin", block: "medium", cut: "dashed" },
  ...{ stub: "medium", stem: "medium", turn: "medium" },
} as const;

/** The sides that have a line, where not all four have. */
const DRAWN: Readonly<Partial<Record<Style["border"], readonly string[]>>> = {
  ...{ none: [], below: ["bottom"], cut: ["bottom"] },
  ...{ stub: ["bottom"], stem: ["right"], turn: ["bottom", "right"] },
};
const AROUND = ["left", "right", "top", "bottom"];

function border(style?: Style): string {
  const kind = style?.border ?? "none";
  const sides = ["left", "right", "top", "bottom", "diagonal"].map((side) => {
    const isDrawn = (DRAWN[kind] ?? AROUND).includes(side);
    const line = { style: LINES[kind] };
    return isDrawn ? element(side, line, colour("color", PALETTE.line)) : element(side, {});
  });
  return element("border", {}, ...sides);
}

function alignment({ align, vertical, wrap, shrink, border, inset }: Style): string {
  return element("alignment", {
    horizontal: align,
    vertical,
    wrapText: wrap ? "true" : undefined,
    shrinkToFit: shrink && !wrap ? "true" : undefined,
    // Text does not touch the line round its cell.
    indent: align === "left" && (border !== "none" || inset) ? 1 : undefined,
  });
}

function cellFormat(attributes: Parameters<typeof element>[1], alignment: string, isLocked: boolean): string {
  return element("xf", attributes, alignment, element("protection", { locked: Number(isLocked) }));
}

function blankCell(numFmtId: number, isLocked: boolean): string {
  return cellFormat({ numFmtId, ...PLAIN, xfId: 0, ...APPLIED }, "", isLocked);
}

/** A number with a mark behind it. */
const RULED = '0"*"';

const HIGHLIGHTS = {
  alert: [PALETTE.alertFill, PALETTE.alert],
  notice: [PALETTE.noticeFill, PALETTE.ink],
  headed: [PALETTE.green, PALETTE.paper],
} as const;

function highlightFormat(tone: Exclude<Highlight["tone"], "ruled">): string {
  if (tone === "lined") return element("dxf", {}, border(STYLES.fixed));
  const [background, ink] = HIGHLIGHTS[tone];
  // A differential fill takes its colour from the background.
  const filled = fill({ patternType: "solid" }, colour("bgColor", background));
  const lines = tone === "headed" ? [border(STYLES.heading)] : [];
  return element("dxf", {}, element("font", {}, colour("color", ink)), filled, ...lines);
}
