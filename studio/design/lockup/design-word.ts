// Designs logos without a separate mark: the name alone, with a detail or a descriptor, cut out of a plate, or
// with the mark as one of its letters.

import type { Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { convertCase } from '../../type/case.ts';
import { splitIntoGraphemes } from './break-lines.ts';
import { centreLines } from './compose-lines.ts';
import type { LineBuild, Lines, LetteringSetting } from './lines.ts';
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
  const withTouch = createTouches(setting, arranged).map((touch) =>
    createWordDesign(setting, `word:${lines.build}+${touch.id}`, touch.lines, rank + touch.gain),
  );
  const { lettering } = plain;
  const size = measureLettering(setting.letterer, lettering);
  const withYear =
    setting.brief.founded === undefined ? null : addDescriptorBelow(setting, lines.build, lettering, size);
  const plate: RankedLockup = {
    id: `plate:${lines.build}`,
    lettering: withYear ?? fillPlateWidth(setting, lettering),
    lockup: { layout: 'plate', ...WORD_ONLY, plate: createPlate(setting, size.height) },
    rank: rankBuild(setting, lines.build) + rankPlate(setting),
  };
  const withDescriptor = [plain, ...withTouch].flatMap((design) =>
    addDescriptor(setting, lines.build, design, size),
  );
  return [plain, ...withTouch, ...withDescriptor, plate];
};

/** Enlarges the lines of a loud plate to equal width, unless their widths differ too much. */
const fillPlateWidth = (setting: LetteringSetting, lettering: Lettering): Lettering => {
  if (setting.voice.tone !== 'loud' || lettering.lines.length !== 2) return lettering;
  const [first = 0, second = 0] = lettering.lines.map(
    (line) => measureLettering(setting.letterer, { ...lettering, lines: [line] }).width,
  );
  const ratio = first / second;
  return ratio >= 0.4 && ratio <= 2.5 ? { ...lettering, align: 'fit', leading: 0.26 } : lettering;
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

/**
 * Adds a descriptor below the name. In a quiet voice, a second design may set it between two rules. Returns no design
 * if no descriptor fits.
 */
const addDescriptor = (
  setting: LetteringSetting,
  build: LineBuild,
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

/** Returns the rank of a plate. A plate suits loud names and moods that are typical of labels, such as "rustic". */
const rankPlate = ({ voice, brief }: LetteringSetting): number => {
  if (voice.tone === 'loud') return 0.5;
  return voice.tone !== 'quiet' && brief.moods.some((mood) => LABEL_MOODS.includes(mood)) ? 0.3 : -0.3;
};

const createPlate = (setting: LetteringSetting, height: number): NonNullable<Lockup['plate']> => {
  const tight = setting.voice.tone === 'loud' ? 0.22 : 0.36;
  const round = setting.voice.tone === 'friendly' ? 0.34 : 0.06;
  return { pad: [tight * 1.25, tight], r: round * Math.min(2, height), role: 'lead' };
};

/**
 * The minimum number of characters of a name in which the mark replaces a letter. A shorter name would be hard to
 * read.
 */
const MIN_LENGTH_FOR_MARK_AS_LETTER = 5;

/** The rank of a design with an object that was drawn to replace a letter. It exceeds the rank of any other design. */
const OBJECT_AS_LETTER_RANK = 3;

/** Designs the name with an object in place of a letter, as wide and tall as that letter. */
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
  const fullLettering = createLettering(setting, lines);
  const design: RankedLockup = {
    id: `letter:${lines.build}`,
    lettering: createLettering(setting, place.without),
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter: { line: place.line, at: place.at, ...slot } },
    rank: OBJECT_AS_LETTER_RANK + rankBuild(setting, lines.build),
  };
  return [design, ...addDescriptor(setting, lines.build, design, measureLettering(letterer, fullLettering))];
};

/**
 * Designs the name with the mark in place of the letter that it resembles. A loud name in capitals is also cut out
 * of a plate.
 */
export const designMarkAsLetter = (
  setting: LetteringSetting,
  lines: Lines,
  mark: MarkShape,
): RankedLockup[] => {
  if (mark.object !== undefined) return designObjectAsLetter(setting, lines, mark, mark.object);
  if (lines.build !== 'one-line' || setting.voice.script !== 'cased') return [];
  if (mark.aspect < 0.45 || mark.aspect > 1.15 || mark.letters.length !== 1) return [];
  const characters = splitIntoGraphemes(convertCase(setting.text, setting.voice.case, setting.brief.locale));
  const index = characters.findIndex((sign) => mark.letters.includes(sign));
  if (index < 0 || characters.length < MIN_LENGTH_FOR_MARK_AS_LETTER) return [];
  const text = [...characters.slice(0, index), ...characters.slice(index + 1)].join('');
  const isCapital = setting.voice.capitals || /\p{Lu}/u.test(characters[index] ?? '');
  const height = isCapital ? 'cap' : 'x';
  const lettering = createLettering(setting, { ...lines, lines: [[{ text }]] });
  const markAsLetter = { line: 0, at: index, height, space: 0.07, overshoot: 0.015 } as const;
  const withoutPlate: RankedLockup = {
    id: 'letter:one-line',
    lettering,
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter },
    rank: rankMarkAsLetter(setting, mark),
  };
  if (setting.brief.founded !== undefined) {
    const size = measureLettering(setting.letterer, createLettering(setting, lines));
    return addDescriptor(setting, lines.build, withoutPlate, size);
  }
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals) return [withoutPlate];
  const plate: RankedLockup = {
    ...withoutPlate,
    id: 'letter-plate:one-line',
    lockup: { ...withoutPlate.lockup, layout: 'plate', plate: createPlate(setting, 1) },
    rank: withoutPlate.rank + 0.1,
  };
  return [plate, withoutPlate];
};

/**
 * Returns the rank of a mark in place of a letter. A constructed letter has one stroke width, so it suits typefaces
 * with even strokes best.
 */
const rankMarkAsLetter = ({ family, type, brief }: LetteringSetting, mark: MarkShape): number => {
  if (!hasPlainStems(family, type.weightHeading) || mark.constructed !== true) return 0.35;
  // A requested monogram must also work without the name.
  return brief.wishes.includes('mark:monogram') ? 0.8 : 1;
};
