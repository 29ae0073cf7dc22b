import { chooseHost } from "../../src/excel/choose-host";
import { installFakeExcel, removeFakeExcel } from "../support/fake-excel";

afterEach(() => {
  removeFakeExcel();
  jest.useRealTimers();
});

function installOffice(onReady: () => Promise<unknown>): void {
  Object.assign(globalThis, { Office: { onReady } });
}

test("without Office.js it is the browser", async () => {
  expect((await chooseHost()).name).toBe("browser");
});

test("with Office.js outside Office it is the browser", async () => {
  installOffice(async () => ({ host: null, platform: null }));
  expect((await chooseHost()).name).toBe("browser");
});

test("in Excel it is Excel", async () => {
  installFakeExcel();
  expect((await chooseHost()).name).toBe("excel");
});

test("in another Office program it is the browser", async () => {
  installOffice(async () => ({ host: "Word", platform: "PC" }));
  expect((await chooseHost()).name).toBe("browser");
});

test("in Excel without its functions it is the browser", async () => {
  installOffice(async () => ({ host: "Excel", platform: "PC" }));
  expect((await chooseHost()).name).toBe("browser");
});

test.each([
  ["rejects", () => Promise.reject(new Error("no"))],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
])("when Office.onReady %s it is the browser", async (_, onReady) => {
  installOffice(onReady);
  expect((await chooseHost()).name).toBe("browser");
});

test("when Office.js says nothing for five seconds it is the browser", async () => {
  jest.useFakeTimers();
  installOffice(() => new Promise(() => undefined));
  const chosen = jest.fn();
  const choice = chooseHost().then(chosen);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(chosen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await choice;
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ name: "browser" }));
});
