// Opens a studio: its fonts, its library and its cache of drawn marks. A process opens one and shares it. The caller
// supplies the file access, usually `localFiles` of studio/local-files.ts.

import { createMarkDrawingCache } from './language/marks/mark-drawing-cache.ts';
import { openLetterer } from './type/open-letterer.ts';
import { createTypefaceLetters } from './type/typeface-letters.ts';
import type { DrawingFiles } from './library/read-library.ts';
import { readLibrary } from './library/read-library.ts';
import type { Studio } from './record/studio.ts';

export interface StudioFiles {
  /** Reads a font file by its module specifier, such as `@fontsource-variable/inter/files/…`. */
  readFont: (specifier: string) => Uint8Array;
  readDrawings: () => DrawingFiles;
}

export async function openStudio({ readFont, readDrawings }: StudioFiles): Promise<Studio> {
  const letterer = await openLetterer(readFont);
  const library = readLibrary(readDrawings());
  return { letterer, library, markDrawings: createMarkDrawingCache(createTypefaceLetters(letterer)) };
}
