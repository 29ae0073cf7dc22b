/** Properties of a page that show whether it runs in Office. */
export interface Surroundings {
  readonly location: { readonly search: string };
  readonly name: string;
  readonly external?: unknown;
  /** A global that some Office programs define. */
  readonly agaveHost?: unknown;
  readonly sessionStorage: Pick<Storage, "getItem">;
}

/** Query of the pane's address in manifest.xml. */
const MARKER = "host=excel";

/**
 * True if the page runs in Office: by the manifest's address, or one of the signs by which Office.js detects its host.
 * Without any of these signs, Office.js would not find a host either and need not be loaded.
 */
export function isInsideOffice(page: Surroundings): boolean {
  const { search } = page.location;
  return (
    search.slice(1).split("&").includes(MARKER) ||
    search.includes("_host_Info=") ||
    has(page.agaveHost, "GetHostInfo") ||
    // The oldest versions of Office have only GetContext.
    has(page.external, "GetHostInfo") ||
    has(page.external, "GetContext") ||
    // Name of Office's dialogs and frames.
    /"hostInfo"/.test(page.name) ||
    stored(page) !== null
  );
}

const has = (host: unknown, method: string) =>
  typeof host === "object" && host !== null && typeof Reflect.get(host, method) !== "undefined";

/** Host info that Office.js stores for later pages in the same window. */
function stored(page: Surroundings): string | null {
  try {
    return page.sessionStorage.getItem("hostInfoValue");
  } catch {
    return null;
  }
}
