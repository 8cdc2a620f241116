// Resolves contradictions within a request: changes that exclude each other, and changes to what the request keeps.

import type { AxisChange, BrandChange, KeptAspect } from './change.ts';

/** Returns the same key for changes of which only one can apply. The later one wins. */
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

/** Makes the second of two colours the secondary one, as in "navy and gold". */
const distributeColours = (axes: readonly AxisChange[]): AxisChange[] => {
  let coloursSet = 0;
  return axes.map((axis) => {
    if (axis.axis !== 'colour' || axis.move !== 'set') return axis;
    coloursSet += 1;
    return coloursSet === 2 && axis.of === 'primary' ? { ...axis, of: 'secondary' } : axis;
  });
};

/**
 * Merges two changes with the same key. Usually the later one wins. Wishes for type add up ("a serif, condensed"), and
 * a symbol with a motif or letters wins over one without.
 */
const mergeAxisChanges = (earlier: AxisChange | undefined, later: AxisChange): AxisChange => {
  if (earlier?.axis === 'type' && later.axis === 'type')
    return {
      axis: 'type',
      wishes: [...new Set([...earlier.wishes, ...later.wishes])],
      family: later.family ?? earlier.family,
    };
  // "Back, to the first version" means the first version, not the parent.
  if (earlier?.axis === 'undo' && earlier.to === 'first') return earlier;
  const isSpecific = (axis: AxisChange): boolean =>
    axis.axis === 'symbol' && (axis.move === 'use' || (axis.move === 'letters' && axis.letters !== ''));
  if (earlier !== undefined && isSpecific(earlier) && later.axis === 'symbol' && !isSpecific(later))
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
  requested: readonly AxisChange[],
  kept: readonly KeptAspect[],
  notes: readonly string[],
): BrandChange => {
  const changesByKey = new Map<string, AxisChange>();
  for (const axis of distributeColours(requested)) {
    const key = exclusionKeyOf(axis);
    const merged = mergeAxisChanges(changesByKey.get(key), axis);
    // Deleting the key moves it to the end, so that the map has the order of the last mentions.
    changesByKey.delete(key);
    changesByKey.set(key, merged);
  }
  const keeps = [...new Set(kept)];
  const axes: AxisChange[] = [];
  const dropped: string[] = [];
  for (const axis of changesByKey.values()) {
    const keptAspect = keeps.find((each) => forbidsAxis(each, axis));
    if (keptAspect === undefined) axes.push(narrowToUnkeptParts(axis, keeps));
    else dropped.push(`${axis.axis} was asked for, but ${keptAspect} is to stay`);
  }
  return { axes, keeps, notes: [...notes, ...dropped] };
};
