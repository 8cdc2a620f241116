import { decodeId } from '@blazon/contract/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUuidTime } from '../domain/uuid-time.ts';
import { type ServiceClock, startServiceClock } from './service-clock.ts';

const hour = 3_600_000;
const everyMilliseconds = 20;
/** The errors of this machine's clock and of the database's clock, in milliseconds. */
const clockErrors = { machine: 0, database: 0 };
let isDatabaseAway = false;
let clock: ServiceClock | undefined;
const trueTimeOrigin = performance.timeOrigin;
const reports: number[] = [];

beforeEach(() => {
  clockErrors.machine = 0;
  clockErrors.database = 0;
  isDatabaseAway = false;
  reports.length = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => readCorrectTime() + clockErrors.machine);
});
afterEach(() => {
  clock?.stop();
  vi.restoreAllMocks();
});

function readCorrectTime(): number {
  return trueTimeOrigin + performance.now();
}

async function start(): Promise<ServiceClock> {
  clock = startServiceClock({
    readDatabaseTime: async () => {
      if (isDatabaseAway) throw new Error('the database is down');
      return readCorrectTime() + clockErrors.database;
    },
    // Adding 0 turns -0 into 0, which is what a tiny negative skew is rounded to.
    onSkew: (seconds) => void reports.push(Math.round(seconds) + 0),
    measureEveryMilliseconds: everyMilliseconds,
  });
  await clock.started;
  return clock;
}

function waitForMeasurement(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 5 * everyMilliseconds));
}

function computeError(time: Date): number {
  return Math.abs(time.getTime() - readCorrectTime());
}

test("the clock uses the database's time on a machine that starts with a wrong clock", async () => {
  clockErrors.machine = -hour;
  const { now, readSkew } = await start();
  expect(computeError(now())).toBeLessThan(200);
  expect(readSkew()).toBeCloseTo(-3_600, 0);
  expect(reports).toEqual([-3_600]);
});

test("a jump of the machine's clock affects neither the time nor ids, and is reported until corrected", async () => {
  const { now, newId, readSkew } = await start();
  for (const jump of [hour, -hour, 0]) {
    clockErrors.machine = jump;
    expect(computeError(now())).toBeLessThan(200);
    expect(computeError(readUuidTime(decodeId('job', newId('job')) ?? ''))).toBeLessThan(200);
    await waitForMeasurement();
    expect(computeError(now())).toBeLessThan(200);
    expect(readSkew()).toBeCloseTo(jump / 1000, 0);
  }
  expect(reports).toEqual([3_600, 0]);
});

test('the clock keeps the time while the database is down, and follows the database again afterwards', async () => {
  const { now } = await start();
  isDatabaseAway = true;
  clockErrors.machine = hour;
  await waitForMeasurement();
  expect(computeError(now())).toBeLessThan(200);
  clockErrors.database = 10_000;
  isDatabaseAway = false;
  await waitForMeasurement();
  expect(Math.abs(now().getTime() - readCorrectTime() - 10_000)).toBeLessThan(200);
});

test("the clock uses the machine's time until the database first responds", async () => {
  isDatabaseAway = true;
  clockErrors.machine = hour;
  const { now, readSkew } = await start();
  expect(readSkew()).toBeUndefined();
  expect(computeError(now())).toBeGreaterThan(hour - 200);
  isDatabaseAway = false;
  await waitForMeasurement();
  expect(computeError(now())).toBeLessThan(200);
});

test('a correct machine clock is used unchanged, so that processes on one machine agree', async () => {
  clockErrors.database = 400;
  const { now } = await start();
  await waitForMeasurement();
  const [before, time, after] = [Date.now(), now().getTime(), Date.now()];
  expect(time).toBeGreaterThanOrEqual(Math.floor(before));
  expect(time).toBeLessThanOrEqual(after);
});
