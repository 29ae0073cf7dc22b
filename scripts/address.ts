// The place that dist/ will be served from, as `npm run build -- --env url=…` gives it.
import { inspect } from "node:util";

/** Where the dev server answers, and what the addresses in the sources say. */
export const LOCAL = "https://localhost:3000";

/** What webpack read from the command line, of this. */
interface Place {
  readonly url?: unknown;
  readonly site?: unknown;
}

const EXAMPLE = "for example: npm run build -- --env url=https://example.org/bridge";

function refuse(url: unknown, why: string): never {
  const error = new Error(`--env url=${String(url)} ${why}; ${EXAMPLE}`);
  // Printed without webpack's stack, which does not help whoever mistyped an address.
  throw Object.assign(error, { [inspect.custom]: () => error.message });
}

/**
 * The address that dist/ will be served from, without a slash at its end.
 * @param env what webpack read from the command line: without `url` it is the dev server's address.
 * @throws Error when it is no https address of a folder.
 */
export function hostingAddress(env: Place = {}): string {
  if (!("url" in env)) return LOCAL;
  // `--env url` alone is read as true, `--env url=` as undefined.
  const url = typeof env.url === "string" ? env.url.trim() : "";
  if (url === "") refuse(url, "names no address");
  // `URL` itself would take "https:example.org" and mend spaces; quotes, < and & would need
  // escaping in the manifest, the metadata and the help page, each in its own way.
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#"'<>&\\][^\s"'<>&\\]*$/i.test(url) || !URL.canParse(url))
    refuse(url, "is not an address");
  const { protocol, search, hash, username, password, href } = new URL(url);
  if (protocol !== "https:") refuse(url, "is not https, and Excel loads add-ins over https only");
  if (username || password) refuse(url, "must not hold a name or password");
  if (search || hash || /[?#]$/.test(url)) refuse(url, "must be a folder, without ? or #");
  return href.replace(/\/+$/, "");
}

/** Where Excel sends those who need help: to the list of functions, or on a site to its page for that. */
const HELP = /(<SupportUrl DefaultValue="[^"]*\/)functions-help\.html"/;

/**
 * What puts the address into a file that has the dev server's.
 * @param env what webpack read from the command line, or the address itself.
 * @throws Error when it is no https address of a folder.
 */
export function addressing(env: Place & { readonly address?: string } = {}): (content: string | Buffer) => string {
  const { address = hostingAddress(env), site } = env;
  return (content) => {
    const text = content.toString().split(LOCAL).join(address);
    return site ? text.replace(HELP, '$1support.html"') : text;
  };
}
