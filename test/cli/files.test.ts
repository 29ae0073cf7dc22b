import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeWhole } from "../../src/cli/files";

let folder: string;
const file = () => path.join(folder, "e.xlsx");
const bytes = (text: string) => new TextEncoder().encode(text);
const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe.each([
  ["where one file may have two names", () => undefined],
  ["where it may not", () => void jest.spyOn(fs, "linkSync").mockImplementation(failing("EPERM"))],
])("%s", (_, prepare) => {
  beforeEach(prepare);

  test("a file that has come meanwhile is kept unless it may be replaced", () => {
    writeWhole(file(), bytes("mine"), false);
    expect(() => writeWhole(file(), bytes("yours"), false)).toThrow("already exists: choose another name");
    expect(readFileSync(file(), "utf8")).toBe("mine");
    writeWhole(file(), bytes("yours"), true);
    expect(readFileSync(file(), "utf8")).toBe("yours");
    expect(readdirSync(folder)).toEqual(["e.xlsx"]);
  });

  test.each([true, false])("nothing is left where the disk is full (force %p)", (force) => {
    jest.spyOn(fs, "writeFileSync").mockImplementation((name) => {
      fs.closeSync(fs.openSync(name as string, "w"));
      failing("ENOSPC")();
    });
    expect(() => writeWhole(file(), bytes("mine"), force)).toThrow(`${file()} cannot be written: the disk is full.`);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test("a copy that breaks off leaves nothing", () => {
  jest.spyOn(fs, "linkSync").mockImplementation(failing("ENOTSUP"));
  jest.spyOn(fs, "copyFileSync").mockImplementation((_, to) => {
    fs.writeFileSync(to, "half");
    failing("ENOSPC")();
  });
  expect(() => writeWhole(file(), bytes("mine"), false)).toThrow("the disk is full");
  expect(readdirSync(folder)).toEqual([]);
});
