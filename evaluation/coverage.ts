// Measures for how many trades and nouns the library has a fitting drawing: npm run evaluate -- coverage [--mistakes]
// [--json]. Each trade is drawn with a meaningless name, and each noun as a name without a trade. For held-back rows,
// only totals are printed, so that the library is not fitted to them.

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { openEngine } from './engine.ts';
import { extractConceptId } from './breadth/extract-concept-id.ts';
import type { Figure } from './figures.ts';
import { printLine, reportFigures } from './figures.ts';
import { readLocalLibrary } from '@blazon/studio/test/local-studio.ts';

const library = readLocalLibrary();

interface CoverageRow {
  words: string;
  /** The motifs or concepts that a careful person would accept. */
  fits: readonly string[];
  heldBack: boolean;
}

const SEED = 11;
const GOALS = { studied: 0.9, heldBack: 0.8 };
/** Names that suggest no picture, so that only the trade decides. */
const NEUTRAL_NAMES = ['Verrano', 'Talmiro', 'Ostelle', 'Kadira', 'Benvolo', 'Jurelle', 'Mavanti', 'Quorra'];

const readRows = (file: string): readonly CoverageRow[] =>
  JSON.parse(
    readFileSync(new URL(`coverage/${file}.json`, import.meta.url), 'utf8'),
  ) as readonly CoverageRow[];

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const PROMPT_WRITERS: Readonly<Record<string, (words: string, index: number) => string>> = {
  trades: (words, index) =>
    `${NEUTRAL_NAMES[index % NEUTRAL_NAMES.length] ?? ''}, ${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}.`,
  nouns: (words) => `A company called "${capitalise(words)}".`,
};

/**
 * Whether a row accepts a drawing. It must list the drawing's id, the concept's first word or one of its two main
 * motifs. For a letter object, it must list the id or one of the pictures that the object shows.
 */
const fitsRow = (id: string, row: CoverageRow): boolean => {
  const concept = library.concept(id);
  const pictures = library.letterObject(id)?.shows ?? concept?.motifs.slice(0, 2) ?? [];
  return [id, ...pictures, concept?.words[0] ?? ''].some((shown) => row.fits.includes(shown));
};

const engine = await openEngine();
const figures: Figure[] = [];
for (const [file, promptOf] of Object.entries(PROMPT_WRITERS)) {
  const tally: Record<'studied' | 'heldBack', [number, number]> = { studied: [0, 0], heldBack: [0, 0] };
  for (const [index, row] of readRows(file).entries()) {
    const { mark } = engine.design(promptOf(row.words, index), SEED).decisions;
    const ok = fitsRow(extractConceptId(mark), row);
    const part = row.heldBack ? tally.heldBack : tally.studied;
    part[0] += ok ? 1 : 0;
    part[1] += 1;
    if (!ok && !row.heldBack && argv.includes('--mistakes'))
      printLine(`${row.words}: ${mark.id}, not ${row.fits.join(' ')}`);
  }
  for (const [name, [correct, all]] of Object.entries(tally)) {
    const goal = name === 'studied' ? GOALS.studied : GOALS.heldBack;
    const value = Math.round((correct / Math.max(1, all)) * 1000) / 1000;
    figures.push({
      name: `${file}_${name === 'studied' ? 'studied' : 'held_back'}`,
      value,
      goal: `>=${goal}`,
    });
  }
}
reportFigures('studio:coverage', figures);
