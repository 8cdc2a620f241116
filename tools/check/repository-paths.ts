import { matchesGlob, posix } from 'node:path';
import type { ProblemList } from './check.ts';
import { codeFolders } from './conventions/layers.ts';
import type { MarkdownDocument, DocumentPiece } from './markdown.ts';

const folders = new Set([...codeFolders, 'docs', 'deploy', '.github']);
const shellLanguages = new Set(['sh', 'bash', 'shell', 'console']);

/** Matches words that are placeholders, variables or URLs rather than paths. */
const placeholderPattern = /[<>…$=|\\]|\.\.\.|NNNN|:\/\//;

/**
 * Finds paths in backticks and shell blocks that do not exist. A word that begins with one of our folders, such as
 * `server/processes/api.ts`, must exist at that path. A word that ends in .ts or .sql, such as `http/app.ts`, must
 * exist in any folder. Files that a reader is told to create belong in a code block of another language.
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
  return text.split('\n').flatMap((textLine, index) =>
    textLine
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/^["'(]+/, '')
          .replace(/["'),;:.]+$/, '')
          .replace(/^\.\//, ''),
      )
      .map((word) => ({ line: line + index, text: word.replace(/(:\d+)+$|#.*$/, '') })),
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
