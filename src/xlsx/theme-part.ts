import { document, DRAWING, element } from "./xml";

/** The colours of Office from 2013 on, in the order of the file format's schema. */
const COLOURS = {
  dk2: "44546A",
  lt2: "E7E6E6",
  accent1: "4472C4",
  accent2: "ED7D31",
  accent3: "A5A5A5",
  accent4: "FFC000",
  accent5: "5B9BD5",
  accent6: "70AD47",
  hlink: "0563C1",
  folHlink: "954F72",
} as const;

const FILL = element("a:solidFill", {}, element("a:schemeClr", { val: "phClr" }));
const NO_EFFECT = element("a:effectStyle", {}, "<a:effectLst/>");

/** Returns the theme, which programs expect although cells and charts have their own colours and fonts. */
export function themeXml(): string {
  const system = (name: string, val: string, lastClr: string) =>
    element(name, {}, element("a:sysClr", { val, lastClr }));
  const colours = Object.entries(COLOURS).map(([name, val]) => element(`a:${name}`, {}, element("a:srgbClr", { val })));
  const letters = (name: string, typeface: string) =>
    element(
      name,
      {},
      ...[
        ["latin", typeface],
        ["ea", ""],
        ["cs", ""],
      ].map(([script, face]) => element(`a:${script}`, { typeface: face }))
    );
  const lines = [6350, 12_700, 19_050].map((w) => element("a:ln", { w }, FILL));
  return document(
    "a:theme",
    { "xmlns:a": DRAWING, name: "Office Theme" },
    element(
      "a:themeElements",
      {},
      element(
        "a:clrScheme",
        { name: "Office" },
        system("a:dk1", "windowText", "000000"),
        system("a:lt1", "window", "FFFFFF"),
        ...colours
      ),
      element(
        "a:fontScheme",
        { name: "Office" },
        letters("a:majorFont", "Calibri Light"),
        letters("a:minorFont", "Calibri")
      ),
      element(
        "a:fmtScheme",
        { name: "Office" },
        element("a:fillStyleLst", {}, FILL, FILL, FILL),
        element("a:lnStyleLst", {}, ...lines),
        element("a:effectStyleLst", {}, NO_EFFECT, NO_EFFECT, NO_EFFECT),
        element("a:bgFillStyleLst", {}, FILL, FILL, FILL)
      )
    )
  );
}
