import { expect, it } from 'vitest';
import { composeRefinement, type EditorChoices } from '../editor/choices.ts';
import { findRequestedParts, type Refinement } from './requested-parts.ts';

const refine = (prompt: string): Refinement => ({
  prompt,
  line: ['brand_1', 'brand_2'].map((id) => ({ memory_id: id, brand_id: id, prompt, created_at: 0 })),
});

it.each<[EditorChoices, readonly string[]]>([
  [{ primary: 'petrol' }, ['primary']],
  [{ secondary: '#FF6600' }, ['accent', 'secondary']],
  [
    { subject: 'fox', frame: 'circle', placement: 'above', typeface: 'Nunito', primary: 'petrol' },
    ['frame', 'layout', 'primary', 'symbol', 'typeface'],
  ],
  [
    { manner: 'bolder', size: 'bigger', letterCase: 'upper', weight: 'thinner' },
    ['headings', 'name', 'symbolSize', 'symbolWeight'],
  ],
  [
    { frame: 'none', scheme: 'monochrome' },
    ['accent', 'frame', 'letters', 'primary', 'secondary', 'symbolShade'],
  ],
])('reads which parts the editor asked to change: %j', (choices, parts) => {
  const requested = findRequestedParts({ id: 'brand_1' }, refine(composeRefinement(choices) ?? ''));
  expect([...(requested ?? [])].toSorted()).toEqual(parts);
});

it('does not guess what a sentence of a person asks for, or why unrelated brands differ', () => {
  expect(findRequestedParts({ id: 'brand_1' }, refine('Make the colours deeper and warmer'))).toBeUndefined();
  expect(findRequestedParts({ id: 'brand_0' }, refine('Make the primary colour petrol.'))).toBeUndefined();
});
