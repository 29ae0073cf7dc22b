/** The address of this page, without what was handed to it. */
export function pageAddress(): string {
  const { origin, pathname } = window.location;
  return origin + pathname;
}

/** The page's address for other devices; null on a developer's own computer. */
export function sharedAddress(): string | null {
  const { protocol, hostname } = window.location;
  return protocol === "https:" && hostname !== "localhost" ? pageAddress() : null;
}
