// What an art director drew is refined like anything else: the record is all that a refinement needs.

import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../bench/open-studio.ts';
import { warmthOf } from '../colour/measures.ts';
import type { Decisions } from '../decisions/decisions.ts';
import { readDecisions } from '../decisions/read-decisions.ts';
import { refineBrand } from '../refine-brand.ts';
import type { Designed, Studio } from '../studio.ts';
import { directBrand } from './direct-brand.ts';
import { dovetail } from './examples/dovetail.ts';
import { sharedBar } from './examples/shared-bar.ts';
import { tiptoe } from './examples/tiptoe.ts';
import { whale } from './examples/whale.ts';

describe('refining what the art director drew', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
  }, 60_000);

  const directed = ({ prompt, identity }: typeof whale): Decisions => {
    const answers = [JSON.stringify({ drafts: [identity] })];
    const { decisions } = directBrand(studio, { prompt, seed: 2, answers }).designed;
    expect(decisions.mark.source).toBe('art-director');
    const reading = readDecisions(JSON.parse(JSON.stringify(decisions)));
    if (!reading.ok) throw new Error(reading.problem);
    return reading.decisions;
  };
  const refined = (parent: Decisions, prompt: string): Designed =>
    refineBrand(studio, { lineage: [parent], prompt });
  const markOf = ({ identity }: Designed): string =>
    /<g id="mark">.*?<\/g>/.exec(identity.logo_svg)?.[0] ?? '';

  it('warmer: another colour, the same drawing', { timeout: 30_000 }, () => {
    const parent = directed(whale);
    const child = refined(parent, 'make it warmer');
    expect(warmthOf(child.decisions.palette.primary)).toBeGreaterThan(warmthOf(parent.palette.primary));
    expect(child.decisions.blazon).toEqual(parent.blazon);
  });

  it('bolder: heavier letters and a heavier mark', { timeout: 30_000 }, () => {
    const parent = directed(sharedBar);
    const { decisions } = refined(parent, 'bolder');
    expect(decisions.type.weightHeading).toBeGreaterThan(parent.type.weightHeading);
    expect(decisions.settings.dials['weight']).toBeGreaterThan(16);
  });

  it('simpler: fewer points', { timeout: 30_000 }, () => {
    const parent = directed(whale);
    const child = refined(parent, 'simpler');
    const before = studio.sketchbook.sketch(parent.blazon.mark ?? raise(), parent.settings).measures?.nodes;
    const after = studio.sketchbook.sketch(child.decisions.blazon.mark ?? raise(), child.decisions.settings)
      .measures?.nodes;
    expect(after).toBeLessThan(before ?? 0);
  });

  it('stack: the mark above the same letters', { timeout: 30_000 }, () => {
    const parent = directed(whale);
    const { decisions } = refined(parent, 'stack it: put the symbol above the name');
    expect(decisions.blazon.lockup.layout).toBe('stack');
    expect(decisions.blazon.mark).toEqual(parent.blazon.mark);
  });

  it('a mark that is a letter stays one when the type changes', { timeout: 30_000 }, () => {
    const parent = directed(dovetail);
    const child = refined(parent, 'use a serif');
    expect(child.decisions.blazon.lockup.markAsLetter).toEqual(parent.blazon.lockup.markAsLetter);
    expect(child.decisions.text).toBe('DOVETAIL');
    expect(markOf(child)).not.toBe('');
  });

  it('a wordmark takes another case with all of its letters', { timeout: 30_000 }, () => {
    const child = refined(directed(tiptoe), 'all capitals');
    expect(child.decisions.text).toBe('TIPTOE');
  });
});

const raise = (): never => {
  throw new Error('there is no mark');
};
