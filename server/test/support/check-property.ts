import { assert, type IAsyncProperty, type IProperty } from 'fast-check';
import { seedOptions } from './property-seed.ts';

/** Checks a fast-check property with `numRuns` random values. */
export function checkProperty<Values>(property: IProperty<Values>, numRuns = 500): void {
  assert(property, { numRuns, ...seedOptions });
}

export async function checkAsyncProperty<Values>(
  property: IAsyncProperty<Values>,
  numRuns: number,
): Promise<void> {
  await assert(property, { numRuns, ...seedOptions });
}
