// Ranks designs for a brief. The rank is a sum of small bonuses and penalties; higher is better.

import { mentionsPublicBody } from '../../brief/name/place-of-body.ts';
import { splitIntoGraphemes } from './break-lines.ts';
import type { LineBuild, LetteringSetting } from './lines.ts';
import type { MarkShape, MarkPlacement, RowForm } from './proportion.ts';
import { tradesWithTrait } from '../../library/trades.ts';

/**
 * Returns what a descriptor adds to the rank. Below a one-line name it makes a block as tall as the mark; below
 * several lines it is cramped. `lines` is the number of lines of the name.
 */
export const rankDescriptor = (
  setting: LetteringSetting,
  layout: 'row' | 'stack' | 'word',
  lines: number,
): number => {
  const { brief, voice, text } = setting;
  // The name of a public body is only a place, so the descriptor must say what the body is.
  if (mentionsPublicBody(brief.descriptor ?? '') && !brief.wishes.includes('use:small-sizes'))
    return PUBLIC_BODY_DESCRIPTOR_RANK;
  if (brief.wishes.some((wish) => WISHES_AGAINST_DESCRIPTOR.includes(wish))) return -1;
  if (voice.tone === 'loud') return -0.4;
  if (layout === 'row' && lines > 1) return -0.3;
  const short = splitIntoGraphemes(text).length <= 9 ? 0.1 : 0;
  return DESCRIPTOR_RANKS[layout] + short;
};

const PUBLIC_BODY_DESCRIPTOR_RANK = 0.5;
const DESCRIPTOR_RANKS = { row: 0.3, stack: 0.25, word: -0.1 } as const;

const WISHES_AGAINST_DESCRIPTOR = ['detail:minimal', 'use:small-sizes'];

/** Returns what a founding year adds to the rank. Below a name with a tail, it would be a third line. */
export const rankYear = ({ brief }: LetteringSetting, build: LineBuild): number =>
  brief.founded !== undefined && build === 'tail-below' ? -0.3 : 0;

/** Returns the rank of a build in a layout. */
export const rankBuild = (setting: LetteringSetting, build: LineBuild, layout?: 'row' | 'stack'): number => {
  // Below a mark, a short name should stay on one line. Beside a mark, two lines are about as tall as the mark.
  const broken = build === 'two-lines' || build === 'wrapped';
  if (broken && layout === 'stack') return splitIntoGraphemes(setting.text).length <= 16 ? 0.05 : 0.25;
  switch (build) {
    case 'house-above':
      return setting.voice.tone === 'quiet' ? 0.75 : 0.5;
    case 'joined-names':
      return setting.named > 20 ? 0.1 : 0.5;
    case 'tail-below':
      return 0.45;
    case 'block':
      return (setting.voice.tone === 'loud' ? 0.5 : 0.1) - computeCondensedPenalty(setting);
    case 'one-line':
      return 0.3;
    case 'justified':
      return layout === 'row' ? 0.4 : 0.25;
    case 'tail-beside':
    case 'two-lines':
    case 'wrapped':
      return 0.25;
    case 'joined-centred':
      if (setting.named > 17) return 0.55;
      // With a tail, there would be three lines.
      return setting.named < splitIntoGraphemes(setting.text).length ? -0.1 : 0.1;
    case 'joined-three':
      return setting.role === 'lead' ? 0.5 : 0.05;
    case 'two-weights':
      return setting.role === 'lead' ? 0.5 : 0;
    case 'halved':
      return (setting.role === 'lead' ? 0.25 : -0.2) - computeCondensedPenalty(setting);
    case 'dancing':
      return -0.1;
  }
};

/** Returns the cost of condensed typefaces with a single weight, which are hard to read in short lines. */
const computeCondensedPenalty = ({ family }: LetteringSetting): number =>
  family.width === 'condensed' && family.weights.length === 1 ? 0.35 : 0;

/** Returns the rank of a layout. `share` is the mark's share of the width in a row. */
export const rankLayout = (
  setting: LetteringSetting,
  mark: MarkShape,
  layout: 'row' | 'stack',
  share: number,
): number => {
  const { brief, voice } = setting;
  if (brief.wishes.includes(`layout:${layout === 'row' ? 'horizontal' : 'stacked'}`)) return 2;
  const stacked = layout === 'stack';
  let rank = stacked ? 0 : rankRowShare(share);
  if (voice.tone === 'quiet' && stacked) rank += 0.45;
  if (brief.script === 'Deva' && stacked) rank += 0.5;
  // An initial beside the word would repeat the word's first letter.
  if (mark.type === 'lettermark+wordmark' && stacked) rank += 0.6;
  if (mark.type === 'emblem' && stacked) rank += 0.3;
  return rank;
};

/**
 * Ranks the mark's share of the width in a row. Shares from 0.23 to 0.36 are best; below 0.19 the mark looks lost
 * beside the word.
 */
const rankRowShare = (share: number): number => {
  if (share < 0.19) return -0.35;
  if (share < 0.23) return 0.05;
  return share <= 0.36 ? 0.4 : 0.2;
};

/** Returns the rank of a form relative to the plain row, or null if the form does not suit. */
export const rankRowForm = (
  setting: LetteringSetting,
  place: MarkPlacement,
  form: RowForm,
): number | null => {
  const { capitals, script } = setting.voice;
  switch (form) {
    case 'row':
      return 0;
    case 'row-base':
      // Only a mark with a flat base, no wider than a few letters, may stand on the baseline.
      if (place.lines > 1 || script !== 'cased' || place.mark.flat !== true || place.mark.aspect > 1.3)
        return null;
      // Beside a taller mark, a word on the same baseline looks too low.
      return capitals || /[gjpqy]/u.test(setting.text) ? -0.15 : -0.08;
    case 'row-x':
      if (place.lines > 1 || capitals || script !== 'cased' || /\p{Lu}/u.test(setting.text)) return null;
      return /[bdfhklt]/u.test(setting.text.slice(0, 2)) ? -0.05 : 0.06;
    case 'row-rule':
      return rankDividingRule(setting, place);
    case 'row-block':
      if (place.lines < 2 || place.size.height < 2 || place.size.height > 4.2) return null;
      return place.mark.aspect >= 0.7 && place.mark.aspect <= 1.25 ? 0.03 : -0.2;
  }
};

const INSTITUTIONS = tradesWithTrait('institution');

/**
 * Ranks a rule between mark and name, or returns null if it does not suit them. It suits names of at least two lines,
 * above all those of institutions.
 */
const rankDividingRule = ({ voice, brief }: LetteringSetting, place: MarkPlacement): number | null => {
  if (place.lines < 2 || voice.tone === 'loud' || voice.tone === 'friendly') return null;
  if (place.mark.aspect > 1.4 || place.mark.type === 'emblem') return null;
  return brief.industries.some((each) => INSTITUTIONS.has(each)) ? 0.06 : -0.12;
};

/** Returns the rank of a form relative to the plain stack, or null if the form does not suit. */
export const rankStackForm = (
  setting: LetteringSetting,
  place: MarkPlacement,
  form: 'stack' | 'stack-large',
): number | null => {
  if (form === 'stack') return 0;
  const { tone } = setting.voice;
  // Above a long or heavy name a large mark is too loud.
  if (tone === 'loud' || place.size.width > 14 || place.mark.aspect > 1.5) return null;
  return tone === 'quiet' || setting.brief.wishes.includes('space:airy') ? 0.05 : -0.12;
};
