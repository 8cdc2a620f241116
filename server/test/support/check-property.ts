import { assert, type IAsyncProperty, type IProperty } from 'fast-check';
import { seeded } from './property-seed.ts';

/** Checks a property on random values. */
export function checkProperty<Values>(law: IProperty<Values>, numRuns = 500): void {
  assert(law, { numRuns, ...seeded });
}

export async function checkAsyncProperty<Values>(
  law: IAsyncProperty<Values>,
  numRuns: number,
): Promise<void> {
  await assert(law, { numRuns, ...seeded });
}
