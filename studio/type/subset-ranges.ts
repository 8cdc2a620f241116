// Reads the `unicode.json` of a font package, which lists the characters of each subset. Each subset is one file.

import { rankSubset } from './font-files.ts';

interface Subset {
  name: string;
  /** The first and last code point of each range, flat in one typed array, because a font may have 10,000 ranges. */
  ranges: Uint32Array;
}

export type Subsets = readonly Subset[];

const parseRanges = (text: string): Uint32Array =>
  Uint32Array.from(
    text.split(',').flatMap((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      // `U+4??` means 400 to 4FF.
      return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
    }),
  );

export const readSubsets = (json: Uint8Array): Subsets => {
  const table: unknown = JSON.parse(new TextDecoder().decode(json));
  if (typeof table !== 'object' || table === null) throw new Error('The font package lists no ranges');
  return Object.entries(table)
    .map(([name, ranges]) => ({ name, ranges: parseRanges(String(ranges)) }))
    .sort((one, other) => rankSubset(one.name) - rankSubset(other.name));
};

const isInRanges = (ranges: Uint32Array, character: number): boolean => {
  for (let index = 0; index < ranges.length; index += 2) {
    if ((ranges[index] ?? 0) <= character && character <= (ranges[index + 1] ?? 0)) return true;
  }
  return false;
};

/** Returns all subsets that list the character, in the order to try them: a file may lack a listed character. */
export const findSubsetsWith = (subsets: Subsets, character: number): string[] =>
  subsets.filter(({ ranges }) => isInRanges(ranges, character)).map(({ name }) => name);
