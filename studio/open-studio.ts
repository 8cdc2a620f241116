// Opens a studio once for a process. Reading files is the caller's: `localFiles` of studio/local-files.ts, nearly always.

import { openSketchbook } from './language/marks/sketchbook.ts';
import { openLetterer } from './type/open-letterer.ts';
import { typefaceLetters } from './type/typeface-letters.ts';
import type { DrawingFiles } from './library/read-library.ts';
import { readLibrary } from './library/read-library.ts';
import type { Studio } from './record/studio.ts';

export interface StudioFiles {
  /** By the name under which a package exports it: `@fontsource-variable/inter/files/…`. */
  readFont: (specifier: string) => Uint8Array;
  readDrawings: () => DrawingFiles;
}

export async function openStudio({ readFont, readDrawings }: StudioFiles): Promise<Studio> {
  const letterer = await openLetterer(readFont);
  const library = readLibrary(readDrawings());
  return { letterer, library, sketchbook: openSketchbook(typefaceLetters(letterer)) };
}
