import { LINE_COLORS, LINE_MARKERS, lineLook, PALETTE, STYLES, type Style } from "../../src/workbook/theme";

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  expect(hex).toMatch(/^[0-9A-F]{6}$/);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

/** The relative luminance of WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(first: Rgb, second: Rgb): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What a black-and-white printer makes of a colour, by the weights of ITU-R BT.601. */
function grey([red, green, blue]: Rgb): Rgb {
  const level = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [level, level, level];
}

const WHITE = rgb("FFFFFF");

test("contrast is measured as WCAG measures it", () => {
  expect(contrast(rgb("000000"), WHITE)).toBeCloseTo(21, 5);
  expect(contrast(rgb("777777"), WHITE)).toBeCloseTo(4.48, 2);
  expect(contrast(rgb("0000FF"), rgb("FFFF00"))).toBeCloseTo(8, 1);
});

const texts: [string, string, string][] = [
  ...Object.entries<Style>(STYLES).map(
    ([name, { color, fill }]) => [name, color, fill ?? "FFFFFF"] as [string, string, string]
  ),
  ["the alert tone", PALETTE.alert, PALETTE.alertFill],
  ["the notice tone", PALETTE.ink, PALETTE.noticeFill],
];

describe.each(texts)("%s, %s on %s", (_, color, fill) => {
  const least = color === PALETTE.soft ? 7 : 4.5;

  it("is readable", () => {
    expect(contrast(rgb(color), rgb(fill))).toBeGreaterThanOrEqual(least);
  });

  it("is readable in grey", () => {
    expect(contrast(grey(rgb(color)), grey(rgb(fill)))).toBeGreaterThanOrEqual(least);
  });
});

describe.each([...LINE_COLORS])("the line %s", (color) => {
  it("can be told from the paper", () => {
    expect(contrast(rgb(color), WHITE)).toBeGreaterThanOrEqual(3);
  });

  it("can be told from the paper in grey", () => {
    expect(contrast(grey(rgb(color)), WHITE)).toBeGreaterThanOrEqual(3);
  });
});

test("five pairs' lines have a colour and a marker each", () => {
  expect(new Set(LINE_COLORS).size).toBe(5);
  expect(new Set(LINE_MARKERS).size).toBe(5);
});

test("twenty lines look different, and the first five are unbroken", () => {
  const looks = Array.from({ length: 20 }, (_, index) => lineLook(index));
  expect(new Set(looks.map(({ color, dash }) => `${color} ${dash}`)).size).toBe(20);
  expect(looks.slice(0, 6).map(({ dash }) => dash)).toEqual([...Array<string>(5).fill("solid"), "dash"]);
  // In grey the colours are like each other: neighbours of one dash have other markers.
  for (let first = 0; first < 20; first += 5)
    expect(new Set(looks.slice(first, first + 5).map(({ marker }) => marker)).size).toBe(5);
});

test("the cells to fill in stand out: they and only they have the fill of entries", () => {
  for (const { fill, entry } of Object.values<Style>(STYLES)) expect(fill === PALETTE.entry).toBe(entry);
});
