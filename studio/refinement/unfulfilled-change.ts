// Describes the unfulfilled requests of a refinement, in sentences for the customer.

import type { AxisChange, BrandChange } from './change.ts';

const NOT_UNDERSTOOD_MESSAGE =
  'Nothing changed: nothing in this sentence names a change that can be drawn without a language model.';
const UNCHANGED_MESSAGE = 'Nothing changed: the logo is already like that, or cannot go any further.';

const AXIS_DESCRIPTIONS: Readonly<Record<AxisChange['axis'], string>> = {
  colour: 'the colours',
  weight: 'the weight',
  case: 'capitals and small letters',
  type: 'the typeface',
  shape: 'rounder or sharper shapes',
  simplicity: 'the amount of detail',
  mood: 'the mood',
  layout: 'the arrangement',
  side: 'the side of the mark',
  spacing: 'the spacing',
  'mark-size': 'the size of the mark',
  symbol: 'the symbol',
  container: 'the frame',
  undo: 'an earlier version',
  name: 'the name',
  year: 'the year',
  facts: 'what is said of the brand',
  part: 'one part of the drawing taken out',
  count: 'several of the same thing',
  line: 'a further line of text',
};

const AXES_BEYOND_LIBRARY: ReadonlySet<AxisChange['axis']> = new Set(['part', 'count', 'line']);

const describeIdleAxes = (idle: readonly AxisChange['axis'][]): readonly string[] => [
  ...new Set(
    idle.map((axis) =>
      AXES_BEYOND_LIBRARY.has(axis)
        ? `Not drawn: ${AXIS_DESCRIPTIONS[axis]}. The drawing library cannot do this.`
        : `Not changed: ${AXIS_DESCRIPTIONS[axis]}.`,
    ),
  ),
];

export function describeUnfulfilledChange(
  { axes, keeps }: BrandChange,
  result: {
    readonly isUnchanged: boolean;
    /** The axes that were read but changed nothing. */
    readonly idle: readonly AxisChange['axis'][];
  },
): readonly string[] {
  const { idle } = result;
  if (result.isUnchanged) {
    if (axes.length === 0) return [keeps.length === 0 ? NOT_UNDERSTOOD_MESSAGE : UNCHANGED_MESSAGE];
    const beyond = idle.filter((axis) => AXES_BEYOND_LIBRARY.has(axis));
    return beyond.length === 0 ? [UNCHANGED_MESSAGE] : describeIdleAxes(beyond);
  }
  return describeIdleAxes(idle);
}
