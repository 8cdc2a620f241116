// A studio on the packages of node_modules, for benches and tests.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openStudio } from '../open-studio.ts';
import type { Studio } from '../studio.ts';

const { resolve } = createRequire(import.meta.url);

/** For tests that compare studios; everyone else shares one. */
export const openFreshStudio = (): Promise<Studio> =>
  openStudio((specifier) => readFileSync(resolve(specifier)));

let shared: Promise<Studio> | undefined;

/** Opened once for a process: opening takes seconds, and marks drawn by one test need not be drawn again by the next. */
export const openLocalStudio = (): Promise<Studio> => (shared ??= openFreshStudio());
