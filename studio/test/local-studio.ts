// A studio on the packages of node_modules, for benches and tests.

import type { Library } from '../library/library.ts';
import { readLibrary } from '../library/read-library.ts';
import { localFiles } from '../local-files.ts';
import { openStudio } from '../open-studio.ts';
import type { Studio } from '../record/studio.ts';

/** For tests that compare studios; everyone else shares one. */
export const openFreshStudio = (): Promise<Studio> => openStudio(localFiles);

let shared: Promise<Studio> | undefined;

/** Opened once for a process: opening takes seconds, and marks drawn by one test need not be drawn again by the next. */
export const openLocalStudio = (): Promise<Studio> => (shared ??= openFreshStudio());

let library: Library | undefined;

/** Separate, for callers that need no fonts. */
export const localLibrary = (): Library => (library ??= readLibrary(localFiles.readDrawings()));
