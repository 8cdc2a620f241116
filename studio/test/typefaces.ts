// Opens the letters of the installed typefaces, for drawings that contain letters.

import type { LetterSource } from '../language/blazon/letter-source.ts';
import { openLetterer } from '../type/open-letterer.ts';
import { createTypefaceLetters } from '../type/typeface-letters.ts';
import { localFiles } from '../local-files.ts';

export const openTypefaceLetters = async (): Promise<LetterSource> =>
  createTypefaceLetters(await openLetterer(localFiles.readFont));
