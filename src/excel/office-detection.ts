/** What of a page tells whether Office shows it. */
export interface Surroundings {
  readonly location: { readonly search: string };
  readonly name: string;
  readonly external?: unknown;
  /** Office's own, in some of its programs. */
  readonly agaveHost?: unknown;
  readonly sessionStorage: Pick<Storage, "getItem">;
}

/** What the manifests have behind the pane's address; see manifest.xml. */
const MARKER = "host=excel";

/**
 * Whether Office shows the page: the manifest's address says so, or one of the signs by which Office.js
 * itself tells its host. Without any, Office.js would find none either, and need not be loaded.
 */
export function isInsideOffice(page: Surroundings): boolean {
  const { search } = page.location;
  return (
    search.slice(1).split("&").includes(MARKER) ||
    search.includes("_host_Info=") ||
    has(page.agaveHost, "GetHostInfo") ||
    // The latter alone in the oldest.
    has(page.external, "GetHostInfo") ||
    has(page.external, "GetContext") ||
    // So are its dialogs named, and frames that it passes its page on to.
    /"hostInfo"/.test(page.name) ||
    stored(page) !== null
  );
}

const has = (host: unknown, method: string) =>
  typeof host === "object" && host !== null && typeof Reflect.get(host, method) !== "undefined";

/** What Office.js keeps for the pages that follow in the same window. */
function stored(page: Surroundings): string | null {
  try {
    return page.sessionStorage.getItem("hostInfoValue");
  } catch {
    return null;
  }
}
