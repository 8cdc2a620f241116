// A studio on the packages of node_modules, for benches and tests.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openStudio } from '../open-studio.ts';
import type { Studio } from '../studio.ts';

const { resolve } = createRequire(import.meta.url);

export const openLocalStudio = (): Promise<Studio> =>
  openStudio((specifier) => readFileSync(resolve(specifier)));
