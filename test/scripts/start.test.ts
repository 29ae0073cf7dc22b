import { readFileSync } from "node:fs";
import { startArguments } from "../../scripts/start-arguments";
import { portTrouble } from "../../scripts/port";
import { manifestFor, startWords, stopWords } from "../../scripts/in-excel";

describe("what npm start was asked for", () => {
  test.each([
    [[], "win32", "excel", 3000],
    [[], "darwin", "excel", 3000],
    [[], "linux", "browser", 3000],
    [[], "freebsd", "browser", 3000],
    [["--browser"], "win32", "browser", 3000],
    [["--port", "3001"], "darwin", "excel", 3001],
    [["--browser", "--port=65535"], "linux", "browser", 65535],
  ])("%j on %s: %s on port %i", (args, platform, where, port) => {
    expect(startArguments(args, platform)).toEqual({ where, port });
  });

  test("--help is a text", () => {
    expect(startArguments(["--help"], "linux")).toEqual({
      help: expect.stringContaining("npm start -- --browser"),
    });
  });

  test.each([["0"], ["65536"], ["abc"], ["30.5"], ["1e3"], [""]])("port %j is refused", (port) => {
    expect(() => startArguments([`--port=${port}`], "linux")).toThrow("from 1 to 65535");
  });

  test.each([[["--prot", "1"]], [["3001"]], [["--port"]], [["--browser=yes"]]])(
    "%j is refused, with the usage",
    (args) => {
      expect(() => startArguments(args, "linux")).toThrow("npm start -- --port 3001");
    }
  );
});

describe("a port that cannot be used", () => {
  test("taken: what to do", () => {
    expect(portTrouble({ code: "EADDRINUSE" }, 3000)).toMatch(/^Port 3000 is taken .* npm start -- --port 3001$/);
    expect(portTrouble({ code: "EADDRINUSE" }, 3001)).toMatch(/--port 3002$/);
  });

  test("forbidden, or anything else", () => {
    expect(portTrouble({ code: "EACCES" }, 80)).toMatch(/administrator.* --port 3001$/);
    expect(portTrouble({ message: "out of files" }, 3000)).toContain("out of files");
  });
});

describe("Excel", () => {
  test("starts from manifest.xml on the usual port", () => {
    const file = manifestFor(3000);
    expect(file).not.toContain("node_modules");
    expect(readFileSync(file, "utf8")).toContain("https://localhost:3000/taskpane.html");
    // prettier-ignore
    expect(startWords(file, 3000)).toEqual([
      "start", file, "desktop", "--app", "excel", "--no-debug", "--dev-server",
      "npm run dev-server -- --env port=3000", "--dev-server-port", "3000",
    ]);
  });

  test("starts from a copy with the addresses of another port; stops by manifest.xml", () => {
    const copy = readFileSync(manifestFor(3055), "utf8");
    expect(copy).toContain("https://localhost:3055/taskpane.html");
    expect(copy).not.toContain("localhost:3000");
    expect(stopWords()).toEqual(["stop", manifestFor(3000)]);
  });
});
