// Designs words without a separate mark: plain, with a descriptor, in a plate, or with the mark as one of the
// letters.

import type { Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { convertCase } from '../../type/case.ts';
import { graphemes } from './break-lines.ts';
import { centreLines } from './compose-lines.ts';
import type { Build, Lines, LetteringSetting } from './lines.ts';
import { createTouches } from './design-touches.ts';
import {
  addDescriptorBelow,
  addSideRules,
  createLettering,
  measureLettering,
  type RankedLockup,
  type Size,
} from './designed-lockup.ts';
import { hasPlainStems, createLetterSlot } from './fit-letter.ts';
import { findLetterPlace } from './letter-place.ts';
import type { MarkShape } from './proportion.ts';
import { rankBuild, rankDescriptor } from './rank-lockup.ts';

const WORD_ONLY = { markHeight: 1, gap: 0, align: 'base', side: 'start' } as const;

export const designWords = (setting: LetteringSetting, lines: Lines): RankedLockup[] => {
  const arranged = setting.voice.tone === 'quiet' && lines.lines.length > 1 ? centreLines(lines) : lines;
  const rank = rankBuild(setting, lines.build) + 0.2;
  const plain = createWordDesign(setting, `word:${lines.build}`, arranged, rank);
  const touched = createTouches(setting, arranged).map((touch) =>
    createWordDesign(setting, `word:${lines.build}+${touch.id}`, touch.lines, rank + touch.gain),
  );
  const { lettering } = plain;
  const size = measureLettering(setting.letterer, lettering);
  const dated =
    setting.brief.founded === undefined ? null : addDescriptorBelow(setting, lines.build, lettering, size);
  const plate: RankedLockup = {
    id: `plate:${lines.build}`,
    lettering: dated ?? fillPlateWidth(setting, lettering),
    lockup: { layout: 'plate', ...WORD_ONLY, plate: createPlate(setting, size.height) },
    rank: rankBuild(setting, lines.build) + rankPlate(setting),
  };
  const longer = [plain, ...touched].flatMap((design) => addDescriptor(setting, lines.build, design, size));
  return [plain, ...touched, ...longer, plate];
};

/** Makes the lines of a loud plate fill its width, unless one of them would become too small. */
const fillPlateWidth = (setting: LetteringSetting, lettering: Lettering): Lettering => {
  if (setting.voice.tone !== 'loud' || lettering.lines.length !== 2) return lettering;
  const [first = 0, second = 0] = lettering.lines.map(
    (line) => measureLettering(setting.letterer, { ...lettering, lines: [line] }).width,
  );
  const share = first / second;
  return share >= 0.4 && share <= 2.5 ? { ...lettering, align: 'fit', leading: 0.26 } : lettering;
};

const createWordDesign = (
  setting: LetteringSetting,
  id: string,
  lines: Lines,
  rank: number,
): RankedLockup => ({
  id,
  lettering: createLettering(setting, lines),
  lockup: { layout: 'word', ...WORD_ONLY },
  rank,
});

/** Adds a descriptor below the name. In a quiet voice it is set between rules. */
const addDescriptor = (
  setting: LetteringSetting,
  build: Build,
  design: RankedLockup,
  size: Size,
): RankedLockup[] => {
  const longer = addDescriptorBelow(setting, build, design.lettering, size);
  if (longer === null) return [];
  const rank = design.rank + rankDescriptor(setting, 'word', design.lettering.lines.length);
  const under: RankedLockup = { ...design, id: `${design.id}+descriptor`, lettering: longer, rank };
  const between = setting.voice.tone === 'quiet' ? addSideRules(setting, longer) : null;
  if (between === null) return [under];
  const lettering: Lettering = { ...between, align: 'center' };
  return [under, { ...under, id: `${design.id}+flanked`, lettering, rank: rank + 0.25 }];
};

const LABEL_MOODS = ['rustic', 'handmade', 'crafted', 'vintage', 'retro', 'industrial', 'strong'];

/** A plate suits loud names and labels. */
const rankPlate = ({ voice, brief }: LetteringSetting): number => {
  if (voice.tone === 'loud') return 0.5;
  return voice.tone !== 'quiet' && brief.moods.some((mood) => LABEL_MOODS.includes(mood)) ? 0.3 : -0.3;
};

const createPlate = (setting: LetteringSetting, height: number): NonNullable<Lockup['plate']> => {
  const tight = setting.voice.tone === 'loud' ? 0.22 : 0.36;
  const round = setting.voice.tone === 'friendly' ? 0.34 : 0.06;
  return { pad: [tight * 1.25, tight], r: round * Math.min(2, height), role: 'lead' };
};

/** The minimum number of letters. A shorter name depends too much on each of them. */
const MIN_NAME_LENGTH = 5;

/** The rank of an object that was drawn as this letter. It is above every other design. */
const OBJECT_AS_LETTER_RANK = 3;

/** Sets an object in place of a letter, with the letter's width and height. */
const designObjectAsLetter = (
  setting: LetteringSetting,
  lines: Lines,
  { letters }: MarkShape,
  object: NonNullable<MarkShape['object']>,
): RankedLockup[] => {
  const { letterer, brief, type, family } = setting;
  if (!hasPlainStems(family, type.weightHeading)) return [];
  const place = findLetterPlace(setting, lines, letters);
  const slot = place && createLetterSlot(letterer, brief, type, place.sign, object);
  if (place === null || slot === null) return [];
  const whole = createLettering(setting, lines);
  const design: RankedLockup = {
    id: `letter:${lines.build}`,
    lettering: createLettering(setting, place.without),
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter: { line: place.line, at: place.at, ...slot } },
    rank: OBJECT_AS_LETTER_RANK + rankBuild(setting, lines.build),
  };
  return [design, ...addDescriptor(setting, lines.build, design, measureLettering(letterer, whole))];
};

/** Sets the mark in place of the letter that it resembles. Loud names get a plate as well. */
export const designMarkAsLetter = (
  setting: LetteringSetting,
  lines: Lines,
  mark: MarkShape,
): RankedLockup[] => {
  if (mark.object !== undefined) return designObjectAsLetter(setting, lines, mark, mark.object);
  if (lines.build !== 'one-line' || setting.voice.script !== 'cased') return [];
  if (mark.aspect < 0.45 || mark.aspect > 1.15 || mark.letters.length !== 1) return [];
  const signs = graphemes(convertCase(setting.text, setting.voice.case, setting.brief.locale));
  const at = signs.findIndex((sign) => mark.letters.includes(sign));
  if (at < 0 || signs.length < MIN_NAME_LENGTH) return [];
  const text = [...signs.slice(0, at), ...signs.slice(at + 1)].join('');
  const capital = setting.voice.capitals || /\p{Lu}/u.test(signs[at] ?? '');
  const height = capital ? 'cap' : 'x';
  const lettering = createLettering(setting, { ...lines, lines: [[{ text }]] });
  const markAsLetter = { line: 0, at, height, space: 0.07, overshoot: 0.015 } as const;
  const free: RankedLockup = {
    id: 'letter:one-line',
    lettering,
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter },
    rank: rankMarkAsLetter(setting, mark),
  };
  if (setting.brief.founded !== undefined) {
    const size = measureLettering(setting.letterer, createLettering(setting, lines));
    return addDescriptor(setting, lines.build, free, size);
  }
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals) return [free];
  const plate: RankedLockup = {
    ...free,
    id: 'letter-plate:one-line',
    lockup: { ...free.lockup, layout: 'plate', plate: createPlate(setting, 1) },
    rank: free.rank + 0.1,
  };
  return [plate, free];
};

/**
 * Ranks a constructed letter in the name. It has one stroke width, so it matches only typefaces with even strokes.
 */
const rankMarkAsLetter = ({ family, type, brief }: LetteringSetting, mark: MarkShape): number => {
  if (!hasPlainStems(family, type.weightHeading) || mark.constructed !== true) return 0.35;
  // A requested monogram must also work without the name.
  return brief.wishes.includes('mark:monogram') ? 0.8 : 1;
};
