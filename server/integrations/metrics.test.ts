import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics, type GaugeReader } from './metrics.ts';
import type { Database } from './postgres.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const databaseStub: Pick<Database, 'usage'> = { usage: () => ({ open: 1, idle: 1, waiting: 0 }) };

/**
 * Returns a function that advances the clock by some seconds and then scrapes. The pending refresh completes
 * afterwards.
 */
function createScraper(backlogs: GaugeReader) {
  const { registry } = createMetrics(databaseStub, { backlogs });
  return async (seconds: number): Promise<string[]> => {
    vi.advanceTimersByTime(seconds * 1_000);
    const text = await registry.getSingleMetricAsString('blazon_queue_backlog');
    await new Promise((resolve) => setImmediate(resolve));
    return text.split('\n').filter((line) => line.startsWith('blazon_queue_backlog{'));
  };
}

test('a scrape returns the last known backlog, and refreshes a stale one', async () => {
  let waiting = 4;
  let readCount = 0;
  const scrape = createScraper(async () => {
    readCount += 1;
    return new Map([['design', waiting]]);
  });
  expect(await scrape(0)).toEqual([]);
  expect(await scrape(1)).toEqual(['blazon_queue_backlog{queue="design"} 4']);
  waiting = 9;
  await scrape(5);
  expect(readCount).toBe(1);
  await scrape(10);
  expect(readCount).toBe(2);
  expect(await scrape(1)).toEqual(['blazon_queue_backlog{queue="design"} 9']);
});

test('a scrape never waits while Temporal hangs or is down, and drops the last value after a while', async () => {
  const answers: GaugeReader[] = [
    async () => new Map([['deliver', 2]]),
    () => new Promise(() => undefined),
    () => Promise.reject(new Error('away')),
  ];
  const scrape = createScraper(() => (answers.shift() ?? (() => Promise.reject(new Error('away'))))());
  await scrape(0);
  expect(await scrape(20)).toEqual(['blazon_queue_backlog{queue="deliver"} 2']);
  expect(await scrape(20)).toEqual(['blazon_queue_backlog{queue="deliver"} 2']);
  expect(await scrape(100)).toEqual([]);
});
