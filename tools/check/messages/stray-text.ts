import ts from 'typescript';
import type { ProblemList } from '../check.ts';
import { isMessageCall } from './uses.ts';

/** Attributes whose values people read, or hear from a screen reader. */
const shownAttributes = new Set([
  'action',
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'caption',
  'description',
  'hint',
  'label',
  'loading',
  'notFound',
  'placeholder',
  'text',
  'title',
  'when',
]);

/** The product name, example addresses and constants, which are the same in every language. */
const untranslatedText = /^(Blazon|https:\/\/example\.com\S*|[A-Z][A-Z0-9_]+)$/;

/** Finds texts that belong in a catalogue: in JSX, in attributes, and in strings that look like a sentence. */
export function findStrayText(file: ts.SourceFile): ProblemList {
  const problems: string[] = [];
  const report = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const shown = text.trim().replaceAll(/\s+/g, ' ');
    if (untranslatedText.test(shown)) return;
    problems.push(`${file.fileName}:${line + 1}: “${shown.slice(0, 60)}” belongs in dashboard/messages`);
  };
  const walk = (node: ts.Node): void => {
    if (isNeverShown(node)) return;
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text)) report(node, node.text);
      return;
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const { text } = node.initializer;
      if (shownAttributes.has(node.name.getText(file)) && /\p{L}/u.test(text)) report(node, text);
      return;
    }
    if (ts.isStringLiteralLike(node) && looksLikeText(node.text)) report(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (looksLikeText(text)) report(node, text);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return problems;
}

/** Whether a string begins with a capitalised word, or ends with several lower-case words and a full stop. */
function looksLikeText(text: string): boolean {
  return (
    /^\s*\p{Lu}\p{Ll}+([\s.,:;!?…’]|$)/u.test(text) || /\p{Ll}[.,;:…]? \p{Ll}+[^-]* \p{Ll}+[.…]$/u.test(text)
  );
}

/** Whether people never see the strings in a node: imports, types, class names, errors, keys, compared values. */
function isNeverShown(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return true;
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  if (isMessageCall(node) && node.arguments.length === 1) return true;
  if (ts.isCallExpression(node)) return callsWithInternalStrings.test(node.expression.getText());
  const { parent } = node;
  return (
    ts.isStringLiteralLike(node) &&
    ((ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) ||
      ts.isCaseClause(parent) ||
      ts.isElementAccessExpression(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === node))
  );
}

const callsWithInternalStrings =
  /^(lazyScreen|getRouteApi|createRoute)$|\.(get|has|includes|setRequestHeader|startsWith)$/;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
