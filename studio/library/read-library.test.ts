// Tests that mistakes in a drawing are reported as precisely as by a compiler: file, line, column, what was expected
// and found.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localFiles } from '../local-files.ts';
import { findPositions } from './json-positions.ts';
import letterOrder from './letter-order.json' with { type: 'json' };
import { readLibrary } from './read-library.ts';

const files = localFiles.readDrawings();
const FOX = readFileSync(new URL('concepts/fox.json', import.meta.url), 'utf8');

/** The mistakes reported after changing one place in the fox's file. */
const saidOf = (written: string, otherwise: string): string => {
  expect(FOX.split(written).length, `${written} occurs once`).toBe(2);
  return mistakesOf(FOX.replace(written, otherwise));
};

const mistakesOf = (text: string): string => {
  try {
    readLibrary({ concepts: [{ path: 'studio/library/concepts/fox.json', text }], letters: [] });
    return '';
  } catch (error) {
    return String(error);
  }
};

/** Its position in the file, as an editor shows it. */
const placeOf = (written: string): string => {
  const lines = FOX.slice(0, FOX.indexOf(written)).split('\n');
  return `studio/library/concepts/fox.json:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: `;
};

it('reads the unchanged fox', () => {
  expect(mistakesOf(FOX)).toBe('');
});

describe('a mistake is reported with its position', () => {
  it.each([
    ['a word outside a list', '"accented"', '"accentuated"', '"construction"', 'did you mean `accented`?'],
    ['a field that there is not', '"moods"', '"mood"', '"moods"', 'did you mean `moods`?'],
    ['a number out of its range', '"width": 11', '"width": -11', '"width": 11', 'mark.parts[0].shape[1]'],
    ['a shape that there is not', '"petal"', '"petel"', '{ "petal"', 'did you mean `petal`?'],
    ['a dial that there is not', '"94+$gap"', '"94+$gab"', '"94+$gap"', 'did you mean `gap`?'],
    ['a text in place of a number', '"r": 7.5', '"r": "wide"', '"r": 7.5', 'inset'],
  ])('%s', (_, written, otherwise, place, said) => {
    const mistakes = saidOf(written, otherwise);
    expect(mistakes).toContain(placeOf(place));
    expect(mistakes).toContain(said);
  });

  it('a missing field: where the drawing begins', () => {
    const { mark: _, ...rest } = JSON.parse(FOX);
    expect(mistakesOf(JSON.stringify(rest))).toContain('fox.json:1:1: mark: expected a mark');
  });

  it.each([
    ['a comma too many', '"industries": [', '"industries": [,'],
    ['a colon too few', '"moods":', '"moods"'],
    ['a quote too few', '"accented"', 'accented"'],
  ])('invalid JSON: %s', (_, written, otherwise) => {
    const at = FOX.indexOf(written);
    const line = FOX.slice(0, at).split('\n').length;
    expect(saidOf(written, otherwise)).toMatch(new RegExp(`fox\\.json:${line}:\\d+: this is no JSON`));
  });

  it('an unexpected end', () => {
    expect(mistakesOf(FOX.trimEnd().slice(0, -1))).toContain('this is no JSON');
  });

  it('the mistakes of all files at once', () => {
    const broken = ['one', 'two'].map((id) => ({ path: `studio/library/concepts/${id}.json`, text: '{' }));
    expect(() => readLibrary({ concepts: broken, letters: [] })).toThrow(
      /one\.json:1:2: .*\n.*two\.json:1:2: /,
    );
  });
});

describe('the files', () => {
  const all = [...files.concepts, ...files.letters];

  it('have no duplicate fields, of which the parser would take the last', () => {
    expect(
      all.flatMap(({ path, text }) => findPositions(text).repeated.map((field) => `${path}: ${field}`)),
    ).toEqual([]);
    expect(findPositions('{"a": {"b": 1, "b": 2}}').repeated).toEqual(['a.b']);
  });

  it("are read in the order of their names, whatever the disk's order", () => {
    const { concepts } = readLibrary({ ...files, concepts: files.concepts.toReversed() });
    const ids = concepts.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(files.concepts.length);
  });

  it('of letters have the order of studio/library/letter-order.json', () => {
    const { letterObjects } = readLibrary(files);
    expect(letterObjects.slice(0, letterOrder.length).map(({ id }) => id)).toEqual(letterOrder);
    expect(letterObjects).toHaveLength(files.letters.length);
  });
});
