/**
 * Checks that no regular expression applied to external text can backtrack catastrophically, so that no request can
 * block a process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check as analyse } from 'recheck';
import ts from 'typescript';
import type { Check, ProblemList } from './check.ts';
import { isCode, isTest } from './conventions/layers.ts';
import { readText, listRepositoryFiles } from './repository.ts';

interface Pattern {
  readonly location: string;
  readonly source: string;
  readonly flags: string;
}

/** Folders whose code applies regular expressions to external text. */
const externalTextFolders = /^(contract|server\/(http|domain|integrations))\//;
/**
 * These patterns are built from tables of words, so they cannot be literals. A worker applies them to prompts of
 * bounded length, and `moderate-prompt.test.ts` measures the time.
 */
const tableBuiltPatternFolders = /^server\/domain\/prompt-moderation\//;

export const patterns: Check = {
  name: 'patterns',
  run: async (root) => {
    const files = listRepositoryFiles(root).filter(
      (file) => externalTextFolders.test(file) && isCode(file) && !isTest(file) && !isScript(file),
    );
    const written = files.map((file) => findPatterns(file, readText(root, file)));
    const schemas = await Promise.all(
      files.filter((file) => file.startsWith('contract/')).map((file) => findPatternsOfSchemas(root, file)),
    );
    return [
      ...written.flatMap(({ problems }) => problems),
      ...(await judgePatterns([...written.flatMap(({ found }) => found), ...schemas.flat()])),
    ];
  },
};

/** Whether a file is a script, which would run on import. */
function isScript(file: string): boolean {
  return /\/write-[^/]*\.ts$/.test(file);
}

/** Finds the regular expressions in a file. One that is built at run time cannot be analysed, so it is reported. */
function findPatterns(file: string, text: string): { found: Pattern[]; problems: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const location = `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ location, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (callsRegExp(node) && !tableBuiltPatternFolders.test(file))
      problems.push(`${location}: write the pattern as a literal, so that it can be judged`);
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      if (node.name.getText(source) === 'pattern')
        found.push({ location, source: node.initializer.text, flags: 'u' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, problems };
}

function callsRegExp(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/**
 * Imports a module of the contract and finds the patterns in its exported schemas, which may be composed at run time.
 */
async function findPatternsOfSchemas(root: string, file: string): Promise<Pattern[]> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  return Object.entries(module).flatMap(([name, value]) =>
    collectPatterns(value, `${file}: ${name}`, new Set()),
  );
}

function collectPatterns(value: unknown, location: string, seen: Set<unknown>): Pattern[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string'
      ? [{ location, source: inner, flags: 'u' }]
      : collectPatterns(inner, `${location}.${key}`, seen),
  );
}

async function judgePatterns(all: readonly Pattern[]): Promise<ProblemList> {
  const unique = new Map<string, Pattern>();
  for (const pattern of all) {
    const key = `${pattern.flags}/${pattern.source}`;
    if (!unique.has(key)) unique.set(key, pattern);
  }
  const problems: string[] = [];
  // recheck tries random texts. With a fixed seed, and a search that is limited by steps instead of time, the same patterns
  // always get the same verdict. If time limited the search, harmless patterns would look slow on a busy machine.
  const reproducible = { randomSeed: 1, seedingTimeout: null, incubationTimeout: null, timeout: 120_000 };
  // One at a time, because recheck analyses in a single process.
  for (const { location, source, flags } of unique.values()) {
    const verdict = await analyse(source, flags.replaceAll(/[dv]/g, ''), reproducible);
    if (verdict.status === 'safe') continue;
    const why =
      verdict.status === 'vulnerable'
        ? `can backtrack (${verdict.complexity.summary}), for example on ${verdict.attack.pattern}`
        : `could not be judged (${verdict.error.kind})`;
    problems.push(`${location}: /${source}/ ${why}`);
  }
  return problems;
}
