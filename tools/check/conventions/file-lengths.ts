import type { ProblemList } from '../check.ts';
import { readText } from '../repository.ts';
import { codeFolders } from './layers.ts';

const maxLines = 400;
const writtenFilePattern = new RegExp(`^(${codeFolders.join('|')})/.*\\.(ts|tsx|sql|css)$`);

/** A file over the limit does more than one thing. Generated files are JSON, which is not counted. */
export function findLongFiles(root: string, files: readonly string[]): ProblemList {
  return files
    .filter((file) => writtenFilePattern.test(file))
    .map((file) => ({ file, lines: readText(root, file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file}: ${lines} lines; ${maxLines} is the most`);
}
