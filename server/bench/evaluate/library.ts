/**
 * Evaluates identities that were drawn without a language model: writes contact sheets for blind judges, and computes
 * figures from their opinions.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { createMeaningText } from '@blazon/studio/design/meaning/meaning-text.ts';
import type { Figure } from '../../proofs/figures.ts';
import { openMeaning } from '../../workflows/generate-brand/open-meaning.ts';
import { type Judgement, nestDrawing, computeWinShare } from './judging.ts';
import type { Brief } from './run-jobs.ts';

/** A judge's opinion on one prompt. Two independent judges each give an opinion on every prompt. */
export interface Opinion {
  readonly id: string;
  readonly judge: string;
  /**
   * `fits`: the picture suits the brief. `letters`: it shows only letters or a plain shape. `wrong`: it shows
   * something else.
   */
  readonly picture: 'fits' | 'letters' | 'wrong';
  readonly name: 'right' | 'wrong';
  /** Whether wishes about colours and things to avoid were followed; `none` if the brief has no such wish. */
  readonly wishes: 'kept' | 'broken' | 'none';
  readonly because: string;
}

const opinionsFile = fileURLToPath(new URL('library/opinions.json', import.meta.url));
const preferencesFile = fileURLToPath(new URL('library/preferences.json', import.meta.url));
const cell = { width: 560, height: 380, margin: 30, label: 26, columns: 2, rows: 3 } as const;
const SEED = 1;

/** Writes contact sheets of six identities each, and beside each sheet a list of its prompts and unfulfilled wishes. */
export function writeSheets(briefs: readonly Brief[], drawingsFolder: string, out: string): void {
  mkdirSync(out, { recursive: true });
  const perSheet = cell.columns * cell.rows;
  for (let first = 0; first < briefs.length; first += perSheet) {
    const briefsOnSheet = briefs.slice(first, first + perSheet);
    writeFileSync(join(out, `${briefsOnSheet[0]?.id}.png`), renderSheet(briefsOnSheet, drawingsFolder));
    const list = briefsOnSheet.map(({ id, prompt }) => {
      const { unfulfilled } = JSON.parse(readFileSync(join(drawingsFolder, `${id}.json`), 'utf8')) as {
        unfulfilled: string[];
      };
      return { id, prompt, unfulfilled };
    });
    writeFileSync(join(out, `${briefsOnSheet[0]?.id}.json`), JSON.stringify(list, null, 2));
  }
}

function renderSheet(briefsOnSheet: readonly Brief[], drawingsFolder: string): Buffer {
  const { width, height, margin, label, columns, rows } = cell;
  const cells = briefsOnSheet.map(({ id }, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const svg = readFileSync(join(drawingsFolder, `${id}.svg`), 'utf8');
    return (
      `<rect x="${x + 4}" y="${y + label}" width="${width - 8}" height="${height - label - 4}" fill="#fff"/>` +
      `<text x="${x + 8}" y="${y + 20}" font-size="18" font-family="DejaVu Sans">${id}</text>` +
      nestDrawing(svg, x + margin, y + label + margin, width - 2 * margin, height - label - 2 * margin)
    );
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}"><rect width="100%" height="100%" fill="#DDDDDA"/>${cells.join('')}</svg>`;
  return new Resvg(sheet).render().asPng();
}

/**
 * Draws each prompt twice from the same seed: with rules only, and with the embedding model. Writes both drawings if
 * they differ. Returns the prompts whose drawings differ.
 */
export async function drawWithAndWithoutModel(
  briefs: readonly Brief[],
  { model, out }: { readonly model: string | undefined; readonly out: string },
): Promise<Brief[]> {
  const studio = await openLocalStudio();
  const embedder = await openMeaning(model);
  if (embedder === undefined) throw new Error('--model must name the folder of the embedding model');
  for (const kind of ['rules', 'meaning']) mkdirSync(join(out, kind), { recursive: true });
  const differing: Brief[] = [];
  for (const brief of briefs) {
    const { id, prompt } = brief;
    const meaning = await embedder.embed(createMeaningText(studio.library, prompt, readBrief(prompt)));
    const [byRules, byMeaning] = [undefined, meaning].map(
      (vector) => designBrand(studio, { prompt, seed: SEED, meaning: vector }).identity.logo_svg,
    );
    if (byRules === undefined || byMeaning === undefined || byRules === byMeaning) continue;
    writeFileSync(join(out, 'rules', `${id}.svg`), byRules);
    writeFileSync(join(out, 'meaning', `${id}.svg`), byMeaning);
    differing.push(brief);
  }
  return differing;
}

const readList = <T>(file: string): T[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];

const roundToThousandth = (share: number): number => Math.round(share * 1000) / 1000;

const computeShare = <T>(list: readonly T[], test: (each: T) => boolean): number =>
  list.length === 0 ? 0 : roundToThousandth(list.filter(test).length / list.length);

export function createLibraryFigures(): Figure[] {
  const opinions = readList<Opinion>(opinionsFile);
  const withWishes = opinions.filter(({ wishes }) => wishes !== 'none');
  const preferences = readList<Judgement>(preferencesFile);
  return [
    { name: 'opinions', value: opinions.length, goal: '>=400' },
    {
      name: 'fits_or_typographic',
      value: computeShare(opinions, ({ picture }) => picture !== 'wrong'),
      goal: '>=0.85',
    },
    {
      name: 'wrong_picture',
      value: computeShare(opinions, ({ picture }) => picture === 'wrong'),
      goal: '<=0.03',
    },
    { name: 'wrong_name', value: computeShare(opinions, ({ name }) => name === 'wrong'), goal: '<=0.01' },
    {
      name: 'wishes_kept',
      value: computeShare(withWishes, ({ wishes }) => wishes === 'kept'),
      goal: '>=0.97',
    },
    { name: 'meaning_judgements', value: preferences.length, goal: '>0' },
    {
      name: 'meaning_preferred',
      value: roundToThousandth(computeWinShare(preferences)),
      goal: '>=0.60',
    },
  ];
}
