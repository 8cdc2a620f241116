import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATORS, SHAPES } from '@blazon/studio/language/blazon/language.ts';
import { createLanguagePictures, updatePage } from './language-pictures.ts';

const docsFolder = new URL('../docs/', import.meta.url);
const pictures = createLanguagePictures();

describe('the page about the drawing language', () => {
  it.each([...pictures.keys()])('has the picture %s as the engine draws it', (file) => {
    expect(readFileSync(new URL(`pictures/blazon/${file}`, docsFolder), 'utf8')).toBe(pictures.get(file));
  });

  it('has a picture of every shape and operator', () => {
    const names = [...Object.keys(SHAPES), ...Object.keys(OPERATORS)];
    expect(names.filter((name) => !pictures.has(`${name}.svg`))).toEqual([]);
  });

  it('has tables that match the definition of the language', () => {
    const page = readFileSync(new URL('blazon.md', docsFolder), 'utf8');
    expect(updatePage(page)).toBe(page);
  });
});
