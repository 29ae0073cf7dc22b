import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { runs } from "../support/runs";

/** The command line as people run it, a program of its own. */
const place = mkdtempSync(path.join(tmpdir(), "overtrick-program-"));
const PROGRAM = path.join(place, "cli.js");
let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  chmodSync(place, 0o755);
  const entryPoints = [path.join(__dirname, "../../src/cli/index.ts")];
  buildSync({ entryPoints, bundle: true, platform: "node", outfile: PROGRAM });
});
afterAll(() => rmSync(place, { recursive: true }));
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const FOUR = ["four-pairs", "--boards", "24"];

/** Runs it in the folder; not as the system's administrator, whom nothing is refused. */
function program(argv: readonly string[], options: { readonly as?: number } = {}) {
  const who = options.as !== undefined && process.getuid?.() === 0 ? { uid: options.as, gid: options.as } : {};
  const ran = spawnSync(process.execPath, [PROGRAM, ...argv], { cwd: folder, encoding: "utf8", ...who });
  return { status: ran.status, out: ran.stdout, error: ran.stderr };
}

/** Runs a line of the shell; $CLI is the program. */
function shell(line: string) {
  const env = { ...process.env, CLI: `"${process.execPath}" "${PROGRAM}"` };
  const ran = spawnSync("bash", ["-c", `set -o pipefail; ${line.replace(/\$CLI/g, env.CLI)}`], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status: ran.status, out: ran.stdout, error: ran.stderr };
}

const refused = (why: string) => ({
  status: 2,
  out: "",
  error: expect.stringMatching(new RegExp(`^[^\\n]*${why}[^\\n]*\\nNothing was written\\.\\n$`)),
});

describe("a file that cannot be written is one sentence, and leaves nothing", () => {
  test("in a folder without permission", () => {
    mkdirSync(file("locked"));
    chmodSync(file("locked"), 0o555);
    chmodSync(folder, 0o755);
    expect(program([...FOUR, "--out", "locked/e.xlsx"], { as: 65_534 })).toEqual(
      refused("locked/e\\.xlsx cannot be written: permission is denied\\.")
    );
    chmodSync(file("locked"), 0o000);
    expect(program([...FOUR, "--out", "locked/e.xlsx"], { as: 65_534 })).toEqual(refused("permission is denied\\."));
    chmodSync(file("locked"), 0o755);
    expect(readdirSync(file("locked"))).toEqual([]);
  });

  test("below a file", () => {
    writeFileSync(file("a.txt"), "");
    expect(program([...FOUR, "--out", "a.txt/e.xlsx"])).toEqual(refused("a part of its path is a file, not a folder"));
    expect(program([...FOUR, "--out", "a.txt/e"])).toEqual(refused("a part of its path is a file, not a folder"));
  });

  test("in a folder that there is not", () => {
    expect(program([...FOUR, "--out", "no/e.xlsx"])).toEqual(refused("there is no such file or folder"));
  });

  test("with a name that is too long; one of 255 characters is written", () => {
    expect(program([...FOUR, "--out", `${"x".repeat(251)}.xlsx`])).toEqual(refused("its name is too long"));
    expect(program([...FOUR, "--out", "x".repeat(255)])).toEqual(refused("its name is too long"));
    expect(program([...FOUR, "--out", `${"x".repeat(250)}.xlsx`])).toMatchObject({ status: 0 });
    expect(readdirSync(folder)).toEqual([`${"x".repeat(250)}.xlsx`]);
  });

  test("through a symbolic link that leads back to itself", () => {
    symlinkSync("loop.xlsx", file("loop.xlsx"));
    for (const out of ["loop.xlsx", "loop.xlsx/e.xlsx"])
      expect(program([...FOUR, "--out", out, "--force"])).toEqual(refused("symbolic link in its path leads back"));
  });

  test("to a device", () => {
    if (!existsSync("/dev/full")) return;
    symlinkSync("/dev/full", file("full.xlsx"));
    for (const out of ["/dev/full", "full.xlsx"])
      expect(program([...FOUR, "--out", out, "--force"])).toEqual(refused("is not an ordinary file"));
    expect(existsSync("/dev/full.xlsx")).toBe(false);
  });

  test("where there is no more room", () => {
    // The shell's limit for a file, in blocks of 1 KB, stands for a disk that is full.
    const { status, error } = shell(`trap "" XFSZ; ulimit -f 4; $CLI ${FOUR.join(" ")} --out e.xlsx`);
    expect([status, error]).toEqual([2, expect.stringContaining("e.xlsx cannot be written: files of this size")]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("an output that ends early", () => {
  test("is nobody's fault", () => {
    const json = `$CLI ${FOUR.join(" ")} --json`;
    expect(shell(`${json} | head -1`)).toEqual({ status: 0, out: "{\n", error: "" });
    expect(shell(`$CLI --help | true`)).toEqual({ status: 0, out: "", error: "" });
    expect(shell(`${json} | (exec <&-; sleep 1)`)).toMatchObject({ status: 0, error: "" });
  });

  test("is told where the device is full", () => {
    if (!existsSync("/dev/full")) return;
    const json = `$CLI ${FOUR.join(" ")} --json`;
    const error = "The output cannot be written: the disk is full.\n";
    expect(shell(`${json} > /dev/full`)).toEqual({ status: 2, out: "", error });
    expect(shell(`${json} --bad 2> /dev/full`)).toEqual({ status: 2, out: "", error: "" });
    expect(shell(`${json} > /dev/full 2> /dev/full`)).toMatchObject({ status: 2 });
  });
});

test("of two runs at once to one file one is refused", async () => {
  const run = () =>
    new Promise<number | null>((resolve) => {
      const ran = spawn(process.execPath, [PROGRAM, ...FOUR, "--out", "e.xlsx"], { cwd: folder, stdio: "ignore" });
      ran.on("close", resolve);
    });
  for (let round = 0; round < runs({ ci: 1, soak: 20 }); round++) {
    rmSync(file("e.xlsx"), { force: true });
    expect((await Promise.all([run(), run(), run()])).sort()).toEqual([0, 2, 2]);
    expect(readdirSync(folder)).toEqual(["e.xlsx"]);
  }
});

describe("files that are no session's results", () => {
  const results = (name: string) => program([...FOUR, "--json", "--results", name]);

  const LINES = runs({ ci: 60_000, soak: 700_000 });

  test(`of ${LINES} faulty lines fifty are shown and the others counted`, () => {
    writeFileSync(file("bad.csv"), `table,board,contract,declarer,result,points\n${"1,1,8H,N,=,\n".repeat(LINES)}`);
    const began = Date.now();
    const { status, error } = results("bad.csv");
    // Where each line looked at all others it would take hours; other things may run meanwhile.
    expect(Date.now() - began).toBeLessThan(120_000);
    const lines = error.trimEnd().split("\n");
    expect([status, lines.length]).toEqual([2, 52]);
    expect(lines[0]).toMatch(/^bad\.csv, line 1: The file has more lines than any session needs: only the first 50000/);
    expect(lines[1]).toMatch(/^bad\.csv, line 2, contract: The contract "8H" is unknown/);
    expect(lines[50]).toMatch(/^… and \d{5} more\.$/);
    expect(lines[51]).toBe("Nothing was written.");
  });

  test("a file of more than 20 MB is refused before it is read", () => {
    writeFileSync(file("season.csv"), Buffer.alloc(20_000_001, "1,1,420\n"));
    const said = "is too large for the results of a session: choose a file of at most 20 MB\\.";
    expect(results("season.csv")).toEqual(refused(`season\\.csv ${said}`));
    if (existsSync("/dev/zero")) expect(results("/dev/zero")).toEqual(refused(`/dev/zero ${said}`));
  });

  test("what comes through a pipe is read to its end", () => {
    writeFileSync(file("e.csv"), "table,board,points\n1,1,-420\n2,1,0\n");
    const { status, out } = shell(`cat e.csv | $CLI ${FOUR.join(" ")} --json --results /dev/stdin`);
    expect([status, JSON.parse(out).rounds[0].imps]).toEqual([0, -9]);
  });

  test("a folder and nothing", () => {
    expect(results(".")).toEqual(refused("\\. cannot be read: it is a folder"));
    expect(results("no.csv")).toEqual(refused("no\\.csv cannot be read: there is no such file or folder"));
  });
});
