import { PALETTE, STYLES, UNSEEN, type Style } from "../workbook/theme";
import type { Highlight } from "../workbook/model";
import { countedList, document, element, SPREADSHEET } from "./xml";

/** The styles of a workbook, by index. */
export interface StyleSheet {
  /** Returns the index of a style; of an empty locked cell if the style is undefined. */
  readonly ofCell: (style: Style | undefined) => number;
  readonly ofHighlight: (tone: Highlight["tone"]) => number;
  /** Returns the index for empty locked cells; valid only after all cells have their styles. */
  readonly locked: () => number;
  /**
   * Returns the index for unlocked text cells without borders and fill; valid only after all cells have their styles.
   */
  readonly open: () => number;
  /**
   * XML of the part. The default style is plain, for sheets that users add, and unlocked, since a cell gets it when its
   * content is cut and must accept entries again. Every other style sets all its properties.
   */
  readonly xml: () => string;
}

/** Built-in number format "@" (text), and the first index for custom formats. */
const [TEXT_FORMAT, FIRST_FORMAT] = [49, 164];

const PLAIN = { fontId: 0, fillId: 0, borderId: 0 };
/** Without these attributes, LibreOffice uses the default style's properties. */
const APPLIED = {
  applyNumberFormat: 1,
  applyFont: 1,
  applyFill: 1,
  applyBorder: 1,
  applyAlignment: 1,
  applyProtection: 1,
};

/** Creates a style sheet with the required default styles. */
export function styleSheet(): StyleSheet {
  const [formats, fonts, borders] = [numbered(), numbered([font(11, false)]), numbered([border()])];
  const fills = numbered([fill({ patternType: "none" }), fill({ patternType: "gray125" })]);
  const looksOf = (style: Style) => ({
    fontId: fonts.indexOf(font(style.size, style.bold, style.color)),
    fillId: style.fill ? fills.indexOf(fill({ patternType: "solid" }, colour("fgColor", style.fill))) : 0,
    borderId: borders.indexOf(border(style)),
  });
  const cells = numbered([blankCell(0, false)]);
  const highlights = numbered();
  const x = new Map<Style | undefined, number>();
  const numberOf = (style: Style | undefined) => {
    if (!style) return cells.indexOf(blankCell(0, true));
    const numFmtId = style.format ? FIRST_FORMAT + formats.indexOf(style.format) : 0;
    return cells.indexOf(
      cellFormat({ numFmtId, ...looksOf(style), xfId: 0, ...APPLIED }, alignment(style), !style.entry)
    );
  };
  return {
    ofCell: (style) => {
      let number = x.get(style);
      if (number === undefined) x.set(style, (number = numberOf(style)));
      return number;
    },
    ofHighlight: (tone) => {
      if (!isShownAs(tone)) return highlights.indexOf(highlightFormat(tone));
      const formatCode = SHOWN_AS[tone];
      const shown = element("numFmt", { numFmtId: FIRST_FORMAT + formats.indexOf(formatCode), formatCode });
      const isAlone = tone === "ruled" || tone === "unseen";
      return highlights.indexOf(isAlone ? element("dxf", {}, shown) : highlightFormat(tone, shown));
    },
    locked: () => cells.all().length,
    open: () => cells.all().length + 1,
    xml: () => {
      const formatted = formats
        .all()
        .map((formatCode, index) => element("numFmt", { numFmtId: FIRST_FORMAT + index, formatCode }));
      return document(
        "styleSheet",
        { xmlns: SPREADSHEET },
        formatted.length > 0 ? countedList("numFmts", formatted) : "",
        countedList("fonts", fonts.all()),
        countedList("fills", fills.all()),
        countedList("borders", borders.all()),
        countedList("cellStyleXfs", [cellFormat({ numFmtId: 0, ...PLAIN, ...APPLIED }, "", false)]),
        countedList("cellXfs", [...cells.all(), blankCell(0, true), blankCell(TEXT_FORMAT, false)]),
        countedList("cellStyles", [element("cellStyle", { name: "Normal", xfId: 0, builtinId: 0 })]),
        highlights.all().length > 0 ? countedList("dxfs", highlights.all()) : "",
        element("tableStyles", {
          count: 0,
          defaultTableStyle: "TableStyleMedium2",
          defaultPivotStyle: "PivotStyleLight16",
        })
      );
    },
  };
}

/** Assigns each text an index on first use. */
export function numbered(first: readonly string[] = []) {
  const numbers = new Map(first.map((text, index) => [text, index]));
  return {
    indexOf: (text: string): number => {
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

/**
 * Contents of a font element.
 * @param name element that names the family: "name" in styles, "rFont" in rich text.
 */
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
  none: "none",
  thin: "thin",
  below: "thin",
  block: "medium",
  cut: "dashed",
  stub: "medium",
  stem: "medium",
  turn: "medium",
} as const;

/** Sides with a line, for borders that are not on all four. */
const DRAWN: Readonly<Partial<Record<Style["border"], readonly string[]>>> = {
  none: [],
  below: ["bottom"],
  cut: ["bottom"],
  stub: ["bottom"],
  stem: ["right"],
  turn: ["bottom", "right"],
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
    // Indents the text, so that it does not touch the border.
    indent: align === "left" && (border !== "none" || inset) ? 1 : undefined,
  });
}

function cellFormat(attributes: Parameters<typeof element>[1], alignment: string, isLocked: boolean): string {
  return element("xf", attributes, alignment, element("protection", { locked: Number(isLocked) }));
}

function blankCell(numFmtId: number, isLocked: boolean): string {
  return cellFormat({ numFmtId, ...PLAIN, xfId: 0, ...APPLIED }, "", isLocked);
}

/**
 * Number formats by tone: they add a mark after the number, which also shows if printed without colours; "unseen" shows
 * nothing.
 */
const SHOWN_AS = { ruled: '0"*"', wrong: '0"!"', asked: '0"?"', unseen: UNSEEN } as const;

function isShownAs(tone: Highlight["tone"]): tone is keyof typeof SHOWN_AS {
  return tone in SHOWN_AS;
}

const HIGHLIGHTS = {
  alert: [PALETTE.alertFill, PALETTE.alert],
  notice: [PALETTE.noticeFill, PALETTE.ink],
  headed: [PALETTE.mist, PALETTE.green],
  won: [PALETTE.mist, PALETTE.ink],
  wrong: [PALETTE.alertFill, PALETTE.alert],
  asked: [PALETTE.noticeFill, PALETTE.ink],
} as const;

function highlightFormat(tone: Exclude<Highlight["tone"], "ruled" | "unseen">, mark = ""): string {
  if (tone === "lined") return element("dxf", {}, border(STYLES.fixed));
  const [background, ink] = HIGHLIGHTS[tone];
  // A differential format's solid fill uses the background colour.
  const filled = fill({ patternType: "solid" }, colour("bgColor", background));
  const lines = tone === "headed" ? [border(STYLES.heading)] : [];
  const font = element("font", {}, tone === "won" ? "<b/>" : "", colour("color", ink));
  return element("dxf", {}, font, mark, filled, ...lines);
}
