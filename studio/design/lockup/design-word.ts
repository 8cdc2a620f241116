// Designs words without a separate mark: plain, with a descriptor, in a plate, or with the mark as one of the
// letters.

import type { Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { inCase } from '../../type/case.ts';
import { graphemes } from './break-lines.ts';
import { centred } from './compose-lines.ts';
import type { Build, Lines, Setting } from './lines.ts';
import { touchesOf } from './design-touches.ts';
import { described, withSideRules, letteringOf, measured, type Ranked, type Size } from './designed.ts';
import { hasPlainStems, slotOf } from './fit-letter.ts';
import { letterPlace } from './letter-place.ts';
import type { MarkShape } from './proportion.ts';
import { buildRank, descriptorRank } from './rank-lockup.ts';

const WORD_ONLY = { markHeight: 1, gap: 0, align: 'base', side: 'start' } as const;

export const wordDesigns = (setting: Setting, lines: Lines): Ranked[] => {
  const arranged = setting.voice.tone === 'quiet' && lines.lines.length > 1 ? centred(lines) : lines;
  const rank = buildRank(setting, lines.build) + 0.2;
  const plain = wordDesign(setting, `word:${lines.build}`, arranged, rank);
  const touched = touchesOf(setting, arranged).map((touch) =>
    wordDesign(setting, `word:${lines.build}+${touch.id}`, touch.lines, rank + touch.gain),
  );
  const { lettering } = plain;
  const size = measured(setting.letterer, lettering);
  const dated = setting.brief.founded === undefined ? null : described(setting, lines.build, lettering, size);
  const plate: Ranked = {
    id: `plate:${lines.build}`,
    lettering: dated ?? filled(setting, lettering),
    lockup: { layout: 'plate', ...WORD_ONLY, plate: plateFor(setting, size.height) },
    rank: buildRank(setting, lines.build) + plateRank(setting),
  };
  const longer = [plain, ...touched].flatMap((design) => withDescriptor(setting, lines.build, design, size));
  return [plain, ...touched, ...longer, plate];
};

/** Makes the lines of a loud plate fill its width, unless one of them would become too small. */
const filled = (setting: Setting, lettering: Lettering): Lettering => {
  if (setting.voice.tone !== 'loud' || lettering.lines.length !== 2) return lettering;
  const [first = 0, second = 0] = lettering.lines.map(
    (line) => measured(setting.letterer, { ...lettering, lines: [line] }).width,
  );
  const share = first / second;
  return share >= 0.4 && share <= 2.5 ? { ...lettering, align: 'fit', leading: 0.26 } : lettering;
};

const wordDesign = (setting: Setting, id: string, lines: Lines, rank: number): Ranked => ({
  id,
  lettering: letteringOf(setting, lines),
  lockup: { layout: 'word', ...WORD_ONLY },
  rank,
});

/** Adds a descriptor below the name. In a quiet voice it is set between rules. */
const withDescriptor = (setting: Setting, build: Build, design: Ranked, size: Size): Ranked[] => {
  const longer = described(setting, build, design.lettering, size);
  if (longer === null) return [];
  const rank = design.rank + descriptorRank(setting, 'word', design.lettering.lines.length);
  const under: Ranked = { ...design, id: `${design.id}+descriptor`, lettering: longer, rank };
  const between = setting.voice.tone === 'quiet' ? withSideRules(setting, longer) : null;
  if (between === null) return [under];
  const lettering: Lettering = { ...between, align: 'center' };
  return [under, { ...under, id: `${design.id}+flanked`, lettering, rank: rank + 0.25 }];
};

const LABELS = ['rustic', 'handmade', 'crafted', 'vintage', 'retro', 'industrial', 'strong'];

/** A plate suits loud names and labels. */
const plateRank = ({ voice, brief }: Setting): number => {
  if (voice.tone === 'loud') return 0.5;
  return voice.tone !== 'quiet' && brief.moods.some((mood) => LABELS.includes(mood)) ? 0.3 : -0.3;
};

const plateFor = (setting: Setting, height: number): NonNullable<Lockup['plate']> => {
  const tight = setting.voice.tone === 'loud' ? 0.22 : 0.36;
  const round = setting.voice.tone === 'friendly' ? 0.34 : 0.06;
  return { pad: [tight * 1.25, tight], r: round * Math.min(2, height), role: 'lead' };
};

/** The minimum number of letters. A shorter name depends too much on each of them. */
const MIN_SIGNS = 5;

/** The rank of an object that was drawn as this letter. It is above every other design. */
const MADE_FOR_IT = 3;

/** Sets an object in place of a letter, with the letter's width and height. */
const objectAsLetter = (
  setting: Setting,
  lines: Lines,
  { letters }: MarkShape,
  object: NonNullable<MarkShape['object']>,
): Ranked[] => {
  const { letterer, brief, type, family } = setting;
  if (!hasPlainStems(family, type.weightHeading)) return [];
  const place = letterPlace(setting, lines, letters);
  const slot = place && slotOf(letterer, brief, type, place.sign, object);
  if (place === null || slot === null) return [];
  const whole = letteringOf(setting, lines);
  const design: Ranked = {
    id: `letter:${lines.build}`,
    lettering: letteringOf(setting, place.without),
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter: { line: place.line, at: place.at, ...slot } },
    rank: MADE_FOR_IT + buildRank(setting, lines.build),
  };
  return [design, ...withDescriptor(setting, lines.build, design, measured(letterer, whole))];
};

/** Sets the mark in place of the letter that it resembles. Loud names get a plate as well. */
export const asLetter = (setting: Setting, lines: Lines, mark: MarkShape): Ranked[] => {
  if (mark.object !== undefined) return objectAsLetter(setting, lines, mark, mark.object);
  if (lines.build !== 'one-line' || setting.voice.script !== 'cased') return [];
  if (mark.aspect < 0.45 || mark.aspect > 1.15 || mark.letters.length !== 1) return [];
  const signs = graphemes(inCase(setting.text, setting.voice.case, setting.brief.locale));
  const at = signs.findIndex((sign) => mark.letters.includes(sign));
  if (at < 0 || signs.length < MIN_SIGNS) return [];
  const text = [...signs.slice(0, at), ...signs.slice(at + 1)].join('');
  const capital = setting.voice.capitals || /\p{Lu}/u.test(signs[at] ?? '');
  const height = capital ? 'cap' : 'x';
  const lettering = letteringOf(setting, { ...lines, lines: [[{ text }]] });
  const markAsLetter = { line: 0, at, height, space: 0.07, overshoot: 0.015 } as const;
  const free: Ranked = {
    id: 'letter:one-line',
    lettering,
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter },
    rank: letterRank(setting, mark),
  };
  if (setting.brief.founded !== undefined) {
    const size = measured(setting.letterer, letteringOf(setting, lines));
    return withDescriptor(setting, lines.build, free, size);
  }
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals) return [free];
  const plate: Ranked = {
    ...free,
    id: 'letter-plate:one-line',
    lockup: { ...free.lockup, layout: 'plate', plate: plateFor(setting, 1) },
    rank: free.rank + 0.1,
  };
  return [plate, free];
};

/**
 * Ranks a constructed letter in the name. It has one stroke width, so it matches only typefaces with even strokes.
 */
const letterRank = ({ family, type, brief }: Setting, mark: MarkShape): number => {
  if (!hasPlainStems(family, type.weightHeading) || mark.constructed !== true) return 0.35;
  // A requested monogram must also work without the name.
  return brief.wishes.includes('mark:monogram') ? 0.8 : 1;
};
