// Opens a studio with the local files, for tests and benchmarks.

import type { Library } from '../library/library.ts';
import { readLibrary } from '../library/read-library.ts';
import { localFiles } from '../local-files.ts';
import { openStudio } from '../open-studio.ts';
import type { Studio } from '../record/studio.ts';

/** Opens a new studio, for tests that compare studios. Other tests use `openLocalStudio`. */
export const openFreshStudio = (): Promise<Studio> => openStudio(localFiles);

let sharedStudio: Promise<Studio> | undefined;

/** Returns the shared studio. Opening one takes seconds, and a shared one keeps the marks already drawn. */
export const openLocalStudio = (): Promise<Studio> => (sharedStudio ??= openFreshStudio());

let library: Library | undefined;

/** Returns the shared library, for callers that do not need a studio and its fonts. */
export const readLocalLibrary = (): Library => (library ??= readLibrary(localFiles.readDrawings()));
