import { matchesGlob, posix } from 'node:path';
import type { ProblemList } from './check.ts';
import { codeFolders } from './conventions/layers.ts';
import type { MarkdownDocument, DocumentPiece } from './markdown.ts';

const folders = new Set([...codeFolders, 'docs', 'deploy', '.github']);
const shellLanguages = new Set(['sh', 'bash', 'shell', 'console']);

/** A word with one of these is a placeholder. */
const placeholderPattern = /[<>…$=|\\]|\.\.\.|NNNN|:\/\//;

/**
 * Checks words in backticks and in shell blocks. A word counts as a path if it starts with one of our folders
 * (`server/processes/api.ts`) or ends like a source file (`http/app.ts`, `errors.ts`): the first must exist exactly,
 * the second somewhere. Names of files that a reader creates belong in a code block.
 */
export function findMissingPaths(
  file: string,
  document: MarkdownDocument,
  files: readonly string[],
): ProblemList {
  const commands = document.fences.filter(({ language }) => shellLanguages.has(language));
  return [...document.codeSpans, ...commands]
    .flatMap(splitIntoWords)
    .filter(({ text }) => !placeholderPattern.test(text) && !existsInRepository(text, file, files))
    .map(({ line, text }) => `${file}:${line}: there is no ${text}`);
}

function splitIntoWords({ line, text }: DocumentPiece): DocumentPiece[] {
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

function existsInRepository(word: string, document: string, files: readonly string[]): boolean {
  const path = word.replace(/\/$/, '');
  if (folders.has(path.split('/', 1)[0] ?? '') && word.includes('/')) return containsPath(files, path);
  if (!/^[\w.*{},-]+(\/[\w.*{},-]+)*\.(ts|sql)$/.test(path) || path.startsWith('.')) return true;
  return (
    containsPath(files, posix.join(posix.dirname(document), path)) ||
    containsPath(files, path) ||
    containsPath(files, `**/${path}`)
  );
}

function containsPath(files: readonly string[], path: string): boolean {
  return files.some((file) => file === path || file.startsWith(`${path}/`) || matchesGlob(file, path));
}
