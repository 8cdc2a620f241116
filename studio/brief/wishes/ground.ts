// "Gold on black" names two colours, and which of them is the background.

import { firstIndexWhere, hitEndingAt } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import { hasCue } from './items.ts';
import type { Item } from './items.ts';

const DARK = new Set(
  'black navy charcoal dark petrol burgundy indigo brown purple green blue red'.split(' '),
);
const LIGHT = new Set('white cream beige'.split(' '));

const groundOf = (token: string): string | null => {
  const colour = token.startsWith('colour:') ? token.slice('colour:'.length) : '';
  if (DARK.has(colour)) return 'ground:dark';
  return LIGHT.has(colour) ? 'ground:light' : null;
};

/** Backgrounds that colours imply: after "on", or beside the word for background. */
export const groundItems = (items: readonly Item[]): Item[] => {
  const found: Item[] = [];
  for (const item of items) {
    const ground = groundOf(item.token);
    if (ground === null || item.polarity !== 'wish') continue;
    const { segment } = item;
    const { hits } = segment;
    const before = hits[firstIndexWhere(hits.length, (index) => (hits[index]?.after ?? 0) > item.at) - 1];
    const after = hits[firstIndexWhere(hits.length, (index) => (hits[index]?.first ?? 0) > item.at)];
    const stands =
      before !== undefined &&
      before.after >= item.at - 1 &&
      hasCue(before, 'on') &&
      colourBefore(segment, before.first);
    const follows = after !== undefined && after.first <= item.at + 3 && hasCue(after, 'under');
    const named =
      (before !== undefined && before.after >= item.at - 1 && hasCue(before, 'ground')) ||
      (after !== undefined && after.first <= item.at + 2 && hasCue(after, 'ground'));
    if (stands || named || follows) found.push({ ...item, token: ground });
  }
  return found;
};

const colourBefore = (segment: Segment, at: number): boolean =>
  [at, at - 1, at - 2].some((after) =>
    hitEndingAt(segment, after)?.meanings.some((meaning) =>
      /^(?:colour|type|motif|mark):|^\?|^@type/u.test(meaning),
    ),
  );
