import type { LineChart, Picture } from "../workbook/model";
import { CHART, document, DRAWING, element, RELATIONSHIPS } from "./xml";

/** EMU per point. */
const POINT = 12_700;

/** The drawing part of a sheet: pictures in their own size, and charts over whole cells. */
export function drawingXml(pictures: readonly Picture[], charts: readonly LineChart[]): string {
  return document(
    "xdr:wsDr",
    {
      "xmlns:xdr": DRAWING.replace("main", "spreadsheetDrawing"),
      "xmlns:a": DRAWING,
      "xmlns:r": RELATIONSHIPS,
    },
    ...pictures.map(pictureXml),
    ...charts.map((chart, index) => chartFrame(chart, index, pictures.length + index + 1))
  );
}

function pictureXml({ row, column, right, down, size, description }: Picture, index: number): string {
  const [x, y, across] = [units(right), units(down), units(size)];
  const extent = { cx: across, cy: across };
  const properties = { id: index + 2, name: `Picture ${index + 1}`, descr: description };
  const locks = element("xdr:cNvPicPr", {}, element("a:picLocks", { noChangeAspect: 1 }));
  const blip = element("a:blip", { "r:embed": `rId${index + 1}` });
  const place = element("a:xfrm", {}, element("a:off", { x: 0, y: 0 }), element("a:ext", extent));
  const shape = element("a:prstGeom", { prst: "rect" }, "<a:avLst/>");
  const picture = element(
    "xdr:pic",
    {},
    element("xdr:nvPicPr", {}, element("xdr:cNvPr", properties), locks),
    element("xdr:blipFill", {}, blip, element("a:stretch", {}, "<a:fillRect/>")),
    element("xdr:spPr", {}, place, shape)
  );
  const from = corner("xdr:from", row - 1, column - 1, x, y);
  return element("xdr:oneCellAnchor", {}, from, element("xdr:ext", extent), picture, "<xdr:clientData/>");
}

function chartFrame({ anchor, description }: LineChart, index: number, id: number): string {
  const properties = element("xdr:cNvPr", { id: id + 1, name: `Chart ${index + 1}`, descr: description });
  const chart = element("c:chart", { "xmlns:c": CHART, "xmlns:r": RELATIONSHIPS, "r:id": `rId${id}` });
  const frame = element(
    "xdr:graphicFrame",
    { macro: "" },
    element("xdr:nvGraphicFramePr", {}, properties, "<xdr:cNvGraphicFramePr/>"),
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    element("a:graphic", {}, element("a:graphicData", { uri: CHART }, chart))
  );
  const from = corner("xdr:from", anchor.top - 1, anchor.left - 1);
  const to = corner("xdr:to", anchor.bottom, anchor.right);
  return element("xdr:twoCellAnchor", { editAs: "oneCell" }, from, to, frame, "<xdr:clientData/>");
}

/** XML of a corner: its cell, row and column from 0, and the offset from that cell's top left, in EMU. */
function corner(name: string, row: number, column: number, right = 0, down = 0): string {
  const parts = { col: column, colOff: right, row, rowOff: down };
  return element(
    name,
    {},
    ...Object.entries(parts).map(([part, offset]) => element(`xdr:${part}`, {}, String(offset)))
  );
}

function units(points: number): number {
  return Math.round(points * POINT);
}
