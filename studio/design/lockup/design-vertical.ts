// Designs names that are set vertically, as on a shop sign. Only scripts with square characters allow this.

import type { Word } from '../../language/blazon/blazon.ts';
import { splitIntoGraphemes } from './break-lines.ts';
import type { Lines, LetteringSetting } from './lines.ts';
import { createLettering, type RankedLockup } from './designed-lockup.ts';
import type { MarkShape } from './proportion.ts';

/**
 * Whether the name is set vertically: a name of two or three Chinese or Japanese characters or, on request, any name
 * of up to eight square characters.
 */
export const isSetVertically = (setting: LetteringSetting): boolean => {
  const count = splitIntoGraphemes(setting.text).length;
  if (setting.brief.wishes.includes('layout:vertical'))
    return setting.voice.script === 'square' && count <= 8;
  return setting.voice.script === 'square' && setting.brief.script !== 'Kore' && count >= 2 && count <= 3;
};

export const designVerticalLockups = (setting: LetteringSetting, mark: MarkShape | null): RankedLockup[] => {
  const lines: Lines = { build: 'one-line', lines: [[{ text: setting.text }]], align: 'left', leading: 0.4 };
  const count = splitIntoGraphemes(setting.text).length;
  const aspect = mark?.aspect ?? 1;
  const isRequested = setting.brief.wishes.includes('layout:vertical');
  const plain: RankedLockup = {
    id: 'vertical:one-line',
    lettering: createLettering(setting, lines),
    lockup: {
      layout: 'vertical',
      markHeight: Math.round(10 * Math.min(count * 0.95, 2.3 / Math.max(1, aspect))) / 10,
      gap: 0.34,
      align: 'centre',
      side: 'start',
    },
    rank: setting.voice.tone === 'quiet' || isRequested ? 1.4 : 0.6,
  };
  const above: RankedLockup[] =
    mark === null
      ? []
      : [
          {
            ...plain,
            id: 'vertical-top:one-line',
            lockup: { ...plain.lockup, markHeight: 1.7, gap: 0.36, side: 'top' },
            // A column below a mark makes the lockup very tall, so it is rarely the better choice.
            rank: plain.rank - 0.18,
          },
        ];
  const descriptor = setting.brief.descriptor;
  if (
    descriptor === null ||
    !SQUARE_SIGNS.test(descriptor) ||
    splitIntoGraphemes(descriptor).length > 3 * count
  )
    return [plain, ...above];
  const column: Word = { text: descriptor, size: 0.26, tracking: 0.3, role: 'quiet' };
  const withDescriptor: RankedLockup = {
    ...plain,
    id: 'vertical:one-line+descriptor',
    lettering: { ...plain.lettering, lines: [...plain.lettering.lines, [column]] },
    // Two columns are harder to read than one.
    rank: plain.rank - 0.1,
  };
  return [plain, withDescriptor, ...above];
};

const SQUARE_SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
