import { describe, expect, test } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import type { Brief } from '../../brief/brief.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import { createLineBuilds, createSetting } from './compose-lines.ts';
import { designLockups } from './design-lockup.ts';
import { heightOf } from './ink.ts';
import { findLetterPlace } from './letter-place.ts';
import type { MarkShape } from './proportion.ts';
import { typesetBlock } from './set-block.ts';
import { createTestBrief } from './test-briefs.ts';

const { letterer } = await openLocalStudio();
const TYPE = { family: 'Figtree', weightHeading: 700, weightBody: 400 };

const replaceLetter = (name: string, letters = ['o', 'O'], said: Partial<Brief> = {}): string | null => {
  const setting = createSetting(letterer, createTestBrief(name, said), name, TYPE, true);
  const [lines] = createLineBuilds(setting);
  const place = lines === undefined ? null : findLetterPlace(setting, lines, letters);
  const words = place?.without.lines[place.line] ?? [];
  const text = words.map((word) => word.text).join('');
  return place && `${text.slice(0, place.at)}_${text.slice(place.at)}`;
};

describe('the place of an object in a name', () => {
  test.each([
    ['Limono', 'Lim_no'],
    ['Orlando', 'Orland_'],
    ['Orchard', '_rchard'],
    ['Bloomery', 'Blo_mery'],
    ['Pomme Pilot', 'P_mme Pilot'],
    ['Morrow Coffee', 'Morr_w'],
  ])('is a letter that the object resembles: %s becomes %s', (name, text) => {
    expect(replaceLetter(name)).toBe(text);
  });

  test.each(['Zoa', 'Otis', 'Zest', 'Los Ox'])('is null if the object can replace no letter: %s', (name) => {
    expect(replaceLetter(name)).toBeNull();
  });

  test('depends on the case in which the name is set', () => {
    const upper = { wishes: ['case:upper'] };
    expect(replaceLetter('Lumina', ['i'])).toBe('Lum_na');
    expect(replaceLetter('Lumina', ['i'], upper)).toBeNull();
    expect(replaceLetter('Limono', ['O'], upper)).toBe('LIM_NO');
  });
});

const ORANGE: MarkShape = {
  type: 'lettermark+wordmark',
  aspect: 1,
  letters: ['o', 'O'],
  object: { tall: 1, over: 0 },
};

const designBestLockup = (name: string, family = 'Figtree', mark = ORANGE) =>
  designLockups(letterer, {
    brief: createTestBrief(name),
    text: name,
    type: { ...TYPE, family },
    mark,
    stream: openSeedStream(7),
  })[0];

describe('a lockup with an object', () => {
  test('ranks first the design in which the object replaces a letter', () => {
    expect(designBestLockup('Limono')?.id).toMatch(/^letter:/);
    expect(designBestLockup('Morrow Coffee')?.id).toBe('letter:tail-below');
  });

  test('puts the object beside a name in which it cannot replace a letter', () => {
    expect(designBestLockup('Zest')?.id).not.toMatch(/^letter:/);
    expect(designBestLockup('Limono', 'Lora')?.lockup.markAsLetter).toBeUndefined();
  });

  test.each(['Figtree', 'Outfit', 'Montserrat', 'Inter'])(
    'gives the object the width of the letter in %s',
    (family) => {
      const design = designBestLockup('Limono', family);
      const slot = design?.lockup.markAsLetter;
      if (design === undefined || slot === undefined) throw new Error('no letter was designed');
      const block = typesetBlock(letterer, design.lettering, 'word', { ...slot, aspect: 1 });
      const own = letterer.shape({
        text: 'o',
        family,
        weight: 700,
        italic: false,
        tracking: 0,
        locale: 'en',
        vertical: false,
      });
      const box = boundingBoxOf(own.glyphs.flatMap(({ outline }) => outline));
      const height = box === null ? 0 : ((box.bottom - box.top) / own.capHeight) * 100;
      expect(block.slot && heightOf(block.slot)).toBeCloseTo(height, 0);
    },
  );
});
