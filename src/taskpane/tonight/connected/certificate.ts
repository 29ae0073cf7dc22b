/** Where the page keeps by what other phones know it: the key itself never leaves the browser. */
const DISK = "overtrick-connected";
const STORE = "certificates";
const KEY = "own";

/** In milliseconds: nobody plays an evening longer. */
const DAY = 86_400_000;
const LASTING = 30 * DAY;

/**
 * By what the other phones know this one: the same after its page was loaded anew, so that they let it in again. Where
 * the browser keeps none it lasts as long as the page.
 */
export async function ownCertificate(): Promise<RTCCertificate> {
  const disk = await openDisk().catch(() => null);
  const kept = disk && (await asked(disk.transaction(STORE).objectStore(STORE).get(KEY)).catch(() => null));
  if (kept instanceof RTCCertificate && kept.expires > Date.now() + DAY) return kept;
  const kind: EcKeyGenParams & { readonly expires: number } = { name: "ECDSA", namedCurve: "P-256", expires: LASTING };
  const made = await RTCPeerConnection.generateCertificate(kind);
  if (disk) await asked(disk.transaction(STORE, "readwrite").objectStore(STORE).put(made, KEY)).catch(() => null);
  return made;
}

function openDisk(): Promise<IDBDatabase> {
  const opening = window.indexedDB.open(DISK, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return asked(opening);
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });
}
