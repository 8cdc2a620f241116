import { threadCpuUsage } from 'node:process';
import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { hostileValues } from '../../test/support/hostile-values.ts';
import { textFields } from '../../test/support/text-fields.ts';
import { createInputReader, type InputReader } from './input.ts';

/**
 * A tenth of the time that a whole request may take. The quadratic patterns that this test was written for took
 * seconds.
 */
const maxMilliseconds = 25;
/**
 * To save time, only every 13th hostile text of a field is tested. Each unit that the texts repeat still occurs in
 * this sample.
 */
const sampleInterval = 13;

test('reading a field takes limited time for any text', () => {
  const slow: string[] = [];
  for (const { operation, place, name, schema } of textFields) {
    if (place === 'path') continue;
    const read = createInputReader({ properties: { [name]: schema }, required: [name] });
    const values = hostileValues(schema, limits.bodyBytes - 100)
      .filter((_, index) => index % sampleInterval === 0)
      .map((make) => make());
    const slowValue = values.find((value) => isSlow(read, { [name]: value }));
    if (slowValue === undefined) continue;
    const description = `${JSON.stringify(slowValue.slice(0, 12))}… of ${slowValue.length} characters`;
    slow.push(`${operation.path} ${name}: ${description}`);
  }
  expect(textFields.length).toBeGreaterThan(80);
  expect(slow).toEqual([]);
});

/** One slow run may be a garbage-collection pause, so a field counts as slow only if every run is slow. */
function isSlow(read: InputReader, value: unknown): boolean {
  return [1, 2, 3].every(() => {
    const start = threadCpuUsage();
    read(value);
    const { user, system } = threadCpuUsage(start);
    return (user + system) / 1000 > maxMilliseconds;
  });
}
