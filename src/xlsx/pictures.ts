import type { WriteSheet } from "hucre/xlsx";
import type { Picture } from "../workbook/model";
import { pngOf } from "./png";

/** Of a square of a picture: so fine that no printer blurs it. */
const PIXELS = 8;

/** A picture in the writer's own terms; where it stands in its cell is said by {@link mendDrawing}. */
export function hucreImage({ squares, row, column, description }: Picture): NonNullable<WriteSheet["images"]>[number] {
  return {
    data: pngOf(squares, PIXELS),
    type: "png",
    anchor: { from: { row: row - 1, col: column - 1 } },
    altText: description,
  };
}

/** In the units of drawings. */
const POINT = 12_700;

/**
 * Places the pictures of a drawing where they belong, in their own size: the writer stretches them over whole cells.
 * @param pictures in the order of the drawing.
 */
export function mendDrawing(xml: string, pictures: readonly Picture[]): string {
  const left = [...pictures];
  return xml.replace(/<xdr:twoCellAnchor>(.*?)<\/xdr:twoCellAnchor>/gs, (whole: string, content: string) => {
    const picture = content.includes("<xdr:pic>") ? left.shift() : undefined;
    if (!picture) return whole;
    const { right, down, size } = picture;
    const ext = (name: string) => `<${name} cx="${units(size)}" cy="${units(size)}"/>`;
    const placed = content
      .replace(/<xdr:colOff>0</, `<xdr:colOff>${units(right)}<`)
      .replace(/<xdr:rowOff>0</, `<xdr:rowOff>${units(down)}<`)
      .replace(/<xdr:to>.*?<\/xdr:to>/s, ext("xdr:ext"))
      .replace(/<a:ext [^>]*\/>/, ext("a:ext"));
    return `<xdr:oneCellAnchor>${placed}</xdr:oneCellAnchor>`;
  });
}

function units(points: number): number {
  return Math.round(points * POINT);
}
