import { answerOf, openStore } from "../../../shared/disk";

/** The stored certificate includes its private key, which never leaves the browser. */
const DATABASE = "overtrick-connected";
const STORE = "certificates";
const KEY = "own";

/** Longer than any evening: a stored certificate that expires within this time is replaced. */
const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;

/**
 * Returns the certificate by which other phones recognize this one. It is stored so that they let this phone in again
 * after its page is reloaded; if the browser cannot store it, it lasts as long as the page.
 */
export async function ownCertificate(): Promise<RTCCertificate> {
  const disk = await openStore(DATABASE, STORE).catch(() => null);
  const stored = disk && (await answerOf(disk.transaction(STORE).objectStore(STORE).get(KEY)).catch(() => null));
  if (stored instanceof RTCCertificate && stored.expires > Date.now() + DAY_MS) return stored;
  const params: EcKeyGenParams & { readonly expires: number } = {
    name: "ECDSA",
    namedCurve: "P-256",
    expires: LIFETIME_MS,
  };
  const created = await RTCPeerConnection.generateCertificate(params);
  if (disk) await answerOf(disk.transaction(STORE, "readwrite").objectStore(STORE).put(created, KEY)).catch(() => null);
  return created;
}
