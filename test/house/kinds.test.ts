import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { kindNames } from "../../src/sessions/kinds";

const SRC = path.join(__dirname, "../../src");

/** The list of kinds, and in sessions/ the folders that hold them. */
const HOMES = /^sessions\/((kinds|plans)\.ts|(home|field|chicago|teams|event|club)\/)/;

/** Where else a kind is named, and why: a record of which `tsc` demands every kind, or one kind and no other. */
const NAMED: Readonly<Record<string, string>> = {
  "sessions/texts.ts": "a record: the title of each kind",
  "sessions/json.ts": "what programs read says of which kind it is",
  "play/second-part.ts": "for how many pairs or players there is a movement, of whichever kind",
  "season/texts.ts": "the sorts of evenings that ladders keep apart",
  "sessions/tonight/proposals.ts": "which games are proposed for how many people",
  "sessions/kind.ts": "the sorts of evenings that ladders keep apart",
  "workbook/session-workbook.ts": "a record: the sheets of each kind",
  "workbook/forms.ts": "paper that a league has besides its own sheets",
  "workbook/reading/read-saved.ts": "evenings at home are read by the hundred",
  "workbook/reading/read-lines.ts": "fixtures of round robins stand there before play",
  "workbook/reading/next-round.ts": "Swiss rounds are paired",
  "workbook/season/gather.ts": "matches and their league are put together",
  "workbook/field/boards-sheet.ts": "sheets of both fields",
  "workbook/field/contestants.ts": "sheets of both fields",
  "workbook/field/movement-sheet.ts": "sheets of both fields",
  "workbook/field/tables.ts": "sheets of both fields",
  "workbook/team-match/match-sheet.ts": "a title that nobody has given is the kind's",
  "workbook/field/forms/forms.ts": "sheets of both fields",
  "play/table-link.ts": "players of one table are counted where they have no names",
  "cli/next-round.ts": "Swiss rounds are paired",
  "cli/season.ts": "a league's file is made anew",
  "taskpane/texts.ts": "a record: the label of each kind",
  "taskpane/workbook/kinds/pane-kinds.ts": "a record: how each kind is chosen and shown",
  "taskpane/workbook/kinds/pane-fields.tsx": "a record: the fields of each kind",
  "taskpane/workbook/kinds/csv-headers.ts": "a record: the columns of each kind's results",
  "taskpane/workbook/kinds/first-kind.ts": "the kind that the pane starts with",
  "taskpane/workbook/previews/later.tsx": "a record: the preview of each kind",
  "taskpane/workbook/kinds/kind-forms.ts": "the kind that the pane starts with",
  "taskpane/workbook/form/session-choice.ts": "the kind that the pane starts with",
  "taskpane/workbook/open/choice-of.ts": "a record: what the fields of each kind have for a workbook",
  "taskpane/workbook/make/session-workbook-here.ts": "small workbooks that are made for nobody",
  "taskpane/workbook/kinds/next-stage.ts": "the stage that follows on an event",
  "taskpane/play/practice/practice.tsx": "the game of which the practice board is one",
  "taskpane/workbook/kinds/several-teams.ts": "the form of two kinds",
  "taskpane/workbook/kinds/swiss-event.ts": "the form of a kind",
  "taskpane/workbook/kinds/team-match.ts": "the form of a kind",
};

/** Whether a source branches on a kind, is keyed by one, or has the type of one. */
function namesAKind(source: string): boolean {
  const names = kindNames();
  let found = false;
  const isName = (node: ts.Node) => ts.isStringLiteralLike(node) && names.includes(node.text);
  const isOfKind = (node: ts.Node) => /\bkind$/i.test(node.getText());
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const [one, other] = [node.left, node.right];
      if ((isName(one) && isOfKind(other)) || (isName(other) && isOfKind(one))) found = true;
    }
    if (ts.isCaseClause(node) && isName(node.expression) && isOfKind(node.parent.parent.expression)) found = true;
    // A record of kinds has more than one of them; a single word may be an option's name.
    if (ts.isObjectLiteralExpression(node) || ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
      const members: readonly ts.Node[] = ts.isObjectLiteralExpression(node) ? node.properties : node.members;
      const keys = members.flatMap((member) => {
        const { name } = member as { readonly name?: ts.PropertyName };
        return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
      });
      if (keys.filter((key) => names.includes(key)).length > 1 && keys.some((key) => key.includes("-"))) found = true;
    }
    // Of its own: no other thing is called by a name with a hyphen, but for three teams that an odd number leaves.
    if (ts.isStringLiteral(node) && isName(node) && node.text.includes("-") && node.text !== "three-teams")
      found = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true));
  return found;
}

test.each([
  ['if (plan.kind === "pairs") go();', true],
  ['switch (scored.kind) { case "league": }', true],
  ['const SHEETS = { "four-pairs": 1, league: 2 };', true],
  ['type Two = KindForm<"team-match">;', true],
  ['const names = options["pairs"]; const odd = plan.odd === "three-teams";', false],
  ['if (said.kind === "points") go({ pairs: 1 });', false],
])("%s", (source, names) => {
  expect(namesAKind(source)).toBe(names);
});

test("nothing outside a kind's folder and the list is said of a kind by its name, but in the places that are listed", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const naming = files.filter((file) => !HOMES.test(file) && namesAKind(readFileSync(path.join(SRC, file), "utf8")));
  expect(naming.sort()).toEqual(Object.keys(NAMED).sort());
});
