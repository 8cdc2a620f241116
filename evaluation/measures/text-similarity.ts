/** Removes case, spaces and invisible characters. */
const normaliseText = (text: string, locale: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase(locale)
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]/gu, '');

const editDistance = (one: readonly string[], other: readonly string[]): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  one.forEach((character, index) => {
    const next = [index + 1];
    other.forEach((otherCharacter, at) => {
      const replaced = (row[at] ?? 0) + (character === otherCharacter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  });
  return row[other.length] ?? 0;
};

const measureSimilarity = (read: string, name: string): number => {
  const [readCharacters, expected] = [[...read], [...name]];
  if (expected.length === 0) return readCharacters.length === 0 ? 1 : 0;
  return Math.max(0, 1 - editDistance(readCharacters, expected) / expected.length);
};

/**
 * Returns 1 if the name was read exactly, less for each wrong letter. Compares the name with every sequence of
 * adjacent whole lines and takes the best, because a descriptor is on lines of its own.
 */
export const measureNameSimilarity = (lines: readonly string[], name: string, locale: string): number => {
  const wanted = normaliseText(name, locale);
  const plain = lines.map((line) => normaliseText(line, locale));
  let best = 0;
  for (let from = 0; from < plain.length; from += 1) {
    for (let to = from + 1; to <= plain.length; to += 1) {
      best = Math.max(best, measureSimilarity(plain.slice(from, to).join(''), wanted));
    }
  }
  return best;
};
