/**
 * Checks that the dashboard takes all its texts from the catalogues in dashboard/messages, uses every message, and
 * passes each message the values that it needs.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Check, ProblemList } from './check.ts';
import {
  type Catalogue,
  findCatalogueProblems,
  readCatalogues,
  sourceLanguage,
} from './messages/catalogues.ts';
import { findStrayText } from './messages/stray-text.ts';
import {
  findCallsAtModuleLevel,
  findOpenedCatalogue,
  importPathsOf,
  findMessageKeys,
  findWrongValues,
} from './messages/uses.ts';
import { readText, listRepositoryFiles } from './repository.ts';

const sourcePattern = /^dashboard\/(api|parts|screens|shell)\/.*\.tsx?$/;

/** The app imports these modules when it starts. Screens are loaded later. */
const loadedAtStartPattern = /^dashboard\/(api|parts|shell)\//;
/** Files whose strings are not texts of the interface. */
const exemptFiles = new Set([
  // Instructions for the drawing engine, which reads English.
  'dashboard/screens/brands/editor/choices.ts',
  'dashboard/screens/brands/corrections.ts',
  'dashboard/screens/projects/prompts.ts',
  // The name of a font family that only the style sheet uses.
  'dashboard/screens/brands/use-typeface.ts',
  // Product names of browsers and systems.
  'dashboard/screens/account/describe-device.ts',
  // Sample programs for customers to copy.
  'dashboard/screens/overview/code-samples.ts',
]);

export const messages: Check = {
  name: 'messages',
  run: async (root) => {
    const files = readSourceFiles(root);
    const opened = new Map(files.map((file) => [file.fileName, findOpenedCatalogue(file)]));
    const catalogues = readCatalogues(root);
    const english = catalogues.filter(({ language }) => language === sourceLanguage);
    const used = new Set<string>();
    const problems = files.flatMap((file) => {
      const areas = importPathsOf(file).map((path) => opened.get(resolveImport(file, path)));
      const read = english.filter(({ area }) => areas.includes(area));
      for (const { area, messages: texts } of read)
        for (const key of findMessageKeys(file, texts)) used.add(`${area} ${key}`);
      return findFileProblems(file, Object.assign({}, ...read.map((catalogue) => catalogue.messages)));
    });
    const unused = english.flatMap(({ area, path, messages: texts }) =>
      Object.keys(texts)
        .filter((key) => !used.has(`${area} ${key}`))
        .map((key) => `${path}: ${key}: no file uses this message`),
    );
    return [...findCatalogueProblems(catalogues), ...unused, ...problems];
  },
};

function findFileProblems(file: ts.SourceFile, texts: Catalogue): ProblemList {
  return [
    ...findWrongValues(file, texts),
    ...(loadedAtStartPattern.test(file.fileName) ? findCallsAtModuleLevel(file) : []),
    ...(exemptFiles.has(file.fileName) ? [] : findStrayText(file)),
  ];
}

function resolveImport(file: ts.SourceFile, path: string): string {
  return posix.join(posix.dirname(file.fileName), path);
}

function readSourceFiles(root: string): ts.SourceFile[] {
  return listRepositoryFiles(root, 'dashboard')
    .filter((file) => sourcePattern.test(file) && !/\.(test|d)\.ts$/.test(file))
    .map((file) =>
      ts.createSourceFile(
        file,
        readText(root, file),
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    );
}
