// Reads the files that a studio needs: fonts from installed npm packages, and drawings from studio/library. Programs
// pass `localFiles` to `openStudio`, because the studio itself reads no files.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LibraryFile } from './library/read-files.ts';
import type { StudioFiles } from './open-studio.ts';

const { resolve } = createRequire(import.meta.url);

const readDrawingFiles = (folder: string): readonly LibraryFile[] => {
  const url = new URL(`library/${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      path: `studio/library/${folder}/${name}`,
      text: readFileSync(new URL(name, url), 'utf8'),
    }));
};

export const localFiles: StudioFiles = {
  readFont: (specifier) => readFileSync(resolve(specifier)),
  readDrawings: () => ({ concepts: readDrawingFiles('concepts'), letters: readDrawingFiles('letters') }),
};
