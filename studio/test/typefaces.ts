// The typefaces of node_modules, for drawings that use a letter.

import type { LetterSource } from '../language/blazon/letter-source.ts';
import { openLetterer } from '../type/open-letterer.ts';
import { createTypefaceLetters } from '../type/typeface-letters.ts';
import { localFiles } from '../local-files.ts';

export const lettersWithTypefaces = async (): Promise<LetterSource> =>
  createTypefaceLetters(await openLetterer(localFiles.readFont));
