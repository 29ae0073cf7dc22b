import fc from "fast-check";
import {
  connectCode,
  sessionDescription,
  offerTag,
  readConnectCode,
  parseSide,
  type Invitation,
} from "../../../src/play/connected/connect-code";
import { connectCodeIn } from "../../../src/play/code-envelope";
import { readHead } from "../../../src/play/code";
import { InputError } from "../../../src/bridge/input-error";
import { runs } from "../../support/runs";

const letter = fc.constantFrom(..."ABCXYZabcxyz0189+/");
const word = (minLength: number, maxLength: number) => fc.string({ unit: letter, minLength, maxLength });
const named = fc.uuid().map((name) => `${name}.local`);
const short = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => parts.join("."));
const group = fc.nat(65535).map((part) => part.toString(16).padStart(4, "0"));
const long = fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(":"));
const host = fc.record({ address: fc.oneof(named, short, long), port: fc.nat(65535) });
const side = fc.record({
  user: word(4, 16),
  password: word(22, 40),
  fingerprint: fc.array(fc.nat(255), { minLength: 32, maxLength: 32 }),
  hosts: fc.array(host, { maxLength: 3 }),
});
const invitation: fc.Arbitrary<Invitation> = fc
  .record({
    kind: fc.constantFrom("offer" as const, "answer" as const),
    side,
    mark: fc.constantFrom("aZ0_-9", "______"),
  })
  .map((drawn) => ({ ...drawn, to: drawn.kind === "answer" ? offerTag(drawn.side) : "" }));

const byAddress = ({ side: { hosts, ...side }, ...rest }: Invitation) => ({
  ...rest,
  side: { ...side, hosts: [...hosts].sort((a, b) => (a.address + a.port < b.address + b.port ? -1 : 1)) },
});

const RUNS = { numRuns: runs({ ci: 200, soak: 5000 }) };

describe("codes that connect two phones", () => {
  test("any side comes out of its code, and out of a browser's description, as it was", () => {
    fc.assert(
      fc.property(invitation, (drawn) => {
        expect(byAddress(readConnectCode(connectCode(drawn)))).toEqual(byAddress(drawn));
        expect(parseSide(sessionDescription(drawn))).toEqual(drawn.side);
      }),
      RUNS
    );
  });

  test("a code of which a letter was changed or is missing is refused, and so is anything else", () => {
    fc.assert(
      fc.property(invitation, fc.nat(), letter, (drawn, where, other) => {
        const code = connectCode(drawn);
        const at = 4 + (where % (code.length - 4));
        const changed = code.slice(0, at) + other.replace(/\W/, "-") + code.slice(at + 1);
        if (changed !== code) expect(() => readConnectCode(changed)).toThrow(InputError);
        expect(() => readConnectCode(code.slice(0, at))).toThrow(InputError);
      }),
      RUNS
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(() => readConnectCode(text)).toThrow(InputError);
        expect(() => readConnectCode(`OTC1${text}`)).toThrow(InputError);
      }),
      RUNS
    );
  });

  test("an offer of a phone in a network has no more letters than the smallest code of an evening", () => {
    const fingerprint = Array.from({ length: 32 }, (_, i) => i * 7);
    const hosts = [{ address: "0b8f5d6e-1111-4222-8333-444455556666.local", port: 54321 }];
    const side = { user: "aB+/", password: "abcdefghijklmnopqrstuvwx", fingerprint, hosts };
    const offer = connectCode({ kind: "offer", mark: "aZ0_-9", side, to: "" });
    const answer = connectCode({ kind: "answer", mark: "aZ0_-9", side, to: "abc" });
    expect([offer.length, answer.length]).toEqual([112, 115]);
    expect(connectCodeIn(`Paste this: ${offer}`)).toBe(offer);
    // No code of an evening.
    expect(readHead(offer)).toBeNull();
  });

  test.each(["fe80::1", "2001:db8::ff00:42:8329", "::1"])(
    "a long address is read as browsers write it: %s",
    (address) => {
      const side = parseSide(
        `a=ice-ufrag:abcd\r\na=ice-pwd:abcdefghijklmnopqrstuvwx\r\na=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}\r\n` +
          `a=candidate:1 1 udp 2113937151 ${address} 5000 typ host generation 0\r\n`
      )!;
      expect(side.hosts).toEqual([{ address, port: 5000 }]);
      const { hosts } = readConnectCode(connectCode({ kind: "offer", mark: "aZ0_-9", side, to: "" })).side;
      expect(hosts[0]!.address.split(":")).toHaveLength(8);
    }
  );
});
