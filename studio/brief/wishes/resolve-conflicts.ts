// Resolves contradictions between wishes and refusals: the later word wins. Each contradiction is recorded.

import type { Conflict } from '../brief.ts';
import type { WishItem } from './items.ts';

export interface ResolvedWishes {
  wishes: string[];
  avoids: string[];
  moods: string[];
  conflicts: Conflict[];
}

/** Pairs of wishes of which only one can be fulfilled. */
const EXCLUSIVE_PAIRS: readonly (readonly [string, string])[] = [
  ['detail:minimal', 'detail:rich'],
  ['case:upper', 'case:lower'],
  ['case:upper', 'case:title'],
  ['case:lower', 'case:title'],
  ['tone:monochrome', 'tone:colourful'],
  ['type:serif', 'type:sans'],
  ['type:condensed', 'type:wide'],
  ['type:light', 'type:bold'],
  ['layout:stacked', 'layout:horizontal'],
  ['shape:round', 'shape:angular'],
  ['ground:dark', 'ground:light'],
];

const removeDuplicates = (tokens: Iterable<string>): string[] => [...new Set(tokens)];

/** Returns the last position of each wished and each refused token. No token is in both maps. */
const applyRefusals = (
  items: readonly WishItem[],
  conflicts: Conflict[],
): { wished: Map<string, number>; avoided: Map<string, number> } => {
  const wished = new Map<string, number>();
  const avoided = new Map<string, number>();
  for (const item of items) {
    if (item.polarity === 'wish') wished.set(item.token, item.at);
    if (item.polarity === 'avoid') avoided.set(item.token, item.at);
    // A report after a wish withdraws it: "Flame? Everyone has flames".
    if (item.polarity === 'reported') wished.delete(item.token);
  }
  for (const [token, at] of avoided) {
    const wish = wished.get(token);
    if (wish === undefined) continue;
    const isRefused = at > wish;
    conflicts.push({
      said: isRefused ? [token, `not ${token}`] : [`not ${token}`, token],
      won: isRefused ? `not ${token}` : token,
      why: 'later',
    });
    (isRefused ? wished : avoided).delete(token);
  }
  return { wished, avoided };
};

const resolveExclusivePairs = (wished: Map<string, number>, conflicts: Conflict[]): void => {
  for (const [one, other] of EXCLUSIVE_PAIRS) {
    const first = wished.get(one);
    const second = wished.get(other);
    if (first === undefined || second === undefined) continue;
    const [lost, won] = first > second ? [other, one] : [one, other];
    conflicts.push({ said: [lost, won], won, why: 'later' });
    wished.delete(lost);
  }
};

/** Drops black and white if "colourful" follows soon after: "Black and white but colourful". */
const resolveColourfulConflict = (wished: Map<string, number>, conflicts: Conflict[]): void => {
  const colourful = wished.get('tone:colourful');
  const black = wished.get('colour:black');
  const white = wished.get('colour:white');
  if (colourful === undefined || black === undefined || white === undefined) return;
  if (Math.abs(black - white) > 3 || colourful < black || colourful - white > 4) return;
  conflicts.push({
    said: ['colour:black', 'colour:white', 'tone:colourful'],
    won: 'tone:colourful',
    why: 'later',
  });
  wished.delete('colour:black');
  wished.delete('colour:white');
};

export const resolveConflicts = (items: readonly WishItem[]): ResolvedWishes => {
  const conflicts: Conflict[] = [];
  const { wished, avoided } = applyRefusals(items, conflicts);
  resolveExclusivePairs(wished, conflicts);
  resolveColourfulConflict(wished, conflicts);
  const wishes = [...wished.keys()];
  const avoids = [...avoided.keys()];
  // A requested shield becomes the frame of an emblem, not a picture of a shield.
  if (wished.has('motif:shield')) wishes.push('shape:shield', 'mark:emblem');
  if (avoided.has('mark:symbol')) wishes.push('mark:none');
  const isMood = (token: string): boolean => token.startsWith('mood:');
  return {
    wishes: removeDuplicates(wishes.filter((token) => !isMood(token) && token !== 'motif:shield')),
    avoids: removeDuplicates(avoids),
    moods: removeDuplicates(wishes.filter(isMood).map((token) => token.slice('mood:'.length))),
    conflicts,
  };
};
