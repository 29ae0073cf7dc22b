/** Plays the Excel in which Microsoft's Office.js finds itself. */
import { playExternal } from "./external";
import { playAround } from "./frame";
import { playHost, type HostOptions, type PlayedExcel } from "./play";

export type { HostOptions, PlayedExcel } from "./play";

/** Installs the host; Office.js is to be loaded behind it, or in a frame within it. */
export function installHost(options: HostOptions = {}): PlayedExcel {
  const host = playHost(options);
  if (options.on === "the web") playAround(host);
  else playExternal(host, options.background ?? "#FFFFFF");
  return host.played;
}
