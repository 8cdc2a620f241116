import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATORS, SHAPES } from '@blazon/studio/language/blazon/language.ts';
import { createLanguagePictures, renewPage } from './language-pictures.ts';

const docs = new URL('../docs/', import.meta.url);
const pictures = createLanguagePictures();

describe('the pictures of the language', () => {
  it.each([...pictures.keys()])("%s matches the engine's drawing", (file) => {
    expect(readFileSync(new URL(`pictures/blazon/${file}`, docs), 'utf8')).toBe(pictures.get(file));
  });

  it('show every shape and operator', () => {
    const names = [...Object.keys(SHAPES), ...Object.keys(OPERATORS)];
    expect(names.filter((name) => !pictures.has(`${name}.svg`))).toEqual([]);
  });

  it('are on a page whose tables match the language', () => {
    const page = readFileSync(new URL('blazon.md', docs), 'utf8');
    expect(renewPage(page)).toBe(page);
  });
});
