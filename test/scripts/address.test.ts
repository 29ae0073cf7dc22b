import { LOCAL, hostingAddress } from "../../scripts/address";

test("without an address, it is the dev server's", () => {
  expect(hostingAddress({})).toBe(LOCAL);
  expect(hostingAddress()).toBe("https://localhost:3000");
});

test.each([
  ["https://example.org", "https://example.org"],
  ["https://example.org/", "https://example.org"],
  ["https://example.org/bridge", "https://example.org/bridge"],
  ["https://example.org/a/b//", "https://example.org/a/b"],
  [" https://example.org:8443/x ", "https://example.org:8443/x"],
  ["HTTPS://Example.org/Bridge", "https://example.org/Bridge"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
])("%j is %s", (url, address) => {
  expect(hostingAddress({ url })).toBe(address);
});

test.each([
  ["http://example.org", "is not https"],
  ["ftp://example.org", "is not https"],
  ["example.org", "is not an address"],
  ["https:example.org", "is not an address"],
  ["https://", "is not an address"],
  ["https:///bridge", "is not an address"],
  ["https://exa mple.org", "is not an address"],
  ["https://example.org:99999", "is not an address"],
  ['https://example.org/"><x', "is not an address"],
  ["https://example.org/a&b", "is not an address"],
  ["https://me:secret@example.org", "must not hold a name or password"],
  ["https://example.org/?x=1", "must be a folder"],
  ["https://example.org/#x", "must be a folder"],
  ["https://example.org/?", "must be a folder"],
  ["", "names no address"],
  [true, "names no address"],
  [undefined, "names no address"],
])("%j is refused: it %s", (url, why) => {
  expect(() => hostingAddress({ url })).toThrow(why);
  expect(() => hostingAddress({ url })).toThrow("npm run build -- --env url=https://example.org");
});
