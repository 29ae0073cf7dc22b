import { InputError } from "../../bridge/input-error";
import { bytesToLetters, checksum, LETTERS, lettersToBytes } from "../letters";
import { readerOf, type Reader } from "../length-prefix";
import { CONNECT, sealed, unsealed } from "../code-envelope";
import { MARK_LENGTH } from "../session-mark";
import { texts } from "../texts";

/** The part of a WebRTC session description that differs between browsers. */
export interface Side {
  /** ICE user fragment (`ice-ufrag`). */
  readonly user: string;
  readonly password: string;
  /** SHA-256 of the browser's certificate, as bytes, so that no other browser can answer in its place. */
  readonly fingerprint: readonly number[];
  readonly hosts: readonly Host[];
}

/** An mDNS name, which only browsers in the same network can resolve, or an IP address. */
interface Host {
  readonly address: string;
  readonly port: number;
}

/** Content of a code that invites a phone to connect, or of the code that answers it. */
export interface Invitation {
  readonly kind: "offer" | "answer";
  /** See `eveningMark`. */
  readonly mark: string;
  readonly side: Side;
  /** `offerTag` of the answered offer; "" in an offer. */
  readonly to: string;
}

/** Maximum number of hosts in a code. With more, the QR code is hard for a camera to read. */
const MAX_HOSTS = 3;
const FINGERPRINT_BYTES = 32;
const OFFER_TAG_LENGTH = 3;
const OFFER = "O";
const ANSWER = "A";

/** Address sizes in bytes by the letter in a code: mDNS name, IPv4, IPv6. */
const HOSTS = {
  m: 16,
  a: 4,
  l: 16,
} as const;

export function offerTag({ user, password }: Pick<Side, "user" | "password">): string {
  return checksum(urlSafe(user + password));
}

export function connectCode({ kind, mark, side, to }: Invitation): string {
  const { user, password, fingerprint, hosts } = side;
  const start = mark + (kind === "offer" ? OFFER : ANSWER) + (kind === "answer" ? to : "");
  const ways = [...hosts].sort((a, b) => hostRank(a) - hostRank(b)).slice(0, MAX_HOSTS);
  const letters = [
    lengthPrefixed(urlSafe(user)),
    lengthPrefixed(urlSafe(password)),
    bytesToLetters(fingerprint),
    ...ways.map(hostLetters),
  ];
  return sealed(CONNECT, 1, start + letters.join(""));
}

/** @throws InputError if the text contains no code or an incomplete one. */
export function readConnectCode(text: string): Invitation {
  const found = unsealed(CONNECT, text, MARK_LENGTH + 1);
  if (!found) throw new InputError(texts.connect.noConnectCode);
  if (found.form !== 1) throw new InputError(texts.code.newer);
  const { next, isAtEnd } = readerOf(found.letters);
  const nextCounted = () => fromUrlSafe(next(LETTERS.indexOf(next(1))));
  const mark = next(MARK_LENGTH);
  const letter = next(1);
  if (letter !== OFFER && letter !== ANSWER) throw new InputError(texts.code.damaged);
  const to = letter === ANSWER ? next(OFFER_TAG_LENGTH) : "";
  const [user, password] = [nextCounted(), nextCounted()];
  const fingerprint = nextBytes(next, FINGERPRINT_BYTES);
  const hosts: Host[] = [];
  while (!isAtEnd()) hosts.push(nextHost(next));
  // RFC 8839: ice-ufrag has at least 4 characters, ice-pwd at least 22.
  if (user.length < 4 || password.length < 22 || hosts.length > MAX_HOSTS) throw new InputError(texts.code.damaged);
  return { kind: letter === OFFER ? "offer" : "answer", mark, side: { user, password, fingerprint, hosts }, to };
}

function nextBytes(next: Reader["next"], bytes: number): number[] {
  return lettersToBytes(next(Math.ceil((bytes * 8) / 6)));
}

function nextHost(next: Reader["next"]): Host {
  const kind = next(1);
  if (kind !== "m" && kind !== "a" && kind !== "l") throw new InputError(texts.code.damaged);
  const size = HOSTS[kind];
  const bytes = nextBytes(next, size + 2);
  const port = (bytes[size] ?? 0) * 256 + (bytes[size + 1] ?? 0);
  return { address: addressOf(kind, bytes.slice(0, size)), port };
}

function addressOf(kind: keyof typeof HOSTS, bytes: readonly number[]): string {
  if (kind === "a") return bytes.join(".");
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (kind === "l") return hex.replace(/(.{4})(?=.)/g, "$1:");
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

function hostLetters({ address, port }: Host): string {
  const encoded = addressBytes(address);
  return encoded ? encoded.kind + bytesToLetters([...encoded.bytes, port >> 8, port & 255]) : "";
}

/** Returns the kind and bytes of an address; null for an address that codes cannot contain. */
function addressBytes(
  address: string
): { readonly kind: keyof typeof HOSTS; readonly bytes: readonly number[] } | null {
  const named = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i.exec(address)?.[1];
  if (named !== undefined) return { kind: "m", bytes: hexBytes(named.replace(/-/g, "")) };
  const parts = address.split(".").map(Number);
  if (/^[\d.]+$/.test(address) && parts.length === 4 && parts.every((part) => part < 256))
    return { kind: "a", bytes: parts };
  return longBytes(address);
}

/** Parses an IPv6 address, also with `::` for zeros. */
function longBytes(address: string): { readonly kind: "l"; readonly bytes: readonly number[] } | null {
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(":")) return null;
  const [start = "", end, more] = address.split("::");
  if (more !== undefined) return null;
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [groups(start), groups(end ?? "")];
  const zeros = 8 - first.length - last.length;
  if (end === undefined ? zeros !== 0 : zeros < 1) return null;
  const all = [...first, ...Array<string>(zeros).fill("0"), ...last];
  if (all.some((group) => group.length === 0 || group.length > 4)) return null;
  return { kind: "l", bytes: hexBytes(all.map((group) => group.padStart(4, "0")).join("")) };
}

/**
 * Sorts mDNS names first, then IPv4, then IPv6, because only the first hosts fit into a code, and phones in the same
 * network can reach these.
 */
function hostRank({ address }: Host): number {
  const kind = addressBytes(address)?.kind;
  if (kind === undefined) return 3;
  return kind === "l" ? 2 : kind === "a" ? 1 : 0;
}

const hexBytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));

/** Links cannot contain + and /, which browsers use in `ice-ufrag` and `ice-pwd`. */
const urlSafe = (text: string) => text.replace(/\+/g, "-").replace(/\//g, "_");
const fromUrlSafe = (text: string) => text.replace(/-/g, "+").replace(/_/g, "/");

function lengthPrefixed(text: string): string {
  return LETTERS.charAt(Math.min(text.length, LETTERS.length - 1)) + text.slice(0, LETTERS.length - 1);
}

/**
 * Writes a side as a session description in SDP. All lines except the side's are the same for all browsers.
 * @param hosts empty if the browser waits for the other one to contact it.
 */
export function sessionDescription({ kind, side }: Pick<Invitation, "kind" | "side">, hosts = side.hosts): string {
  const hex = side.fingerprint.map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  const lines = [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "a=ice-options:trickle"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    `a=ice-ufrag:${side.user}`,
    `a=ice-pwd:${side.password}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    ...["a=mid:0", "a=sctp-port:5000", "a=max-message-size:65536"],
    ...hosts.map((host, i) => `a=${candidateOf(host, i)}`),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** An ICE candidate in SDP; hosts with a lower index have priority. */
export function candidateOf({ address, port }: Host, index: number): string {
  return `candidate:${index + 1} 1 udp ${2113937151 - index} ${address} ${port} typ host`;
}

/** Reads a session description; null if it has no user, password or SHA-256 fingerprint. */
export function parseSide(description: string): Side | null {
  const value = (name: string) => new RegExp(`^a=${name}:(\\S+)`, "m").exec(description)?.[1];
  const [user, password] = [value("ice-ufrag"), value("ice-pwd")];
  const hex = /^a=fingerprint:sha-256 ([\dA-F:]+)/im.exec(description)?.[1];
  const fingerprint = hexBytes((hex ?? "").replace(/:/g, ""));
  if (user === undefined || password === undefined || fingerprint.length !== FINGERPRINT_BYTES) return null;
  const ways = [...description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  const hosts = ways
    .map(([, address = "", port]): Host => ({ address: address.toLowerCase(), port: Number(port) }))
    .filter((host) => addressBytes(host.address) !== null);
  return { user, password, fingerprint, hosts };
}
