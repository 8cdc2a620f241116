/** Texts of the dashboard are in its catalogues: none in the source, none unused, and each with the values it needs. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Check, Problems } from './check.ts';
import { type Catalogue, catalogueProblems, readCatalogues, sourceLanguage } from './messages/catalogues.ts';
import { strayText } from './messages/stray-text.ts';
import { callsAtModuleLevel, catalogueOpenedBy, importsOf, keysIn, wrongValues } from './messages/uses.ts';
import { readText, repositoryFiles } from './repository.ts';

const sources = /^dashboard\/(api|parts|screens|shell)\/.*\.tsx?$/;

/** The app imports these at once; screens are loaded later. */
const loadedAtStart = /^dashboard\/(api|parts|shell)\//;
/** Their texts are no texts of the interface. */
const exempt = new Set([
  // Instructions for the drawing engine, which reads English.
  'dashboard/screens/brands/editor/choices.ts',
  'dashboard/screens/brands/corrections.ts',
  'dashboard/screens/projects/prompts.ts',
  // A name that only the style sheet uses.
  'dashboard/screens/brands/use-typeface.ts',
  // Product names of browsers and systems.
  'dashboard/screens/account/describe-device.ts',
  // Programs to copy.
  'dashboard/screens/overview/code-samples.ts',
]);

export const messages: Check = {
  name: 'messages',
  run: async (root) => {
    const files = sourceFiles(root);
    const opened = new Map(files.map((file) => [file.fileName, catalogueOpenedBy(file)]));
    const catalogues = readCatalogues(root);
    const english = catalogues.filter(({ language }) => language === sourceLanguage);
    const used = new Set<string>();
    const problems = files.flatMap((file) => {
      const areas = importsOf(file).map((path) => opened.get(resolve(file, path)));
      const read = english.filter(({ area }) => areas.includes(area));
      for (const { area, messages: texts } of read)
        for (const key of keysIn(file, texts)) used.add(`${area} ${key}`);
      return fileProblems(file, Object.assign({}, ...read.map((catalogue) => catalogue.messages)));
    });
    const unused = english.flatMap(({ area, path, messages: texts }) =>
      Object.keys(texts)
        .filter((key) => !used.has(`${area} ${key}`))
        .map((key) => `${path}: ${key}: nothing uses it`),
    );
    return [...catalogueProblems(catalogues), ...unused, ...problems];
  },
};

function fileProblems(file: ts.SourceFile, texts: Catalogue): Problems {
  return [
    ...wrongValues(file, texts),
    ...(loadedAtStart.test(file.fileName) ? callsAtModuleLevel(file) : []),
    ...(exempt.has(file.fileName) ? [] : strayText(file)),
  ];
}

function resolve(file: ts.SourceFile, path: string): string {
  return posix.join(posix.dirname(file.fileName), path);
}

function sourceFiles(root: string): ts.SourceFile[] {
  return repositoryFiles(root, 'dashboard')
    .filter((file) => sources.test(file) && !/\.(test|d)\.ts$/.test(file))
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
