import type { Area, Sheet, Workbook } from "../../src/workbook/model";

/**
 * Functions that the built-in dialect may use: Excel 2016, LibreOffice and Google Sheets have them. Not COUNTIF, SUMIF,
 * RANK and their like, of which LibreOffice 7.4 keeps sorted copies. Over formulas that it has yet to work out any
 * function is wrong: `test/xlsx/write-xlsx.test.ts` sees to it that there are none.
 */
const KNOWN = new Set(
  (
    "ABS AND CHAR CHOOSE COLUMN COUNT FIND FIXED HYPERLINK IF IFERROR INDEX INT ISFORMULA ISLOGICAL ISNUMBER ISTEXT LARGE LEFT LEN MATCH " +
    "MAX MID MIN MOD N NA NOT OR REPT RIGHT ROUND ROW SEARCH SIGN SMALL SQRT SUBSTITUTE SUM SUMPRODUCT TRIM UPPER VALUE"
  ).split(" ")
);

/** What Excel would take for damage in a workbook, in words; nothing in a sound one. */
export function damageIn({ sheets, names }: Workbook): string[] {
  return [
    ...sheets.flatMap((sheet) => [...cellDamage(sheet), ...formulaDamage(sheet), ...validationDamage(sheet)]),
    ...names
      .filter(({ name }) => !/^[A-Za-z]\w*_\w+$/.test(name))
      .map(({ name }) => `The name ${name} could be a cell's.`),
  ];
}

/** Functions of a workbook's formulas that some spreadsheet does not have. */
export function unknownFunctions({ sheets }: Workbook): string[] {
  const used = sheets
    .flatMap(({ cells }) => cells.map(({ formula = "" }) => withoutTexts(formula)))
    .flatMap((formula) => formula.match(/[A-Z][A-Z.0-9]*(?=\()/g) ?? []);
  return [...new Set(used)].filter((name) => !KNOWN.has(name));
}

function withoutTexts(formula: string): string {
  return formula.replace(/"[^"]*"/g, "");
}

/** Cells written twice, merged areas that overlap, and array formulas in merged cells. */
function cellDamage({ name, cells, merges }: Sheet): string[] {
  const places = cells.map(({ row, column }) => `${row},${column}`);
  const merged = merges.flatMap(placesIn);
  const calls = cells
    .filter(({ formula = "" }) => formula.includes("BRIDGE."))
    .map(({ row, column }) => `${row},${column}`);
  const inMerged = new Set(merged);
  return [
    ...twice(places).map((place) => `${name}: the cell ${place} is written twice.`),
    ...twice(merged).map((place) => `${name}: the cell ${place} is merged twice.`),
    ...calls
      .filter((place) => inMerged.has(place))
      .map((place) => `${name}: the merged cell ${place} calls the add-in.`),
  ];
}

function placesIn({ top, left, bottom, right }: Area): string[] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => `${top + down},${left + along}`)
  ).flat();
}

function twice(places: readonly string[]): string[] {
  const seen = new Set<string>();
  return places.filter((place) => seen.size === seen.add(place).size);
}

function formulaDamage({ name, cells }: Sheet): string[] {
  return cells.flatMap(({ formula = "", row, column }) => {
    const texts = formula.match(/"(?:[^"]|"")*"/g) ?? [];
    const where = `${name}: the formula of ${row},${column}`;
    return [
      ...(formula.length >= 8192 ? [`${where} is too long.`] : []),
      ...texts.filter((text) => text.length > 257).map(() => `${where} has too long a text.`),
    ];
  });
}

function validationDamage({ name, validations }: Sheet): string[] {
  return validations.flatMap(({ error, rule }) => [
    ...(error && error.title.length > 32 ? [`${name}: the title "${error.title}" is long.`] : []),
    ...(error && error.text.length > 225 ? [`${name}: the message "${error.text}" is long.`] : []),
    ...(rule.kind === "list" && rule.values.join(",").length > 255 ? [`${name}: a list is too long.`] : []),
  ]);
}
