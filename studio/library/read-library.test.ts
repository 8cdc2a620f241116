// Tests that mistakes in library files are reported with file, line and column, and with what was expected and found.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localFiles } from '../local-files.ts';
import { findPositions } from './json-positions.ts';
import letterOrder from './letter-order.json' with { type: 'json' };
import { readLibrary } from './read-library.ts';

const files = localFiles.readDrawings();
const FOX = readFileSync(new URL('concepts/fox.json', import.meta.url), 'utf8');

/** Returns the mistakes that are reported after one change in the fox's file. */
const mistakesAfterChange = (written: string, replacement: string): string => {
  expect(FOX.split(written).length, `${written} occurs once`).toBe(2);
  return mistakesOf(FOX.replace(written, replacement));
};

const mistakesOf = (text: string): string => {
  try {
    readLibrary({ concepts: [{ path: 'studio/library/concepts/fox.json', text }], letters: [] });
    return '';
  } catch (error) {
    return String(error);
  }
};

/** Returns the file, line and column of a text in the fox's file, as in a message. */
const placeOf = (written: string): string => {
  const lines = FOX.slice(0, FOX.indexOf(written)).split('\n');
  return `studio/library/concepts/fox.json:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: `;
};

it('readLibrary reports no mistake in the unchanged file', () => {
  expect(mistakesOf(FOX)).toBe('');
});

describe('readLibrary reports the position of', () => {
  it.each([
    ['an unknown word', '"accented"', '"accentuated"', '"construction"', 'did you mean `accented`?'],
    ['an unknown field', '"moods"', '"mood"', '"moods"', 'did you mean `moods`?'],
    ['a number out of its range', '"width": 11', '"width": -11', '"width": 11', 'mark.parts[0].shape[1]'],
    ['an unknown shape', '"petal"', '"petel"', '{ "petal"', 'did you mean `petal`?'],
    ['an unknown dial', '"94+$gap"', '"94+$gab"', '"94+$gap"', 'did you mean `gap`?'],
    ['a text in place of a number', '"r": 7.5', '"r": "wide"', '"r": 7.5', 'inset'],
  ])('%s', (_, written, replacement, place, said) => {
    const mistakes = mistakesAfterChange(written, replacement);
    expect(mistakes).toContain(placeOf(place));
    expect(mistakes).toContain(said);
  });

  it('a missing field, as the start of its record', () => {
    const { mark: _, ...rest } = JSON.parse(FOX);
    expect(mistakesOf(JSON.stringify(rest))).toContain('fox.json:1:1: mark: expected a mark');
  });

  it.each([
    ['an extra comma', '"industries": [', '"industries": [,'],
    ['a missing colon', '"moods":', '"moods"'],
    ['a missing quotation mark', '"accented"', 'accented"'],
  ])('invalid JSON: %s', (_, written, replacement) => {
    const at = FOX.indexOf(written);
    const line = FOX.slice(0, at).split('\n').length;
    expect(mistakesAfterChange(written, replacement)).toMatch(
      new RegExp(`fox\\.json:${line}:\\d+: this is no JSON`),
    );
  });

  it('an unexpected end of the file', () => {
    expect(mistakesOf(FOX.trimEnd().slice(0, -1))).toContain('this is no JSON');
  });

  it('the mistakes in all files at once', () => {
    const broken = ['one', 'two'].map((id) => ({ path: `studio/library/concepts/${id}.json`, text: '{' }));
    expect(() => readLibrary({ concepts: broken, letters: [] })).toThrow(
      /one\.json:1:2: .*\n.*two\.json:1:2: /,
    );
  });
});

describe('the library files', () => {
  const all = [...files.concepts, ...files.letters];

  it('have no field twice in one record', () => {
    expect(
      all.flatMap(({ path, text }) => findPositions(text).repeated.map((field) => `${path}: ${field}`)),
    ).toEqual([]);
    expect(findPositions('{"a": {"b": 1, "b": 2}}').repeated).toEqual(['a.b']);
  });

  it('give concepts sorted by name, in whatever order the files are passed', () => {
    const { concepts } = readLibrary({ ...files, concepts: files.concepts.toReversed() });
    const ids = concepts.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(files.concepts.length);
  });

  it('give letter objects in the order of studio/library/letter-order.json', () => {
    const { letterObjects } = readLibrary(files);
    expect(letterObjects.slice(0, letterOrder.length).map(({ id }) => id)).toEqual(letterOrder);
    expect(letterObjects).toHaveLength(files.letters.length);
  });
});
