// The typefaces of node_modules, for drawings that use a letter.

import type { LetterSource } from '../../blazon/letter-source.ts';
import { letterSource } from '../../blazon/letter-source.ts';
import { openLetterer } from '../../lettering/open-letterer.ts';
import { localFiles } from '../../local-files.ts';

export const lettersWithTypefaces = async (): Promise<LetterSource> =>
  letterSource(await openLetterer(localFiles.readFont));
