import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { openLocalStudio } from '../../test/local-studio.ts';
import { chooseTypes } from './type-choices.ts';

const { letterer } = await openLocalStudio();

function familiesOfThreeDrawings(prompt: string): string[] {
  const drawn: string[] = [];
  for (const seed of [1, 2, 3]) {
    const siblings = drawn.map((family) => ({ family, primary: '#112233' }));
    const [type] = chooseTypes(letterer, readBrief(prompt), openSeedStream(seed), siblings);
    drawn.push(type?.family ?? '');
  }
  return drawn;
}

it('each drawing for a prompt has its own typeface', () => {
  expect(new Set(familiesOfThreeDrawings('Orchard Street Bakery')).size).toBe(3);
});

it('chooseTypes returns the best typeface first, or the second best if a sibling has the best', () => {
  const brief = readBrief('Northbeam, software for auditors. Precise, modern.');
  const [first, second] = chooseTypes(letterer, brief, openSeedStream(1));
  const [again] = chooseTypes(letterer, brief, openSeedStream(1), []);
  expect(again).toEqual(first);
  const [other] = chooseTypes(letterer, brief, openSeedStream(1), [
    { family: first?.family ?? '', primary: '#112233' },
  ]);
  expect(other).toEqual(second);
});

it('every drawing has a typeface of the requested kind', () => {
  const condensed = letterer.families.filter(({ width }) => width === 'condensed').map(({ name }) => name);
  for (const family of familiesOfThreeDrawings('Voltaic: batteries for boats, in a condensed typeface'))
    expect(condensed).toContain(family);
});
