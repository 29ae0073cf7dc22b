import { strToU8, unzipSync, zipSync } from "fflate";
import { openArchive } from "../../src/xlsx/unpack";
import { zipOf, zipPart } from "../../src/xlsx/zip-parts";
import { zipParts } from "../support/packages";

const FILES = {
  "a.txt": strToU8("a"),
  "empty.txt": new Uint8Array(0),
  "folder/é.xml": strToU8("<x/>".repeat(5000)),
  "stored.bin": [new Uint8Array(300).map((_, i) => i * 7), { level: 0 as const }],
  "with-more.txt": [strToU8("more"), { comment: "a note", extra: { 40000: new Uint8Array([1, 2, 3]) } }],
} satisfies Parameters<typeof zipSync>[0];
const ZIP = zipSync(FILES);

test("the parts of an archive have their names, in order", () => {
  expect(zipParts(ZIP).map(({ name }) => name)).toEqual(Object.keys(FILES));
});

test("an archive of the same parts is the same archive", () => {
  expect(zipOf(zipParts(ZIP))).toEqual(ZIP);
});

test("an archive that stands inside a larger buffer is read from where it begins", () => {
  const buffer = new Uint8Array(ZIP.length + 20);
  buffer.set(ZIP, 7);
  expect(zipOf(zipParts(buffer.subarray(7, 7 + ZIP.length)))).toEqual(ZIP);
});

test("parts of two archives can stand in one, in any order", () => {
  const other = zipParts(zipSync({ "a.txt": strToU8("another a") }));
  const mixed = [...zipParts(ZIP).slice(1).reverse(), ...other];
  const files = unzipSync(zipOf(mixed));
  expect(Object.keys(files)).toEqual([...Object.keys(FILES).slice(1).reverse(), "a.txt"]);
  expect(files).toEqual({ ...unzipSync(ZIP), "a.txt": strToU8("another a") });
});

test("an archive of nothing is empty", () => {
  expect(zipParts(zipOf([]))).toEqual([]);
  expect(unzipSync(zipOf([]))).toEqual({});
});

test("parts that are made stand in an archive as others do; a picture is not packed once more", async () => {
  const files = {
    "x.xml": strToU8("<other/>".repeat(1000)),
    "a.png": strToU8("<other/>".repeat(1000)),
    empty: strToU8(""),
  };
  const made = await Promise.all(Object.entries(files).map(([name, contents]) => zipPart(name, contents)));
  const zip = zipOf([...zipParts(ZIP), ...made]);
  expect(unzipSync(zip)).toEqual({ ...unzipSync(ZIP), ...files });
  expect(openArchive(zip).unpack("x.xml")).toEqual(files["x.xml"]);
  const [packed = 0, stored = 0] = made.map(({ local }) => local.length);
  expect([packed < 200, stored > 8000]).toEqual([true, true]);
});
