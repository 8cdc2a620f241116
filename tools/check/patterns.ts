/** No regular expression that reads input may backtrack: one request must never block a process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check as analyse } from 'recheck';
import ts from 'typescript';
import type { Check, ProblemList } from './check.ts';
import { isCode, isTest } from './conventions/layers.ts';
import { readText, listRepositoryFiles } from './repository.ts';

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Folders that read external text. */
const readsExternalText = /^(contract|server\/(http|domain|integrations))\//;
/**
 * Generated from word tables, applied by a worker to a prompt of bounded length; `moderate-prompt.test.ts` times them.
 */
const builtFromTables = /^server\/domain\/prompt-moderation\//;

export const patterns: Check = {
  name: 'patterns',
  run: async (root) => {
    const files = listRepositoryFiles(root).filter(
      (file) => readsExternalText.test(file) && isCode(file) && !isTest(file) && !isCommand(file),
    );
    const written = files.map((file) => findPatterns(file, readText(root, file)));
    const schemas = await Promise.all(
      files.filter((file) => file.startsWith('contract/')).map((file) => findPatternsOfSchemas(root, file)),
    );
    return [
      ...written.flatMap(({ complaints }) => complaints),
      ...(await judgePatterns([...written.flatMap(({ found }) => found), ...schemas.flat()])),
    ];
  },
};

/** A script with side effects on import. */
function isCommand(file: string): boolean {
  return /\/write-[^/]*\.ts$/.test(file);
}

/** The literals of a file. One that is built at run time cannot be analysed here, so it is rejected. */
function findPatterns(file: string, text: string): { found: Pattern[]; complaints: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const complaints: string[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (isBuilt(node) && !builtFromTables.test(file))
      complaints.push(`${place}: write the pattern as a literal, so that it can be judged`);
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      if (node.name.getText(source) === 'pattern')
        found.push({ place, source: node.initializer.text, flags: 'u' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, complaints };
}

function isBuilt(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** Patterns composed at run time are checked in the schemas that a module exports. */
async function findPatternsOfSchemas(root: string, file: string): Promise<Pattern[]> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  return Object.entries(module).flatMap(([name, value]) =>
    collectPatterns(value, `${file}: ${name}`, new Set()),
  );
}

function collectPatterns(value: unknown, place: string, seen: Set<unknown>): Pattern[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string'
      ? [{ place, source: inner, flags: 'u' }]
      : collectPatterns(inner, `${place}.${key}`, seen),
  );
}

async function judgePatterns(all: readonly Pattern[]): Promise<ProblemList> {
  const unique = new Map<string, Pattern>();
  for (const pattern of all) {
    const key = `${pattern.flags}/${pattern.source}`;
    if (!unique.has(key)) unique.set(key, pattern);
  }
  const complaints: string[] = [];
  // In sequence: the analysis is a single process.
  for (const { place, source, flags } of unique.values()) {
    const verdict = await analyse(source, flags.replaceAll(/[dv]/g, ''));
    if (verdict.status === 'safe') continue;
    const why =
      verdict.status === 'vulnerable'
        ? `can backtrack (${verdict.complexity.summary}), for example on ${verdict.attack.pattern}`
        : `could not be judged (${verdict.error.kind})`;
    complaints.push(`${place}: /${source}/ ${why}`);
  }
  return complaints;
}
