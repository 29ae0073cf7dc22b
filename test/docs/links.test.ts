import { existsSync } from "node:fs";
import path from "node:path";
import { anchorsIn, DOCUMENTS, documentAt, ROOT } from "./markdown";

interface Link {
  readonly file: string;
  readonly to: string;
}

const LINKS: readonly Link[] = DOCUMENTS.flatMap(({ file, text }) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => ({ file, to: to! }))
).filter(({ to }) => !/^[a-z]+:/.test(to));

test("the documents have links", () => {
  expect(LINKS.length).toBeGreaterThan(50);
});

test.each(DOCUMENTS.map(({ file }) => file))("every relative link of %s resolves", (file) => {
  const broken = LINKS.filter((link) => link.file === file && !resolves(link));
  expect(broken).toEqual([]);
});

test("every document but the README itself is linked to", () => {
  const linked = LINKS.map(({ file, to }) => path.join(path.dirname(file), to.split("#")[0]!));
  const lonely = DOCUMENTS.map(({ file }) => file).filter((file) => !linked.includes(file));
  expect(lonely.filter((file) => file !== "README.md")).toEqual([]);
});

test.each(DOCUMENTS)("no table of $file takes up the text that follows it", ({ text }) => {
  // A line right below a table is a row of it, whatever it begins with.
  expect(text.match(/^\|.*\n(?=[^|\n]).*/gm)).toBeNull();
});

function resolves({ file, to }: Link): boolean {
  const [place, anchor] = to.split("#") as [string, string?];
  const target = place === "" ? file : path.join(path.dirname(file), place);
  if (!existsSync(path.join(ROOT, target))) return false;
  return anchor === undefined || anchorsIn(documentAt(target)).includes(anchor);
}
