import { parseArgs } from "node:util";
import { readPort } from "./port";

const USAGE = `npm start                    Overtrick in Excel (Windows, macOS) or in the browser (elsewhere)
npm start -- --browser       in the browser, wherever it runs
npm start -- --port 3001     on another port than 3000`;

const OPTIONS = {
  browser: { type: "boolean", default: false },
  port: { type: "string", default: "3000" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Where Overtrick is to open, or a text to print. */
type Asked = { readonly where: "excel" | "browser"; readonly port: number } | { readonly help: string };

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/**
 * What `npm start` was asked for.
 * @param args the words after `npm start --`.
 * @param platform Node's name of the system; Excel can be started on Windows and macOS only.
 * @throws Error with the usage when the words are not understood.
 */
export function startArguments(args: readonly string[], platform: string = process.platform): Asked {
  const { browser, port, help } = valuesOf(args);
  if (help) return { help: USAGE };
  const excel = !browser && (platform === "win32" || platform === "darwin");
  return { where: excel ? "excel" : "browser", port: readPort(port) };
}
