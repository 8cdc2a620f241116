// The typefaces of node_modules, for drawings that use a letter.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LetterSource } from '../../blazon/letter-source.ts';
import { letterSource } from '../../blazon/letter-source.ts';
import { openLetterer } from '../../lettering/open-letterer.ts';

const { resolve } = createRequire(import.meta.url);

export const lettersWithTypefaces = async (): Promise<LetterSource> =>
  letterSource(await openLetterer((specifier) => readFileSync(resolve(specifier))));
