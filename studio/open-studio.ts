// Opens a studio once for a process. Reading files is the caller's: it is given the names of font files.

import { letterSource } from './blazon/letter-source.ts';
import { openSketchbook } from './decisions/sketchbook.ts';
import { openLetterer } from './lettering/open-letterer.ts';
import type { Studio } from './studio.ts';

export async function openStudio(readFont: (specifier: string) => Uint8Array): Promise<Studio> {
  const letterer = await openLetterer(readFont);
  return { letterer, sketchbook: openSketchbook(letterSource(letterer)) };
}
