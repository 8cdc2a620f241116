/** For comparison: composed, without case, spaces and invisible characters. */
const normaliseText = (text: string, locale: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase(locale)
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]/gu, '');

const editDistance = (one: readonly string[], other: readonly string[]): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  one.forEach((sign, index) => {
    const next = [index + 1];
    other.forEach((against, at) => {
      const changed = (row[at] ?? 0) + (sign === against ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  });
  return row[other.length] ?? 0;
};

const measureSimilarity = (read: string, name: string): number => {
  const [ours, theirs] = [[...read], [...name]];
  if (theirs.length === 0) return ours.length === 0 ? 1 : 0;
  return Math.max(0, 1 - editDistance(ours, theirs) / theirs.length);
};

/**
 * How much of the name was read. A descriptor is on its own lines, so the best run of adjacent lines counts, whole
 * lines only: stray letters beside the name still cost.
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
