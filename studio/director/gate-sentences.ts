// Gates as sentences, in the numbers of the guide: what was measured, what passes, what to do.

import type { Fill } from '../blazon/blazon.ts';
import { GUIDE } from '../blazon/guide-numbers.ts';
import type { Gate } from '../critic/judgement.ts';
import { narrowPlaces } from './narrow-places.ts';

const REMEDIES: Readonly<Record<string, string>> = {
  thin16_lost: `a stroke or tip goes at 16 px: nothing thinner than ${GUIDE.pixel} units of the longer side`,
  thin16_filled: `a gap or counter fills in at 16 px: nothing narrower than ${GUIDE.pixel} units`,
  nodes: 'too many points in the finished outline: fewer teeth, petals, copies or holes',
  detail: 'a hairline or a sliver: make it wider, or let the parts overlap clearly',
  balance_x: 'the ink lies to one side of its box: move weight across, or trim what sticks out',
  balance_y: 'the ink lies too high or too low in its box: move weight, or trim what sticks out',
  mono: 'parts of different roles touch and are one blob in one colour: knock with the gap, or split with a gap',
  known_mark: 'it looks like a mark that somebody else owns: take another construction',
  neighbour: 'it has the silhouette of another brand of this workspace: take another outline',
};

/** Gates that fail at a place, and under what width to look for it. */
const NARROW: Readonly<Record<string, { kind: 'a stroke' | 'a gap' | 'a'; units: number }>> = {
  thin16_lost: { kind: 'a stroke', units: GUIDE.pixel },
  thin16_filled: { kind: 'a gap', units: GUIDE.pixel },
  detail: { kind: 'a', units: 3.2 },
};

export function sentenceFor({ name, value, goal }: Gate, fills: readonly Fill[]): string {
  const remedy = REMEDIES[name];
  const narrow = NARROW[name];
  const places =
    narrow === undefined
      ? []
      : narrowPlaces(fills, narrow.units).filter((place) => place.startsWith(narrow.kind));
  const told = `GATE ${name} is ${Number(value.toFixed(3))}, ${goal}${remedy === undefined ? '' : `: ${remedy}`}`;
  return places.length === 0 ? told : `${told} (${places.join('; ')})`;
}
