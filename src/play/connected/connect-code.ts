import { InputError } from "../../bridge/input-error";
import { checksum, LETTERS } from "../letters";
import { CONNECT, sealed, unsealed } from "../code-envelope";
import { MARK_LENGTH } from "../session-mark";
import { texts } from "../texts";

/** One side of a connection between two browsers, as far as the other one cannot know it. */
export interface Side {
  /** What both sides show each other, besides what encrypts all of it. */
  readonly user: string;
  readonly password: string;
  /** The SHA-256 of the certificate: nobody else can answer. */
  readonly fingerprint: readonly number[];
  /** Where the browser can be reached. */
  readonly hosts: readonly Host[];
}

/** A name that only the browsers in one network can resolve, or an address there. */
interface Host {
  readonly address: string;
  readonly port: number;
}

/** What a code says that lets a phone in, or that it answers with. */
export interface Invitation {
  readonly is: "offer" | "answer";
  /** The evening's mark. */
  readonly mark: string;
  readonly side: Side;
  /** Of an answer, which offer it is for, see `offerTag`. */
  readonly to: string;
}

/** More ways to one phone make a code that is hard to read. */
const MOST_HOSTS = 3;
const FINGERPRINT = 32;
const NAME_LENGTH = 3;
const OFFER = "O";
const ANSWER = "A";

/** The letters of a name in a network, of an address, and of a long one. */
const HOSTS = {
  m: 16,
  a: 4,
  l: 16,
} as const;

/** Three letters by which an answer names the offer that it is for. */
export function offerTag({ user, password }: Pick<Side, "user" | "password">): string {
  return checksum(safe(user + password));
}

/** A side as a code, together with the evening's mark. */
export function connectCode({ is, mark, side, to }: Invitation): string {
  const { user, password, fingerprint, hosts } = side;
  const start = mark + (is === "offer" ? OFFER : ANSWER) + (is === "answer" ? to : "");
  const ways = [...hosts].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_HOSTS);
  const letters = [counted(safe(user)), counted(safe(password)), lettersOf(fingerprint), ...ways.map(hostLetters)];
  return sealed(CONNECT, 1, start + letters.join(""));
}

/**
 * Reads such a code.
 * @throws InputError where there is none, or it is not whole.
 */
export function readConnectCode(text: string): Invitation {
  const found = unsealed(CONNECT, text, MARK_LENGTH + 1);
  if (!found) throw new InputError(texts.connect.none);
  if (found.form !== 1) throw new InputError(texts.code.newer);
  const { letters } = found;
  let from = 0;
  const next = (length: number): string => {
    const part = letters.slice(from, from + length);
    if (part.length < length) throw new InputError(texts.code.damaged);
    from += length;
    return part;
  };
  const nextCounted = () => unsafe(next(LETTERS.indexOf(next(1))));
  const mark = next(MARK_LENGTH);
  const kind = next(1);
  if (kind !== OFFER && kind !== ANSWER) throw new InputError(texts.code.damaged);
  const to = kind === ANSWER ? next(NAME_LENGTH) : "";
  const [user, password] = [nextCounted(), nextCounted()];
  const fingerprint = bytesOf(next(lengthOf(FINGERPRINT)), FINGERPRINT);
  const hosts: Host[] = [];
  while (from < letters.length) hosts.push(nextHost(next));
  // By the rules for what browsers show each other.
  if (user.length < 4 || password.length < 22 || hosts.length > MOST_HOSTS) throw new InputError(texts.code.damaged);
  return { is: kind === OFFER ? "offer" : "answer", mark, side: { user, password, fingerprint, hosts }, to };
}

function nextHost(next: (length: number) => string): Host {
  const kind = next(1);
  if (kind !== "m" && kind !== "a" && kind !== "l") throw new InputError(texts.code.damaged);
  const size = HOSTS[kind];
  const bytes = bytesOf(next(lengthOf(size + 2)), size + 2);
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
  const known = bytesOfAddress(address);
  return known ? known.kind + lettersOf([...known.bytes, port >> 8, port & 255]) : "";
}

/** The bytes of an address or a name; null for one that no code carries. */
function bytesOfAddress(
  address: string
): { readonly kind: keyof typeof HOSTS; readonly bytes: readonly number[] } | null {
  const named = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i.exec(address)?.[1];
  if (named !== undefined) return { kind: "m", bytes: hexBytes(named.replace(/-/g, "")) };
  const parts = address.split(".").map(Number);
  if (/^[\d.]+$/.test(address) && parts.length === 4 && parts.every((part) => part < 256))
    return { kind: "a", bytes: parts };
  return longBytes(address);
}

/** An address of sixteen bytes, as it is written with :: for zeros. */
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

/** Names and addresses of the network first, then such as a phone has besides. */
function rankOf({ address }: Host): number {
  const kind = bytesOfAddress(address)?.kind;
  if (kind === undefined) return 3;
  return kind === "l" ? 2 : kind === "a" ? 1 : 0;
}

const hexBytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));

/** Links carry two other letters than browsers show each other. */
const safe = (text: string) => text.replace(/\+/g, "-").replace(/\//g, "_");
const unsafe = (text: string) => text.replace(/-/g, "+").replace(/_/g, "/");

function counted(text: string): string {
  return LETTERS.charAt(Math.min(text.length, LETTERS.length - 1)) + text.slice(0, LETTERS.length - 1);
}

const lengthOf = (bytes: number): number => Math.ceil((bytes * 8) / 6);

/** Bytes in letters, six bits each. */
function lettersOf(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{1,6}/g, (six) => LETTERS.charAt(parseInt(six.padEnd(6, "0"), 2)));
}

function bytesOf(letters: string, length: number): number[] {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
  return Array.from({ length }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8), 2));
}

/**
 * A side as browsers take it: all but what it says is always the same.
 * @param hosts none where the browser is to wait until it hears from the other one.
 */
export function descriptionOf({ is, side }: Pick<Invitation, "is" | "side">, hosts = side.hosts): string {
  const hex = side.fingerprint.map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  const lines = [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "a=ice-options:trickle"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    `a=ice-ufrag:${side.user}`,
    `a=ice-pwd:${side.password}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${is === "offer" ? "actpass" : "active"}`,
    ...["a=mid:0", "a=sctp-port:5000", "a=max-message-size:65536"],
    ...hosts.map((host, i) => `a=${candidateOf(host, i)}`),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** A way to a phone, as browsers take it. */
export function candidateOf({ address, port }: Host, index: number): string {
  return `candidate:${index + 1} 1 udp ${2113937151 - index} ${address} ${port} typ host`;
}

/** What there is in a browser's description of itself; null where it has none that others can use. */
export function sideIn(description: string): Side | null {
  const value = (name: string) => new RegExp(`^a=${name}:(\\S+)`, "m").exec(description)?.[1];
  const [user, password] = [value("ice-ufrag"), value("ice-pwd")];
  const hex = /^a=fingerprint:sha-256 ([\dA-F:]+)/im.exec(description)?.[1];
  const fingerprint = hexBytes((hex ?? "").replace(/:/g, ""));
  if (user === undefined || password === undefined || fingerprint.length !== FINGERPRINT) return null;
  const ways = [...description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  const hosts = ways
    .map(([, address = "", port]): Host => ({ address: address.toLowerCase(), port: Number(port) }))
    .filter((host) => bytesOfAddress(host.address) !== null);
  return { user, password, fingerprint, hosts };
}
