/** Returns the address of this page, without query and hash. */
export function pageAddress(): string {
  const { origin, pathname } = window.location;
  return origin + pathname;
}

/** Returns the page's address for other devices; null without HTTPS and on localhost, where they cannot open it. */
export function sharedAddress(): string | null {
  const { protocol, hostname } = window.location;
  return protocol === "https:" && hostname !== "localhost" ? pageAddress() : null;
}
