// Which of several designs is the best for a brief: a sum of small reasons.

import { graphemes } from './break-lines.ts';
import type { Build, Setting } from './compose-lines.ts';
import type { MarkShape } from './proportion.ts';

export const descriptorRank = (setting: Setting, layout: 'row' | 'stack'): number => {
  const { brief, voice, text } = setting;
  if (brief.wishes.includes('detail:minimal') || brief.wishes.includes('use:small-sizes')) return -1;
  if (voice.tone === 'loud') return -0.4;
  const short = graphemes(text).length <= 9 ? 0.1 : 0;
  return layout === 'stack' ? 0.2 + short : -0.1 + short;
};

/** Builds come best first; what follows only breaks ties that the layout would else decide wrongly. */
export const buildRank = (setting: Setting, build: Build): number => {
  switch (build) {
    case 'house-above':
      return setting.voice.tone === 'quiet' ? 0.75 : 0.5;
    case 'joined-names':
      return 0.5;
    case 'tail-below':
      return 0.45;
    case 'block':
      return setting.voice.tone === 'loud' ? 0.5 : 0.1;
    case 'one-line':
      return 0.3;
    case 'tail-beside':
    case 'two-lines':
    case 'wrapped':
      return 0.25;
    case 'joined-centred':
      return graphemes(setting.text).length > 17 ? 0.55 : 0.1;
    case 'two-weights':
      return setting.role === 'lead' ? 0.5 : 0;
    case 'halved':
      return setting.role === 'lead' ? 0.25 : -0.2;
    case 'dancing':
      return -0.1;
  }
};

export const layoutRank = (
  setting: Setting,
  mark: MarkShape,
  layout: 'row' | 'stack',
  share: number,
): number => {
  const { brief, voice } = setting;
  if (brief.wishes.includes(`layout:${layout === 'row' ? 'horizontal' : 'stacked'}`)) return 2;
  const stacked = layout === 'stack';
  let rank = stacked ? 0 : rowRank(share);
  if (voice.tone === 'quiet' && stacked) rank += 0.45;
  if (brief.script === 'Deva' && stacked) rank += 0.5;
  // The initial again beside its own word reads as a stutter.
  if (mark.type === 'lettermark+wordmark' && stacked) rank += 0.6;
  if (mark.type === 'emblem' && stacked) rank += 0.3;
  return rank;
};

/** Best between 23 and 32 hundredths of the width; under 19 the mark is lost beside its word. */
const rowRank = (share: number): number => {
  if (share < 0.19) return -0.35;
  if (share < 0.23) return 0.05;
  return share <= 0.36 ? 0.4 : 0.2;
};
