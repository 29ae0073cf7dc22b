import fc from "fast-check";
import type { Cell, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { isHeading } from "./headed-list";
import type { Act } from "./libreoffice";

/** A cell that is typed into, with the heading above it. */
export interface TypedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly heading: string;
}

/** What people type below a heading, rightly and wrongly. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  Contract: [
    ..."4h 4hx 3nt 3nt-1 3NT+1 4hn+1 4hn 2♠ 1c 5D 6nt* 7ntxx 2sr pass np - 8h 4 4h7 3SA 4♥️ 420".split(" "),
    "4 hearts",
    "passed out",
    " 2 d ",
    "=D5",
  ],
  By: ["n", "S", "East", "w", "q", "ns", "=E5"],
  Result: ["0", "=", "+1", "-1", "-2", "−1", "+3", "3", "10 down", "-13", "=+1", "=F5", "great", "1/2", "- 1"],
  X: ["X", "x", "R", "XX", "*", "**", "no"],
  "Score only, N-S": ["420", "-110", "50", "1430", "0", "+90", "−620", "425", "10", "lots", "=420", "1e3", "1-2"],
  "No.": ["1", "2", "3", "4", "5", "6", "7", "9", "bye", "1.5", "x"],
  "IMPs (− if the second team won)": ["12", "-3", "0", "45", "+7", "−2", "1.5", "none", "=5"],
};
const ANYTHING = [...Object.values(TYPED).flat(), "Ann – Bob", "2", "0.5", "  ", "#N/A", "1,5", "12:30"];

const acts = ["type", "type", "type", "cut", "cut", "copy", "clear", "fill"] as const;

/** The cells of a workbook that are typed into, on the sheets that are meant; without cells that are joined. */
export function typedCells({ sheets }: Workbook, isMeant: (sheet: string) => boolean): TypedCell[] {
  return sheets
    .filter(({ name }) => isMeant(name))
    .flatMap(({ name, cells, merges }) => {
      const isJoined = ({ row, column }: Cell) =>
        merges.some(({ top, left, bottom, right }) => row >= top && row <= bottom && column >= left && column <= right);
      const heads = [...cells].filter(({ formula, value, style }) => !formula && !style?.entry && value !== null);
      return cells
        .filter((cell) => cell.style?.entry && !isJoined(cell))
        .map((cell) => ({ sheet: name, row: cell.row, column: cell.column, heading: headingOf(cell, heads) }));
    });
}

function headingOf({ row, column }: Cell, heads: readonly Cell[]): string {
  const above = heads.filter((head) => head.column === column && head.row < row);
  const typed = Object.keys(TYPED);
  const [heading] = above.flatMap(({ value }) => typed.filter((known) => isHeading(value, known)));
  return heading ?? "";
}

/** The locked cells of the sheets of some that are typed into: a program refuses what is done to them. */
export function lockedCells({ sheets }: Workbook, typed: readonly TypedCell[]): TypedCell[] {
  return sheets
    .filter(({ name }) => typed.some(({ sheet }) => sheet === name))
    .flatMap(({ name, cells }) =>
      cells.filter(({ style }) => !style?.entry).map(({ row, column }) => ({ sheet: name, row, column, heading: "" }))
    );
}

/** Cells side by side and below each other. */
interface Block {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

function rangeOf({ sheet, top, left, height, width }: Block): { readonly sheet: string; readonly range: string } {
  return { sheet, range: `${cellAddress(top, left)}:${cellAddress(top + height - 1, left + width - 1)}` };
}

/** Runs of things done at random to the cells that are typed into; some of them to locked cells, by a slip. */
export function randomActs(
  cells: readonly TypedCell[],
  locked: readonly TypedCell[],
  count: number
): fc.Arbitrary<Act[]> {
  const keyOf = ({ sheet, row, column }: Omit<TypedCell, "heading">) => `${sheet}!${row},${column}`;
  const known = new Set(cells.map(keyOf));
  // Fewer of those that stand apart: most of what people do is where boards are.
  const scored = cells.filter(({ heading }) => heading !== "");
  const cell = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...scored) },
    { weight: 1, arbitrary: fc.constantFrom(...cells) }
  );
  const size = fc.constantFrom([1, 1], [1, 1], [1, 9], [1, 9], [2, 9], [4, 9], [3, 1], [1, 2]);

  const isTyped = (sheet: string, row: number, column: number) => known.has(keyOf({ sheet, row, column }));
  const grown = ({ sheet, row, column }: TypedCell, [height, width]: readonly [number, number]): Block => {
    let right = column;
    while (right - column + 1 < width && isTyped(sheet, row, right + 1)) right++;
    let bottom = row;
    const wide = Array.from({ length: right - column + 1 }, (_, i) => column + i);
    while (bottom - row + 1 < height && wide.every((each) => isTyped(sheet, bottom + 1, each))) bottom++;
    return { sheet, top: row, left: column, height: bottom - row + 1, width: right - column + 1 };
  };
  // Where it would reach beyond the cells that are typed into a program refuses all of it, as it does with a slip.
  const fits = ({ sheet, row, column }: TypedCell, { height, width }: Block) =>
    Array.from({ length: height * width }, (_, i) => i).every((i) =>
      isTyped(sheet, row + Math.floor(i / width), column + (i % width))
    );
  const target = (block: Block, anywhere: TypedCell, near: number) => {
    const column = cells.filter((to) => to.sheet === block.sheet && to.column === block.left);
    const wanted = near < 7 ? column : cells;
    const first = near < 7 ? near * 5 : wanted.indexOf(anywhere);
    const to = [...wanted.slice(first), ...wanted.slice(0, first)].find((each) => fits(each, block));
    return { sheet: to?.sheet ?? block.sheet, cell: cellAddress(to?.row ?? block.top, to?.column ?? block.left) };
  };
  const slip = fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...locked) }
  );
  const text = (at: TypedCell, which: number, isOther: boolean) => {
    const texts = isOther ? ANYTHING : (TYPED[at.heading] ?? ANYTHING);
    return texts[which % texts.length]!;
  };
  const act = fc
    .tuple(fc.constantFrom(...acts), cell, size, cell, fc.nat(9), fc.nat(9999), slip)
    .map(([kind, from, [height, width], to, near, which, slipped]): Act => {
      if (kind === "type") {
        const at = slipped ?? from;
        return { do: kind, sheet: at.sheet, range: cellAddress(at.row, at.column), text: text(at, which, near === 0) };
      }
      const fill = kind === "fill" ? 1 : 0;
      if (kind === "clear" || kind === "fill") {
        const { sheet, row: top, column: left } = slipped ?? from;
        const block = slipped
          ? { sheet, top, left, height: height + fill, width }
          : grown(from, [height + fill, width]);
        return { do: kind, ...rangeOf(block) };
      }
      const block = grown(from, [height, width]);
      const there = slipped && { sheet: slipped.sheet, cell: cellAddress(slipped.row, slipped.column) };
      return { do: kind, ...rangeOf(block), to: there ?? target(block, to, near) };
    });
  return fc.array(act, { minLength: count, maxLength: count });
}
