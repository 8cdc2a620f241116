// A studio on the packages of node_modules, for benchmarks and tests.

import type { Library } from '../library/library.ts';
import { readLibrary } from '../library/read-library.ts';
import { localFiles } from '../local-files.ts';
import { openStudio } from '../open-studio.ts';
import type { Studio } from '../record/studio.ts';

/** For tests that compare studios; all others share one. */
export const openFreshStudio = (): Promise<Studio> => openStudio(localFiles);

let shared: Promise<Studio> | undefined;

/** Opened once per process: opening takes seconds, and tests share the marks that are already drawn. */
export const openLocalStudio = (): Promise<Studio> => (shared ??= openFreshStudio());

let library: Library | undefined;

/** Separate from the studio, for callers that need no fonts. */
export const localLibrary = (): Library => (library ??= readLibrary(localFiles.readDrawings()));
