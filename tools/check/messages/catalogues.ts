import type { Problems } from '../check.ts';
import { readText, repositoryFiles } from '../repository.ts';
import { areSame, placeholdersOf } from './placeholders.ts';

export const sourceLanguage = 'en';
const folder = 'dashboard/messages';

export type Catalogue = Readonly<Record<string, string>>;

export interface CatalogueFile {
  readonly path: string;
  readonly language: string;
  readonly area: string;
  readonly messages: Catalogue;
}

export function readCatalogues(root: string): CatalogueFile[] {
  return repositoryFiles(root, folder)
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

/** Every message can be compiled, and a translation has the keys and the placeholders of its source. */
export function catalogueProblems(files: readonly CatalogueFile[]): Problems {
  return files.flatMap((file) => {
    const source = files.find(({ area, language }) => area === file.area && language === sourceLanguage);
    return Object.entries(file.messages).flatMap(([key, message]) => {
      const original = source?.messages[key];
      if (original === undefined) return [`${file.path}: ${key}: ${sourceLanguage} has no such message`];
      try {
        const [given, wanted] = [placeholdersOf(message), placeholdersOf(original)];
        return areSame(given, wanted)
          ? []
          : [`${file.path}: ${key}: has {${[...given].join()}}, the source has {${[...wanted].join()}}`];
      } catch (error) {
        return [`${file.path}: ${key}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
  });
}
