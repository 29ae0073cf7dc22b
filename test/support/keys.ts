import { spawnSync } from "node:child_process";
import { alone, isInstalled, sheetsByName, type KeysJob, type Recalculated, type Sheets } from "./libreoffice";

const INSTALL = "apt-get install libreoffice-calc python3-uno fonts-crosextra-carlito xvfb xdotool openbox";

/** How a workbook ends in whose window keys were pressed. */
export interface Pressed {
  readonly sheets: ReadonlyMap<string, Recalculated>;
  /** The cells whose formula is not what it was. */
  readonly changed: readonly string[];
  /** How many links to other files there are. */
  readonly links: number;
}

/** A sheet as it is at some time: what its cells show, and which of them are in sight. */
export interface Look {
  readonly at: (row: number, column: number) => string | number;
  readonly isInSight: (row: number, column: number) => boolean;
}

/** How windows end in which keys were pressed. */
interface PressedAll {
  readonly first: Pressed;
  readonly other: Pressed | null;
  /** What was looked at on the way, by its name. */
  readonly looks: ReadonlyMap<string, Look>;
}

/** Presses keys in real windows of LibreOffice, on a screen that nobody sees. */
export function press(jobs: readonly KeysJob[]): PressedAll[] {
  return alone<{ path: Printed; other?: Printed; looks: Record<string, PrintedLook> }>(jobs, "keys.py").map(
    ({ path, other, looks }) => ({
      first: pressedOf(path),
      other: other ? pressedOf(other) : null,
      looks: new Map(Object.entries(looks).map(([name, look]) => [name, lookOf(look)])),
    })
  );
}

type Pane = readonly [top: number, bottom: number, left: number, right: number];

interface PrintedLook {
  readonly values: readonly (readonly (string | number)[])[];
  readonly panes: readonly Pane[];
}

function lookOf({ values, panes }: PrintedLook): Look {
  return {
    at: (row, column) => values[row - 1]?.[column - 1] ?? "",
    isInSight: (row, column) =>
      panes.some(
        ([top, bottom, left, right]) => row > top && row <= bottom + 1 && column > left && column <= right + 1
      ),
  };
}

interface Printed extends Omit<Pressed, "sheets"> {
  readonly sheets: Sheets;
}

function pressedOf({ sheets, ...rest }: Printed): Pressed {
  return { ...rest, sheets: sheetsByName(sheets) };
}

/** Keys by the names that xdotool has for them where these are not what the key writes. */
const NAMES: Readonly<Record<string, string>> = {
  "\t": "Tab",
  "\n": "Return",
  "=": "equal",
  "+": "plus",
  "-": "minus",
  " ": "space",
  "%": "percent",
  ".": "period",
  "/": "slash",
  "(": "parenleft",
  ")": "parenright",
  ":": "colon",
};

/** The keys that write a text; "\t" is Tab and "\n" Enter. */
export function keysOf(text: string): string[] {
  return [...text].map((letter) => NAMES[letter] ?? letter);
}

/**
 * A suite that presses keys in a window of LibreOffice. Where that, or what it takes to press keys, is absent
 * the suite is skipped with a line that says how to install it; with CI=true it fails instead.
 */
export function describeWithKeys(name: string, suite: () => void): void {
  const works =
    isInstalled() &&
    spawnSync("sh", ["-c", "command -v Xvfb && command -v xdotool && command -v openbox"]).status === 0;
  if (works) {
    describe(name, suite);
  } else if (process.env.CI === "true") {
    test(name, () => {
      throw new Error(`Keys can only be pressed with: ${INSTALL}`);
    });
  } else {
    process.stderr.write(`Skipped: ${name}. It needs: ${INSTALL}\n`);
    describe.skip(name, suite);
  }
}
