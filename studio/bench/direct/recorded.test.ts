// Recorded conversations, written from the guide and a prompt alone: each ends with a drawing of the art director.

import { beforeAll, describe, expect, it } from 'vitest';
import { readDecisions } from '../../decisions/read-decisions.ts';
import { directBrand } from '../../director/direct-brand.ts';
import type { Studio } from '../../studio.ts';
import { BRIEFS, GATES } from '../bench-data.ts';
import { svgShapeFindings } from '../measures/svg-shape.ts';
import { openLocalStudio } from '../open-studio.ts';
import { readRecordings } from './recordings.ts';

// A prompt without an answer is a conversation that has not begun.
const recordings = readRecordings().filter(({ answers }) => answers.length > 0);

describe('recorded answers', { timeout: 60_000 }, () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
  }, 60_000);

  it('belong to the prompt that their id names', () => {
    const prompts = new Map(BRIEFS.map(({ id, prompt }) => [id.slice(0, 3), prompt.trim()]));
    const strays = recordings.filter(
      ({ id, prompt }) => /^b\d\d/.test(id) && prompts.get(id.slice(0, 3)) !== prompt,
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  it.each(recordings)('$id', ({ prompt, answers }) => {
    const { designed, notes } = directBrand(studio, { prompt, seed: 11, answers });
    expect(notes).toHaveLength(answers.length);
    expect(designed.decisions.mark.source).toBe('art-director');
    const faults = [designed.identity.logo_svg, designed.identity.logo_svg_dark].flatMap((svg) =>
      svgShapeFindings(svg, GATES).filter(({ ok }) => !ok),
    );
    expect(faults).toEqual([]);
    expect(readDecisions(JSON.parse(JSON.stringify(designed.decisions)))).toMatchObject({ ok: true });
  });
});
