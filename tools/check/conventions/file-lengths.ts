import type { ProblemList } from '../check.ts';
import { readText } from '../repository.ts';
import { codeFolders } from './layers.ts';

const maxLines = 400;
const handWrittenFilePattern = new RegExp(`^(${codeFolders.join('|')})/.*\\.(ts|tsx|sql|css)$`);

/** Finds code files over the limit. JSON, which includes all generated files, has no limit. */
export function findLongFiles(root: string, files: readonly string[]): ProblemList {
  return files
    .filter((file) => handWrittenFilePattern.test(file))
    .map((file) => ({ file, lines: readText(root, file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file}: ${lines} lines; the maximum is ${maxLines}`);
}
