import ts from 'typescript';
import type { ProblemList } from '../check.ts';
import type { Catalogue } from './catalogues.ts';
import { areSameSets, findPlaceholders } from './placeholders.ts';

/** Returns the message keys in any string of a file: not only in calls of `t`, but also in tables of keys. */
export function findMessageKeys(file: ts.SourceFile, messages: Catalogue): string[] {
  const keys: string[] = [];
  visitNodes(file, (node) => {
    if (ts.isStringLiteralLike(node) && Object.hasOwn(messages, node.text)) keys.push(node.text);
  });
  return keys;
}

/** Finds calls of `t` and `rich` that pass values other than those that the message expects. */
export function findWrongValues(file: ts.SourceFile, messages: Catalogue): ProblemList {
  const problems: string[] = [];
  visitNodes(file, (node) => {
    if (!isMessageCall(node)) return;
    const [first, values] = node.arguments;
    const given = readPropertyNames(values);
    if (first === undefined || given === undefined) return;
    for (const key of readLiterals(first)) {
      const message = messages[key];
      if (message === undefined) continue;
      const wanted = findPlaceholders(message);
      if (areSameSets(given, wanted)) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      problems.push(
        `${file.fileName}:${line + 1}: ${key}: passes {${[...given].join()}}, the message has {${[...wanted].join()}}`,
      );
    }
  });
  return problems;
}

/** Finds messages that are read while a module loads. The app chooses the language only after that. */
export function findCallsAtModuleLevel(file: ts.SourceFile): ProblemList {
  const problems: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (isMessageCall(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      problems.push(
        `${file.fileName}:${line + 1}: read the message in a function, not when the module loads`,
      );
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return problems;
}

export function isMessageCall(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    (node.expression.text === 't' || node.expression.text === 'rich')
  );
}

/** Returns undefined if the source does not show the names, as in `t(key, values)`. */
function readPropertyNames(values: ts.Expression | undefined): Set<string> | undefined {
  if (values === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map((property) => property.name?.getText());
  return names.includes(undefined) ? undefined : new Set(names.filter((name) => name !== undefined));
}

/** Returns the string, or both strings of `condition ? 'one' : 'other'`. */
function readLiterals(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (!ts.isConditionalExpression(expression)) return [];
  return [...readLiterals(expression.whenTrue), ...readLiterals(expression.whenFalse)];
}

function visitNodes(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitNodes(child, look));
}

/** The relative paths that a file imports. */
export function importPathsOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text.startsWith('.')
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Returns the area of the catalogue that a file opens: `keys` for `openCatalogue('keys', messages)`. */
export function findOpenedCatalogue(file: ts.SourceFile): string | undefined {
  let area: string | undefined;
  visitNodes(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(file) !== 'openCatalogue') return;
    const [first] = node.arguments;
    if (first !== undefined && ts.isStringLiteral(first)) area = first.text;
  });
  return area;
}
