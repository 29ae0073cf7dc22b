import { draftResult, typedDraft } from "../../src/play/draft";
import { unlikely, type Unlikely } from "../../src/play/unlikely";

const said = (text: string) => draftResult(typedDraft(1, text)!)!;

test.each<[string, string | null, Unlikely | null]>([
  ["4hn+1", null, null],
  ["4hn-7", null, "many-down"],
  ["4hn-6", null, null],
  ["3nn+4", null, "all-tricks"],
  ["3nn+3", null, null],
  // Six no trump with thirteen tricks is nothing unusual.
  ["6nn+1", null, null],
  // The rule itself is tested in test/bridge: one other result, eight tricks apart.
  ["4hn=", "4he=", "far"],
  ["4hn=", "4hs=", null],
  ["4hn=", "5he-1", "far"],
  ["7nn=", "7nn-2", null],
  ["4sn=", "4sn-1", null],
  ["pass", "3ne-3", null],
  ["average", "7nn=", null],
  ["not played", "7nn=", null],
])("%s, with %s at the other table: %s", (here, there, expected) => {
  expect(unlikely(1, said(here), there === null ? [] : [said(there)])).toBe(expected);
});
