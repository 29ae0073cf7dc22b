import { answerOf, openStore } from "../disk";

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
  const disk = await openStore(DISK, STORE).catch(() => null);
  const kept = disk && (await answerOf(disk.transaction(STORE).objectStore(STORE).get(KEY)).catch(() => null));
  if (kept instanceof RTCCertificate && kept.expires > Date.now() + DAY) return kept;
  const kind: EcKeyGenParams & { readonly expires: number } = { name: "ECDSA", namedCurve: "P-256", expires: LASTING };
  const made = await RTCPeerConnection.generateCertificate(kind);
  if (disk) await answerOf(disk.transaction(STORE, "readwrite").objectStore(STORE).put(made, KEY)).catch(() => null);
  return made;
}
