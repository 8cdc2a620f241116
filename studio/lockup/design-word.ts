// Words without a mark beside them: plain, with a descriptor, in a plate, or with the mark as one of the letters.

import type { Lockup } from '../blazon/blazon.ts';
import { inCase } from '../lettering/case.ts';
import { graphemes } from './break-lines.ts';
import { centred, type Lines, type Setting } from './compose-lines.ts';
import { described, letteringOf, measured, type Ranked } from './designed.ts';
import type { MarkShape } from './proportion.ts';
import { buildRank, descriptorRank } from './rank-lockup.ts';

const WORD_ONLY = { markHeight: 1, gap: 0, align: 'base', side: 'start' } as const;

export const wordDesigns = (setting: Setting, lines: Lines): Ranked[] => {
  const arranged = setting.voice.tone === 'quiet' && lines.lines.length > 1 ? centred(lines) : lines;
  const lettering = letteringOf(setting, arranged);
  const plain: Ranked = {
    id: `word:${lines.build}`,
    lettering,
    lockup: { layout: 'word', ...WORD_ONLY },
    rank: buildRank(setting, lines.build) + 0.2,
  };
  const size = measured(setting.letterer, lettering);
  const plate: Ranked = {
    id: `plate:${lines.build}`,
    lettering,
    lockup: { layout: 'plate', ...WORD_ONLY, plate: plateFor(setting, size.height) },
    rank: buildRank(setting, lines.build) + (setting.voice.tone === 'loud' ? 0.5 : -0.3),
  };
  const longer = described(setting, lines.build, lettering, size);
  if (longer === null) return [plain, plate];
  const withDescriptor: Ranked = {
    ...plain,
    id: `${plain.id}+descriptor`,
    lettering: longer,
    rank: plain.rank + descriptorRank(setting, 'row'),
  };
  return [plain, withDescriptor, plate];
};

const plateFor = (setting: Setting, height: number): NonNullable<Lockup['plate']> => {
  const tight = setting.voice.tone === 'loud' ? 0.22 : 0.36;
  const round = setting.voice.tone === 'friendly' ? 0.34 : 0.06;
  return { pad: [tight * 1.25, tight], r: round * Math.min(2, height), role: 'lead' };
};

/** The mark in place of the letter that it reads as; loud names have it in a plate. */
export const asLetter = (setting: Setting, lines: Lines, mark: MarkShape): Ranked[] => {
  if (lines.build !== 'one-line' || setting.voice.script !== 'cased') return [];
  if (mark.aspect < 0.45 || mark.aspect > 1.15) return [];
  const signs = graphemes(inCase(setting.text, setting.voice.case, setting.brief.locale));
  const at = signs.findIndex((sign) => mark.letters.includes(sign));
  if (at < 0 || signs.length < 3) return [];
  const text = [...signs.slice(0, at), ...signs.slice(at + 1)].join('');
  const capital = setting.voice.capitals || /\p{Lu}/u.test(signs[at] ?? '');
  const height = capital ? 'cap' : 'x';
  const lettering = letteringOf(setting, { ...lines, lines: [[{ text }]] });
  const markAsLetter = { line: 0, at, height, space: 0.07, overshoot: 0.015 } as const;
  const free: Ranked = {
    id: 'letter:one-line',
    lettering,
    lockup: { layout: 'word', ...WORD_ONLY, markAsLetter },
    rank: 0.35,
  };
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals) return [free];
  const plate: Ranked = {
    ...free,
    id: 'letter-plate:one-line',
    lockup: { ...free.lockup, layout: 'plate', plate: plateFor(setting, 1) },
    rank: 0.6,
  };
  return [plate, free];
};
