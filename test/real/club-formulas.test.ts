import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { CLUB_FORMULAS, clubFormulas } from "../../scripts/club-formulas";
import { testWithValidator, validationErrors } from "../support/ooxml-validator";
import { workedOutFile } from "../support/worked-out";

const SHEETS = ["Mitchell", "Mitchell ranking", "Howell", "Howell ranking", "Find a slip"];
const stored = new Uint8Array(readFileSync(CLUB_FORMULAS));

/** What the file itself holds in the cells of a sheet: its values, without formulas. */
function storedValues(sheet: number): Map<string, string | number> {
  const xml = strFromU8(unzipSync(stored)[`xl/worksheets/sheet${sheet + 1}.xml`]!);
  const shared = strFromU8(unzipSync(stored)["xl/sharedStrings.xml"]!);
  const texts = [...shared.matchAll(/<si>.*?<\/si>/gs)].map(([item]) => unescaped(textOf(item)));
  return new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>/]*)>(.*?)<\/c>/gs)].map(([, address, kind, content]) => {
      const value = /<v>(.*?)<\/v>/s.exec(content!)?.[1] ?? "";
      if (kind!.includes('t="s"')) return [address!, texts[Number(value)]!];
      if (kind!.includes('t="str"')) return [address!, unescaped(value)];
      return [address!, value === "" ? "" : Number(value)];
    })
  );
}

/** The file with nothing in the cells that formulas fill. */
function emptied(): Uint8Array {
  const files = unzipSync(stored);
  SHEETS.forEach((_, i) => {
    const path = `xl/worksheets/sheet${i + 1}.xml`;
    const xml = strFromU8(files[path]!);
    const blocks = [...xml.matchAll(/<f t="array" ref="(.*?)">/g)].map(([, block]) => block!);
    const filled = new Set(blocks.flatMap(addresses));
    const without = xml.replace(/<c r="(\w+)"([^>/]*)>(.*?)<\/c>/gs, (cell, address, rest, content) => {
      const formula = /<f.*?<\/f>/s.exec(content as string)?.[0] ?? "";
      if (formula === "" && !filled.has(address as string)) return cell;
      return `<c r="${address}"${String(rest).replace(/ t="\w+"/, "")}>${formula}</c>`;
    });
    files[path] = strToU8(without);
  });
  return zipSync(files);
}

function addresses(block: string): string[] {
  const [, left, top, right, bottom] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(block)!;
  const [first, last] = [left!.charCodeAt(0), right!.charCodeAt(0)];
  const height = Number(bottom) - Number(top) + 1;
  return Array.from({ length: last - first + 1 }, (_, c) =>
    Array.from({ length: height }, (__, r) => String.fromCharCode(first + c) + (Number(top) + r))
  ).flat();
}

function textOf(item: string): string {
  return [...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join("");
}

function unescaped(xml: string): string {
  return xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

describe("the example of a club's own workbook", () => {
  it("is what `npm run examples` makes", async () => {
    const made = unzipSync(await clubFormulas());
    const kept = unzipSync(stored);
    expect(Object.keys(kept)).toEqual(Object.keys(made));
    const changed = Object.entries(made).filter(([path, bytes]) => strFromU8(kept[path]!) !== strFromU8(bytes));
    // Where it is not: run the command, and look at what has changed.
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it("recalculates from nothing to what is stored in it", async () => {
    const recalculated = await workedOutFile(emptied(), { sheets: [], names: [] });
    SHEETS.forEach((name, i) => {
      const sheet = recalculated.get(name)!;
      for (const [address, value] of storedValues(i)) {
        const [, letter, row] = /^([A-Z])(\d+)$/.exec(address)!;
        const shown = sheet.at(Number(row), letter!.charCodeAt(0) - 64);
        expect([name, address, shown]).toEqual([name, address, value]);
      }
    });
  });

  it("shows each function at work", () => {
    const [mitchell, mitchellRanking, , howellRanking, slips] = SHEETS.map((_, i) => storedValues(i));
    const column = (of: typeof mitchell, letter: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, r) => of!.get(`${letter}${from + r}`));
    expect(column(mitchell, "I", 6, 10)).toEqual([4, 8, 6, 2, 0]);
    expect(column(mitchell, "I", 11, 15)).toEqual([5.25, 7.75, 2.75, 4.8, 0.25]);
    expect(column(mitchell, "J", 11, 15)).toEqual([65.63, 96.88, 34.38, 60, 3.13]);
    expect(column(mitchell, "K", 11, 15).map((percent) => Number(percent).toFixed(2))).toEqual([
      "34.37",
      "3.12",
      "65.62",
      "60.00",
      "96.87",
    ]);
    expect(column(mitchell, "L", 6, 10)).toEqual([4, 5, 4, -3, -10]);
    expect(column(mitchell, "M", 6, 10)).toEqual([2, 3, 3, -5, -10]);
    expect(column(mitchell, "N", 16, 20)).toEqual(["", "", "", "", "Wrong sign: 4H by E = gives -620"]);
    expect(column(mitchellRanking, "D", 6, 10)).toEqual(["4", "2", "1", "5", "3"]);
    expect(column(mitchellRanking, "I", 6, 10)).toEqual(["3", "5", "1", "2", "4"]);
    expect(column(howellRanking, "B", 6, 11)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(column(howellRanking, "D", 6, 11)).toEqual(["5=", "4", "5=", "2=", "2=", "1"]);
    expect(["B7", "B8", "B9", "B10"].map((cell) => slips!.get(cell))).toEqual([
      "6H/6S by N-S =, not vulnerable",
      "1NTX by N-S +4, vulnerable",
      "2CX/2DX by N-S +4, vulnerable",
      undefined,
    ]);
  });

  testWithValidator("is a sound file", () => {
    expect(validationErrors(stored)).toEqual([]);
  });
});
