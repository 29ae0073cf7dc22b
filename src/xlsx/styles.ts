import type { BorderSide, CellStyle } from "hucre";
import { PALETTE, type Style } from "../workbook/theme";

const kept = new WeakMap<Style, CellStyle>();

/** A style in the writer's own terms; each is translated once. */
export function hucreStyle(style: Style): CellStyle {
  let translated = kept.get(style);
  if (!translated) {
    translated = translate(style);
    kept.set(style, translated);
  }
  return translated;
}

function translate(style: Style): CellStyle {
  const side: BorderSide = {
    style: style.border === "block" ? "medium" : "thin",
    color: { rgb: PALETTE.line },
  };
  return {
    font: { name: "Calibri", size: style.size, bold: style.bold, color: { rgb: style.color } },
    ...(style.fill && {
      fill: { type: "pattern", pattern: "solid", fgColor: { rgb: style.fill } },
    }),
    ...(style.border !== "none" && {
      border: style.border === "below" ? { bottom: side } : { top: side, right: side, bottom: side, left: side },
    }),
    alignment: {
      horizontal: style.align,
      vertical: style.vertical,
      wrapText: style.wrap,
      ...(style.shrink && !style.wrap && { shrinkToFit: true }),
      // Text does not touch the line round its cell.
      ...(style.align === "left" && style.border !== "none" && { indent: 1 }),
    },
    ...(style.format && { numFmt: style.format }),
    protection: { locked: !style.entry },
  };
}
