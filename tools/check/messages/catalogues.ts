import type { ProblemList } from '../check.ts';
import { readText, listRepositoryFiles } from '../repository.ts';
import { areSameSets, findPlaceholders } from './placeholders.ts';

export const sourceLanguage = 'en';
const cataloguesFolder = 'dashboard/messages';

export type Catalogue = Readonly<Record<string, string>>;

export interface CatalogueFile {
  readonly path: string;
  readonly language: string;
  readonly area: string;
  readonly messages: Catalogue;
}

export function readCatalogues(root: string): CatalogueFile[] {
  return listRepositoryFiles(root, cataloguesFolder)
    .map((path) => ({ path, match: /^dashboard\/messages\/([^/]+)\/([^/]+)\.json$/.exec(path) }))
    .flatMap(({ path, match }) =>
      match === null
        ? []
        : [
            {
              path,
              language: match[1] ?? '',
              area: match[2] ?? '',
              messages: JSON.parse(readText(root, path)) as Catalogue,
            },
          ],
    );
}

/**
 * Finds messages that are not valid ICU MessageFormat, and translations with a key or placeholders that the English
 * catalogue does not have.
 */
export function findCatalogueProblems(files: readonly CatalogueFile[]): ProblemList {
  return files.flatMap((file) => {
    const source = files.find(({ area, language }) => area === file.area && language === sourceLanguage);
    return Object.entries(file.messages).flatMap(([key, message]) => {
      const original = source?.messages[key];
      if (original === undefined) return [`${file.path}: ${key}: ${sourceLanguage} has no such message`];
      try {
        const [given, wanted] = [findPlaceholders(message), findPlaceholders(original)];
        return areSameSets(given, wanted)
          ? []
          : [`${file.path}: ${key}: has {${[...given].join()}}, the source has {${[...wanted].join()}}`];
      } catch (error) {
        return [`${file.path}: ${key}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
  });
}
