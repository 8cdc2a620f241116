import { language } from './locale.ts';

type Translation = Readonly<Record<string, string>>;

const translationFiles = import.meta.glob<Translation>(['./*/*.json', '!./en/*.json'], { import: 'default' });
const loadedTranslations = new Map<string, Translation>();

/**
 * The texts of an area in the chosen language. Empty for English, because its texts are part of the code that uses
 * them.
 */
export function findTranslation(area: string): Translation {
  return loadedTranslations.get(area) ?? {};
}

/** Loads the texts before the first screen, so that they can be read synchronously afterwards. */
export async function loadTranslations(): Promise<void> {
  const folder = `./${language}/`;
  await Promise.all(
    Object.entries(translationFiles)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, load]) =>
        loadedTranslations.set(path.slice(folder.length, -'.json'.length), await load()),
      ),
  );
}
