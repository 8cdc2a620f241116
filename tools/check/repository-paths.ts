import { matchesGlob, posix } from 'node:path';
import type { Problems } from './check.ts';
import { codeFolders } from './conventions/layers.ts';
import type { MarkdownDocument, Piece } from './markdown.ts';

const folders = new Set([...codeFolders, 'docs', 'deploy', '.github']);
const shell = new Set(['sh', 'bash', 'shell', 'console']);

/** A word with one of these is a placeholder. */
const placeholder = /[<>…$=|\\]|\.\.\.|NNNN|:\/\//;

/**
 * Checks words in backticks and in shell blocks. A word counts as a path if it starts with one of our folders
 * (`server/processes/api.ts`) or ends like a source file (`http/app.ts`, `errors.ts`): the first must exist exactly,
 * the second somewhere. Names of files that a reader creates belong in a code block.
 */
export function findMissingPaths(
  file: string,
  document: MarkdownDocument,
  files: readonly string[],
): Problems {
  const commands = document.fences.filter(({ language }) => shell.has(language));
  return [...document.codeSpans, ...commands]
    .flatMap(words)
    .filter(({ text }) => !placeholder.test(text) && !exists(text, file, files))
    .map(({ line, text }) => `${file}:${line}: there is no ${text}`);
}

function words({ line, text }: Piece): Piece[] {
  return text.split('\n').flatMap((part, below) =>
    part
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/^["'(]+/, '')
          .replace(/["'),;:.]+$/, '')
          .replace(/^\.\//, ''),
      )
      .map((word) => ({ line: line + below, text: word.replace(/(:\d+)+$|#.*$/, '') })),
  );
}

function exists(word: string, document: string, files: readonly string[]): boolean {
  const path = word.replace(/\/$/, '');
  if (folders.has(path.split('/', 1)[0] ?? '') && word.includes('/')) return holds(files, path);
  if (!/^[\w.*{},-]+(\/[\w.*{},-]+)*\.(ts|sql)$/.test(path) || path.startsWith('.')) return true;
  return (
    holds(files, posix.join(posix.dirname(document), path)) ||
    holds(files, path) ||
    holds(files, `**/${path}`)
  );
}

function holds(files: readonly string[], path: string): boolean {
  return files.some((file) => file === path || file.startsWith(`${path}/`) || matchesGlob(file, path));
}
