import { assert, type IAsyncProperty, type IProperty } from 'fast-check';

/** Checks a fast-check property with `numRuns` random values. */
export function checkProperty<Values>(property: IProperty<Values>, numRuns = 500): void {
  assert(property, { numRuns });
}

export async function checkAsyncProperty<Values>(
  property: IAsyncProperty<Values>,
  numRuns: number,
): Promise<void> {
  await assert(property, { numRuns });
}
