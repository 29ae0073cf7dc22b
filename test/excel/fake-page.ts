/** A double of what a page needs to save a file. */
export interface FakePage {
  /** Files that were saved, by name. */
  readonly saved: Map<string, Blob>;
  /** Addresses that still hold their data. */
  readonly open: Set<string>;
  /** Whether anything was left in the page. */
  readonly body: Set<unknown>;
}

/** Installs `document` and the addresses of blobs; {@link removeFakePage} takes them away. */
export function installFakePage(): FakePage {
  const page: FakePage = { saved: new Map(), open: new Set(), body: new Set() };
  const blobs = new Map<string, Blob>();
  jest.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    page.open.add(url);
    return url;
  });
  jest.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void page.open.delete(url));
  const createElement = () => {
    const link = {
      href: "",
      download: "",
      style: {},
      remove: () => page.body.delete(link),
      click: () => page.saved.set(link.download, blobs.get(link.href)!),
    };
    return link;
  };
  const body = { append: (child: unknown) => page.body.add(child) };
  Object.assign(globalThis, { document: { createElement, body } });
  return page;
}

/** Takes the page away again. */
export function removeFakePage(): void {
  jest.restoreAllMocks();
  delete (globalThis as Record<string, unknown>).document;
}
