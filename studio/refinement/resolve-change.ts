// Resolves a request that repeats itself, takes something back, or forbids what it asks for.

import type { AxisChange, BrandChange, KeptAspect } from './change.ts';

/** Returns a key that is equal for changes that exclude each other. The later one wins. */
const exclusionKeyOf = (axis: AxisChange): string => {
  switch (axis.axis) {
    case 'colour':
      if (axis.move === 'set') return `colour set ${axis.of}`;
      if (axis.move === 'remove') return `colour remove ${axis.wish}`;
      if (axis.move === 'warmer' || axis.move === 'cooler') return 'colour temperature';
      if (axis.move === 'darker' || axis.move === 'lighter') return `colour lightness ${axis.of}`;
      return `colour ${axis.move === 'swap' ? 'swap' : 'strength'}`;
    case 'weight':
    case 'spacing':
      return `${axis.axis} ${axis.of}`;
    case 'mood':
      return `mood ${axis.mood}`;
    case 'type':
    case 'case':
    case 'shape':
    case 'simplicity':
    case 'layout':
    case 'mark-size':
    case 'symbol':
    case 'container':
    case 'undo':
    case 'name':
    case 'year':
    case 'facts':
    case 'side':
    case 'line':
      return axis.axis;
    case 'part':
    case 'count':
      return `${axis.axis} ${axis.motif}`;
    default:
      return axis satisfies never;
  }
};

/** Assigns two colours, as in "navy and gold", to the primary and the secondary. */
const distributeColours = (axes: readonly AxisChange[]): AxisChange[] => {
  let set = 0;
  return axes.map((axis) => {
    if (axis.axis !== 'colour' || axis.move !== 'set') return axis;
    set += 1;
    return set === 2 && axis.of === 'primary' ? { ...axis, of: 'secondary' } : axis;
  });
};

/**
 * Merges two changes of one kind. Wishes for type add up ("a serif, condensed"); a symbol with a picture is more
 * specific than one without.
 */
const mergeAxisChanges = (earlier: AxisChange | undefined, later: AxisChange): AxisChange => {
  if (earlier?.axis === 'type' && later.axis === 'type')
    return {
      axis: 'type',
      wishes: [...new Set([...earlier.wishes, ...later.wishes])],
      family: later.family ?? earlier.family,
    };
  // For "back, to the first version", the first version wins.
  if (earlier?.axis === 'undo' && earlier.to === 'first') return earlier;
  const particular = (axis: AxisChange): boolean =>
    axis.axis === 'symbol' && (axis.move === 'use' || (axis.move === 'letters' && axis.letters !== ''));
  if (earlier !== undefined && particular(earlier) && later.axis === 'symbol' && !particular(later))
    return later.move === 'remove' ? later : earlier;
  return later;
};

const forbidsAxis = (kept: KeptAspect, axis: AxisChange): boolean => {
  switch (kept) {
    case 'mark':
      return (
        axis.axis === 'symbol' ||
        axis.axis === 'shape' ||
        axis.axis === 'simplicity' ||
        (axis.axis === 'weight' && axis.of === 'mark')
      );
    case 'colours':
      return axis.axis === 'colour';
    case 'type':
      return (
        axis.axis === 'type' ||
        axis.axis === 'case' ||
        (axis.axis === 'weight' && axis.of === 'letters') ||
        (axis.axis === 'spacing' && axis.of === 'letters')
      );
    case 'name':
      return axis.axis === 'name';
    case 'layout':
      return axis.axis === 'layout' || axis.axis === 'mark-size';
    case 'everything-else':
      return false;
    default:
      return kept satisfies never;
  }
};

/** Limits "bolder" to the letters if the mark is kept, or to the mark if the type is kept. */
const narrowToUnkeptParts = (axis: AxisChange, keeps: readonly KeptAspect[]): AxisChange => {
  if (axis.axis !== 'weight' || axis.of !== 'all') return axis;
  if (keeps.includes('mark')) return { ...axis, of: 'letters' };
  return keeps.includes('type') ? { ...axis, of: 'mark' } : axis;
};

export const resolveChange = (
  said: readonly AxisChange[],
  kept: readonly KeptAspect[],
  notes: readonly string[],
): BrandChange => {
  const slots = new Map<string, AxisChange>();
  for (const axis of distributeColours(said)) {
    const slot = exclusionKeyOf(axis);
    const merged = mergeAxisChanges(slots.get(slot), axis);
    slots.delete(slot);
    slots.set(slot, merged);
  }
  const keeps = [...new Set(kept)];
  const axes: AxisChange[] = [];
  const dropped: string[] = [];
  for (const axis of slots.values()) {
    const against = keeps.find((each) => forbidsAxis(each, axis));
    if (against === undefined) axes.push(narrowToUnkeptParts(axis, keeps));
    else dropped.push(`${axis.axis} was asked for, but ${against} is to stay`);
  }
  return { axes, keeps, notes: [...notes, ...dropped] };
};
