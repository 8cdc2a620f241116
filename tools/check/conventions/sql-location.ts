import ts from 'typescript';
import type { ProblemList } from '../check.ts';
import { readText } from '../repository.ts';
import { isCode, isTest } from './layers.ts';

/**
 * SQL is allowed only in server/store, so that one folder has every statement and reviewers can check that each is
 * limited to a workspace. `tools/` is exempt: it queries only the system catalogue, which holds no tenant data.
 */
export function findMisplacedSql(root: string, files: readonly string[]): ProblemList {
  return files
    .filter((file) => isCode(file) && !isTest(file) && !/^(server\/store|tools)\//.test(file))
    .flatMap((file) => findStatements(file, readText(root, file)));
}

/** The keywords are all in lower case or all in upper case. "Select a project from the list" is a sentence, not SQL. */
const statementPatterns = [
  createStatementPattern((keyword) => keyword),
  createStatementPattern((keyword) => keyword.toUpperCase()),
];

function createStatementPattern(k: (keyword: string) => string): RegExp {
  const beginnings = [
    `${k('select')}\\s[^]+?\\s${k('from')}\\s`,
    `${k('insert')}\\s+${k('into')}\\s`,
    `${k('update')}\\s+\\S+\\s+${k('set')}\\s`,
    `${k('delete')}\\s+${k('from')}\\s`,
  ];
  return new RegExp(`^\\s*(${k('with')}\\s[^]+?\\s${k('as')}\\s*\\(\\s*)?(${beginnings.join('|')})`);
}

function findStatements(file: string, text: string): string[] {
  // Parsing is slow, so files without any of these words are skipped.
  if (!/\b(select|insert|update|delete)\s/i.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const content = readLiteralText(node);
    if (statementPatterns.some((pattern) => pattern.test(content))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push(`${file}:${line}: SQL belongs in server/store`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readLiteralText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('value');
}
