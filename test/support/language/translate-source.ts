import ts from "typescript";
import { inTestLanguage } from "./words";

type Texts = ts.StringLiteralLike | ts.TemplateExpression;

/** A file of texts with all of them in the made-up language; what is no text, such as a key, stays. */
export function translateSource(source: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2020, true);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isText(node)) {
      const pieces = piecesOf(node, tree);
      inTestLanguage(pieces.map(({ start, end }) => source.slice(start, end))).forEach((text, i) =>
        edits.push({ ...pieces[i]!, text })
      );
    }
    if (!ts.isTypeNode(node) && !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
      ts.forEachChild(node, visit);
  };
  visit(tree);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** Where a text's own letters stand, without quotation marks, back ticks and the braces around values. */
function piecesOf(node: Texts, tree: ts.SourceFile): { readonly start: number; readonly end: number }[] {
  const inside = (piece: ts.Node, closing: number) => ({
    start: piece.getStart(tree) + 1,
    end: piece.getEnd() - closing,
  });
  if (!ts.isTemplateExpression(node)) return [inside(node, 1)];
  const { head, templateSpans } = node;
  return [inside(head, 2), ...templateSpans.map(({ literal }) => inside(literal, ts.isTemplateTail(literal) ? 1 : 2))];
}

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Whether what is quoted is for people, and no key or code of the program. */
function isText(node: Texts): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isBinaryExpression(parent) && COMPARING.has(parent.operatorToken.kind)) return false;
  if (ts.isCallExpression(parent) && ts.isIdentifier(parent.expression))
    return takesText(parent.expression, parent.arguments.indexOf(node));
  return true;
}

/** Whether a function of the file takes any text there, not one of some keys. */
function takesText(name: ts.Identifier, argument: number): boolean {
  let type: ts.TypeNode | undefined;
  const visit = (node: ts.Node): void => {
    const called =
      ts.isFunctionDeclaration(node) && node.name?.text === name.text
        ? node
        : ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name.text
          ? node.initializer
          : undefined;
    if (called && (ts.isFunctionDeclaration(called) || ts.isArrowFunction(called)))
      type = called.parameters[argument]?.type;
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return type?.kind === ts.SyntaxKind.StringKeyword;
}
