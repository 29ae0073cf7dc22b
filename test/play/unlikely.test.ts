import { saidBy, typedDraft } from "../../src/play/draft";
import { unlikely, type Unlikely } from "../../src/play/unlikely";

const said = (text: string) => saidBy(typedDraft(1, text)!)!;

test.each<[string, string | null, Unlikely | null]>([
  ["4hn+1", null, null],
  ["4hn-7", null, "many-down"],
  ["4hn-6", null, null],
  ["3nn+4", null, "all-tricks"],
  ["3nn+3", null, null],
  // Six no trump with thirteen tricks is nothing unusual.
  ["6nn+1", null, null],
  ["4hn=", "4he=", "both-sides"],
  ["4hn=", "4hs=", null],
  ["4hn=", "5he-1", null],
  // 4000 and more, and 420 against −420.
  ["7nn=", "7nn-2", "swing"],
  ["4sn=", "4sn-1", null],
  ["pass", "3ne-3", null],
  ["average", "7nn=", null],
  ["not played", "7nn=", null],
])("%s, with %s at the other table: %s", (here, there, expected) => {
  expect(unlikely(1, said(here), there === null ? null : said(there))).toBe(expected);
});
