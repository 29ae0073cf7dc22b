import { browserHost } from "../../src/excel/browser-host";
import { excelHost } from "../../src/excel/excel-host";
import type { Host } from "../../src/excel/host";
import { HostError } from "../../src/excel/host-error";
import { installFakeExcel, removeFakeExcel, type FakeOptions } from "../support/fake-excel";
import { workedOutFile } from "../support/worked-out";
import { differences } from "../support/libreoffice";
import { evening } from "./evening";
import { installFakePage, removeFakePage } from "./fake-page";

const model = evening();

afterEach(() => {
  removeFakeExcel();
  removeFakePage();
  jest.useRealTimers();
});

/** The message of the HostError that a call ends with. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HostError);
  return (error as HostError).message;
}

describe.each<[string, () => Host]>([
  ["a browser", browserHost],
  [
    "Excel on Windows",
    () => {
      installFakeExcel();
      return excelHost();
    },
  ],
])("download in %s", (_, host) => {
  test("saves the file under its name and lets go of it later", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
    const page = installFakePage();
    await host().download(model, "Club evening 2026-11-20.xlsx");
    expect([...page.saved.keys()]).toEqual(["Club evening 2026-11-20.xlsx"]);
    const [blob] = page.saved.values();
    expect(blob!.type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    const bytes = new Uint8Array(await blob!.arrayBuffer());
    expect(differences(model.sheets, await workedOutFile(bytes, model))).toEqual([]);
    expect([page.open.size, page.body.size]).toEqual([1, 0]);
    jest.runAllTimers();
    expect(page.open.size).toBe(0);
  });

  test("that the page refuses is put in words, and lets go as well", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
    const page = installFakePage();
    jest.spyOn(document.body, "append").mockImplementation(() => {
      throw new Error("sandboxed.");
    });
    expect(await refusal(host().download(model, "evening.xlsx"))).toMatch(
      /^The file was not saved: the error was "sandboxed"\. Try again/
    );
    jest.runAllTimers();
    expect(page.open.size).toBe(0);
  });
});

describe("a browser", () => {
  test("has no way out but the download, and no theme of its own", async () => {
    const host = browserHost();
    expect(host.name).toBe("browser");
    expect(host.can).toEqual({ newWorkbook: false, addToWorkbook: false, download: true, insertFormula: false });
    expect(host.darkTheme()).toBeNull();
    host.onThemeChange(() => undefined);
    for (const call of [host.newWorkbook(model), host.addToWorkbook(model), host.insertFormula("=BRIDGE.IMP(A1)")])
      expect(await refusal(call)).toContain("that needs Excel");
  });
});

describe("Excel", () => {
  test.each<[string, FakeOptions, string[]]>([
    ["of today", {}, ["newWorkbook", "addToWorkbook", "download", "insertFormula"]],
    ["on a Mac", { platform: "Mac" }, ["newWorkbook", "addToWorkbook", "insertFormula"]],
    ["on an iPad", { platform: "iOS", customFunctions: false, excelApi: 1.12 }, ["newWorkbook"]],
    ["on the web", { platform: "OfficeOnline" }, ["newWorkbook", "addToWorkbook", "download", "insertFormula"]],
    ["of 1.12", { excelApi: 1.12 }, ["newWorkbook", "download", "insertFormula"]],
    ["of 1.7", { excelApi: 1.7 }, ["download", "insertFormula"]],
    ["of 1.6", { excelApi: 1.6 }, ["download"]],
    ["without custom functions", { customFunctions: false }, ["newWorkbook", "addToWorkbook", "download"]],
  ])("%s offers what it can do", (_, options, expected) => {
    installFakeExcel(options);
    const host = excelHost();
    expect(host.name).toBe("excel");
    expect(Object.entries(host.can).flatMap(([way, works]) => (works ? [way] : []))).toEqual(expected);
  });

  test("refuses what it cannot do without calling anything", async () => {
    const fake = installFakeExcel({ excelApi: 1.1, platform: "Mac" });
    const host = excelHost();
    for (const call of [host.newWorkbook(model), host.addToWorkbook(model), host.insertFormula("=BRIDGE.IMP(A1)")])
      expect(await refusal(call)).toContain("this version of Excel cannot do that. Update Excel");
    expect(await refusal(host.download(model, "evening.xlsx"))).toContain("Make the workbook in Excel instead.");
    expect(fake.calls).toEqual([]);
  });

  test("opens a new workbook with everything in it", async () => {
    const fake = installFakeExcel();
    await excelHost().newWorkbook(model);
    expect(fake.calls).toEqual(["createWorkbook"]);
    expect(differences(model.sheets, await workedOutFile(fake.files[0]!, model))).toEqual([]);
  });

  test("says why a new workbook was not opened", async () => {
    const error = { code: "GeneralException", message: "There was an internal error." };
    installFakeExcel({ fails: () => "before", error });
    expect(await refusal(excelHost().newWorkbook(model))).toBe(
      'The new workbook was not opened: the error was "There was an internal error". ' +
        "Try again; if it fails again, use a different button."
    );
  });

  test("puts a formula into the active cell", async () => {
    const fake = installFakeExcel();
    expect(await excelHost().insertFormula("=BRIDGE.IMP(A1)")).toBe("Sheet1!B2");
    expect(fake.activeFormula).toBe("=BRIDGE.IMP(A1)");
  });

  test("puts no formula over what a cell holds", async () => {
    const fake = installFakeExcel({ activeCell: "420" });
    expect(await refusal(excelHost().insertFormula("=BRIDGE.IMP(A1)"))).toBe(
      "The formula was not inserted: Sheet1!B2 is not empty. Select an empty cell, or clear this one first."
    );
    expect(fake.activeFormula).toBe("420");
  });

  test.each([
    ["AccessDenied", "protected or the workbook is read-only"],
    ["InvalidSelection", "Select one cell"],
    [undefined, "there was an unknown error"],
  ])("says why a formula was not inserted: %s", async (code, words) => {
    installFakeExcel({ fails: () => "before", error: { code, message: "" } });
    expect(await refusal(excelHost().insertFormula("=BRIDGE.IMP(A1)"))).toContain(words);
  });
});

test("a writer that cannot be loaded is put in words", async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock("../../src/xlsx/write-xlsx", () => {
      throw new Error("ChunkLoadError");
    });
    const isolated = await import("../../src/excel/browser-host");
    await expect(isolated.browserHost().download(model, "evening.xlsx")).rejects.toThrow(
      "the part that writes workbooks could not be loaded. Check the connection"
    );
  });
  jest.dontMock("../../src/xlsx/write-xlsx");
});

describe("the theme", () => {
  test.each([
    [{ isDarkTheme: true, bodyBackgroundColor: "#FFFFFF" }, true],
    [{ isDarkTheme: false }, false],
    [{ bodyBackgroundColor: "#262626" }, true],
    [{ bodyBackgroundColor: "#e6e6e6" }, false],
    [{ bodyBackgroundColor: "white" }, null],
    [{}, null],
    [undefined, null],
  ])("%j is dark: %s", (theme, dark) => {
    installFakeExcel({ theme });
    expect(excelHost().darkTheme()).toBe(dark);
  });

  test("is looked up again when somebody comes back to the pane", () => {
    const listen = jest.fn<void, [string, () => void]>();
    Object.assign(globalThis, { addEventListener: listen });
    const theme = { isDarkTheme: false };
    installFakeExcel({ theme });
    const changed = jest.fn();
    excelHost().onThemeChange(changed);
    const [[event, focus]] = listen.mock.calls as [[string, () => void]];
    expect(event).toBe("focus");
    focus();
    expect(changed).toHaveBeenCalledTimes(0);
    theme.isDarkTheme = true;
    focus();
    focus();
    expect(changed).toHaveBeenCalledTimes(1);
    delete (globalThis as Record<string, unknown>).addEventListener;
  });
});
