// Finds whether colours imply a dark or a light background (`ground:dark`, `ground:light`): "gold on black".

import { findFirstIndexWhere, hitEndingAt } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import { hasCue } from './items.ts';
import type { WishItem } from './items.ts';

const DARK_COLOURS = new Set(
  'black navy charcoal dark petrol burgundy indigo brown purple green blue red'.split(' '),
);
const LIGHT_COLOURS = new Set('white cream beige'.split(' '));

const groundTokenOf = (token: string): string | null => {
  const colour = token.startsWith('colour:') ? token.slice('colour:'.length) : '';
  if (DARK_COLOURS.has(colour)) return 'ground:dark';
  return LIGHT_COLOURS.has(colour) ? 'ground:light' : null;
};

/**
 * Returns a background for each wished colour that follows "on", precedes "under" or is beside a word for background.
 */
export const findImpliedGrounds = (items: readonly WishItem[]): WishItem[] => {
  const found: WishItem[] = [];
  for (const item of items) {
    const ground = groundTokenOf(item.token);
    if (ground === null || item.polarity !== 'wish') continue;
    const { segment } = item;
    const { hits } = segment;
    const before = hits[findFirstIndexWhere(hits.length, (index) => (hits[index]?.after ?? 0) > item.at) - 1];
    const after = hits[findFirstIndexWhere(hits.length, (index) => (hits[index]?.first ?? 0) > item.at)];
    const followsOn =
      before !== undefined &&
      before.after >= item.at - 1 &&
      hasCue(before, 'on') &&
      hasLookBefore(segment, before.first);
    const precedesUnder = after !== undefined && after.first <= item.at + 3 && hasCue(after, 'under');
    const besideGroundWord =
      (before !== undefined && before.after >= item.at - 1 && hasCue(before, 'ground')) ||
      (after !== undefined && after.first <= item.at + 2 && hasCue(after, 'ground'));
    if (followsOn || besideGroundWord || precedesUnder) found.push({ ...item, token: ground });
  }
  return found;
};

/** Whether a word for a colour, lettering, a motif or a kind of mark ends at most two tokens before `at`. */
const hasLookBefore = (segment: Segment, at: number): boolean =>
  [at, at - 1, at - 2].some((after) =>
    hitEndingAt(segment, after)?.meanings.some((meaning) =>
      /^(?:colour|type|motif|mark):|^\?|^@type/u.test(meaning),
    ),
  );
