// Draws marks for review: `npm run evaluate -- draw file.json|id ... [--out folder] [--inset]`. A file holds a mark
// or a whole identity in the drawing language. An id names a drawing of the library; `--inset` draws its small form.
// Prints the checker's warnings and writes one contact picture per mark.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process, { argv, stdout } from 'node:process';
import type { MarkBlazon, MarkSettings } from '@blazon/studio/language/blazon/blazon.ts';
import { checkMark } from '@blazon/studio/language/check/check-blazon.ts';
import { isDial } from '@blazon/studio/language/blazon/dials.ts';
import { drawMark } from '@blazon/studio/language/blazon/draw-blazon.ts';
import { describeFinding } from '@blazon/studio/language/blazon/findings.ts';
import { createInsetMark } from '@blazon/studio/test/inset-mark.ts';
import { openTypefaceLetters } from '@blazon/studio/test/typefaces.ts';
import type { MarkReading } from '@blazon/studio/language/blazon/read-blazon.ts';
import { readBlazon, readMark } from '@blazon/studio/language/blazon/read-blazon.ts';
import type { LibraryFile } from '@blazon/studio/library/read-files.ts';
import { readLibrary } from '@blazon/studio/library/read-library.ts';
import { localFiles } from '@blazon/studio/local-files.ts';
import { renderContactPicture } from './draw/contact-picture.ts';
import type { Fills } from './draw/tile.ts';

const letters = await openTypefaceLetters();
const DEFAULT_FOLDER = '.data/drawings';
const DEFAULT_SETTINGS: MarkSettings = { dials: {}, detail: 'fine' };

const printLine = (line: string): void => {
  stdout.write(`${line}\n`);
};

const readMarkFile = (path: string): MarkReading => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { ok: false, errors: [{ path: '(whole)', expected: 'JSON', found: String(error) }] };
  }
  const isWholeIdentity = typeof value === 'object' && value !== null && 'mark' in value;
  if (!isWholeIdentity) return readMark(value);
  const reading = readBlazon(value);
  if (!reading.ok) return reading;
  const { mark } = reading.blazon;
  return mark === null
    ? { ok: false, errors: [{ path: 'mark', expected: 'a mark to draw', found: 'null' }] }
    : { ok: true, mark };
};

/** Reads only the file of this drawing, so that mistakes in other files do not matter. */
const readLibraryMark = (id: string, inset: boolean): MarkReading => {
  const { concepts, letters: objects } = localFiles.readDrawings();
  const isWanted = ({ path }: LibraryFile): boolean => path.endsWith(`/${id}.json`);
  try {
    const library = readLibrary({ concepts: concepts.filter(isWanted), letters: objects.filter(isWanted) });
    const concept = library.concept(id);
    const mark =
      library.letterObject(id)?.mark ?? (concept && (inset ? createInsetMark(concept) : concept.mark));
    if (mark !== undefined) return { ok: true, mark };
  } catch (error) {
    return { ok: false, errors: [{ path: id, expected: 'a drawing', found: String(error) }] };
  }
  const expected = inset ? 'a concept with a small form' : 'a file or a drawing of the library';
  return { ok: false, errors: [{ path: id, expected, found: 'nothing' }] };
};

const drawFillsAt = (mark: MarkBlazon, settings: MarkSettings): Fills =>
  drawMark(mark, settings, letters).fills;

const drawDialEnds = (mark: MarkBlazon): Fills[] =>
  Object.entries(mark.dials).flatMap(([name, dial]) =>
    isDial(dial)
      ? [dial.min, dial.max].map((end) => drawFillsAt(mark, { ...DEFAULT_SETTINGS, dials: { [name]: end } }))
      : [],
  );

const drawAndWrite = (mark: MarkBlazon, name: string, folder: string): void => {
  const picture = renderContactPicture({
    main: drawFillsAt(mark, DEFAULT_SETTINGS),
    plain: drawFillsAt(mark, { dials: {}, detail: 'plain' }),
    ends: drawDialEnds(mark),
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, picture);
  const warnings = checkMark(mark, letters);
  printLine(`${name}: ${file}${warnings.length === 0 ? ', no warnings' : ''}`);
  for (const warning of warnings) printLine(`  ${warning}`);
};

const args = argv.slice(2);
const outIndex = args.indexOf('--out');
const folder = outIndex < 0 ? DEFAULT_FOLDER : (args[outIndex + 1] ?? DEFAULT_FOLDER);
const inset = args.includes('--inset');
const names = args.filter(
  (word, index) => !word.startsWith('--') && (outIndex < 0 || index !== outIndex + 1),
);

for (const argument of names) {
  const reading = argument.endsWith('.json') ? readMarkFile(argument) : readLibraryMark(argument, inset);
  if (reading.ok) {
    drawAndWrite(reading.mark, `${basename(argument, '.json')}${inset ? '-inset' : ''}`, folder);
  } else {
    printLine(`${argument}: cannot be read`);
    for (const error of reading.errors) printLine(`  ${describeFinding(error)}`);
    process.exitCode = 1;
  }
}
