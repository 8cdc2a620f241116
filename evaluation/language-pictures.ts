// Writes the pictures and the tables of docs/blazon.md, the page about the drawing language: `npm run evaluate --
// language-pictures`. A test fails when they are out of date.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { MarkBlazon } from '@blazon/studio/language/blazon/blazon.ts';
import type { Term } from '@blazon/studio/language/blazon/language.ts';
import { OPERATORS, SHAPES } from '@blazon/studio/language/blazon/language.ts';
import { PATTERNS } from '@blazon/studio/language/blazon/patterns.ts';
import { readBlazon } from '@blazon/studio/language/blazon/read-blazon.ts';
import { OPERATOR_EXAMPLES, SHAPE_EXAMPLES, USE_EXAMPLE } from './language/examples.ts';
import { drawMarkPicture, drawOperatorPicture, drawShapePicture } from './language/picture.ts';

const PICTURES_FOLDER = new URL('../docs/pictures/blazon/', import.meta.url);
const PAGE_URL = new URL('../docs/blazon.md', import.meta.url);
const BEGIN_MARKER = '<!-- language: written by npm run evaluate -- language-pictures -->';
const END_MARKER = '<!-- language: end -->';

const readMarkOrThrow = (id: string, written: unknown): MarkBlazon => {
  const reading = readBlazon(written);
  if (!reading.ok || reading.blazon.mark === null) throw new Error(`the pattern ${id} cannot be read`);
  return reading.blazon.mark;
};

/** Returns the SVG pictures by file name. */
export const createLanguagePictures = (): Map<string, string> => {
  const pictures = new Map<string, string>();
  for (const [name, shape] of Object.entries(SHAPE_EXAMPLES))
    pictures.set(`${name}.svg`, drawShapePicture(name, shape));
  for (const [name, { before, step }] of Object.entries(OPERATOR_EXAMPLES)) {
    pictures.set(`${name}.svg`, drawOperatorPicture(name, before, step));
  }
  pictures.set('use.svg', drawMarkPicture('use', readMarkOrThrow('use', { idea: 'use', mark: USE_EXAMPLE })));
  for (const { id, written } of PATTERNS)
    pictures.set(`pattern-${id}.svg`, drawMarkPicture(id, readMarkOrThrow(id, written)));
  return pictures;
};

const describeArguments = (term: Term): string =>
  Object.entries(term.takes)
    .map(([name, { optional }]) => `\`${name}\`${optional === true ? '?' : ''}`)
    .join(' ');

const createTableRows = (terms: Readonly<Record<string, Term>>, width: number): string[] =>
  Object.entries(terms).map(([name, term]) => {
    const picture = `<img src="pictures/blazon/${name}.svg" width="${width}" alt="${name}">`;
    const alone = term.alone === undefined ? '' : ` Alone: \`${term.alone}\`.`;
    return `| ${picture} | **\`${name}\`** | ${describeArguments(term)} | ${term.says}${alone} |`;
  });

/** Returns the generated section: a table of the shapes and a table of the operators. */
const createLanguageSection = (): string =>
  [
    BEGIN_MARKER,
    '',
    '### Shapes',
    '',
    '| | name | arguments (`?` may be left out) | |',
    '|---|---|---|---|',
    ...createTableRows(SHAPES, 72),
    '',
    '### Operators',
    '',
    '| before and after | name | arguments | |',
    '|---|---|---|---|',
    ...createTableRows(OPERATORS, 150),
    '',
    END_MARKER,
  ].join('\n');

/** Returns the page with its generated section replaced. */
export const updatePage = (page: string): string => {
  const [from, to] = [page.indexOf(BEGIN_MARKER), page.indexOf(END_MARKER)];
  if (from < 0 || to < from) throw new Error('docs/blazon.md has lost the markers around its tables');
  return page.slice(0, from) + createLanguageSection() + page.slice(to + END_MARKER.length);
};

if (import.meta.main) {
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  for (const [file, contents] of createLanguagePictures())
    writeFileSync(new URL(file, PICTURES_FOLDER), contents);
  writeFileSync(PAGE_URL, updatePage(readFileSync(PAGE_URL, 'utf8')));
}
