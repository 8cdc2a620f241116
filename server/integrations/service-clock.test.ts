import { decodeId } from '@blazon/contract/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uuidTimestamp } from '../domain/uuid-time.ts';
import { type ServiceClock, startServiceClock } from './service-clock.ts';

const hour = 3_600_000;
const everyMilliseconds = 20;
/** The errors of this machine's clock and of the database's. */
const wrong = { machine: 0, database: 0 };
let isDatabaseAway = false;
let clock: ServiceClock | undefined;
const trueTime = performance.timeOrigin;
const reports: number[] = [];

beforeEach(() => {
  wrong.machine = 0;
  wrong.database = 0;
  isDatabaseAway = false;
  reports.length = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + wrong.machine);
});
afterEach(() => {
  clock?.stop();
  vi.restoreAllMocks();
});

function trueNow(): number {
  return trueTime + performance.now();
}

async function start(): Promise<ServiceClock> {
  clock = startServiceClock({
    readDatabaseTime: async () => {
      if (isDatabaseAway) throw new Error('away');
      return trueNow() + wrong.database;
    },
    onSkew: (seconds) => void reports.push(Math.round(seconds)),
    measureEveryMilliseconds: everyMilliseconds,
  });
  await clock.started;
  return clock;
}

function measured(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 5 * everyMilliseconds));
}

function errorOf(time: Date): number {
  return Math.abs(time.getTime() - trueNow());
}

test('a machine that starts with a wrong clock uses the time of the database', async () => {
  wrong.machine = -hour;
  const { now, readSkew } = await start();
  expect(errorOf(now())).toBeLessThan(200);
  expect(readSkew()).toBeCloseTo(-3_600, 0);
  expect(reports).toEqual([-3_600]);
});

test('a clock that jumps moves neither the time nor ids, and is reported until it is right again', async () => {
  const { now, newId, readSkew } = await start();
  for (const jump of [hour, -hour, 0]) {
    wrong.machine = jump;
    expect(errorOf(now())).toBeLessThan(200);
    expect(errorOf(uuidTimestamp(decodeId('job', newId('job')) ?? ''))).toBeLessThan(200);
    await measured();
    expect(errorOf(now())).toBeLessThan(200);
    expect(readSkew()).toBeCloseTo(jump / 1000, 0);
  }
  expect(reports).toEqual([3_600, 0]);
});

test('continues while the database is down, and follows it when it returns with another time', async () => {
  const { now } = await start();
  isDatabaseAway = true;
  wrong.machine = hour;
  await measured();
  expect(errorOf(now())).toBeLessThan(200);
  wrong.database = 10_000;
  isDatabaseAway = false;
  await measured();
  expect(Math.abs(now().getTime() - trueNow() - 10_000)).toBeLessThan(200);
});

test("without a database at the start, the machine's clock is used until it responds", async () => {
  isDatabaseAway = true;
  wrong.machine = hour;
  const { now, readSkew } = await start();
  expect(readSkew()).toBeUndefined();
  expect(errorOf(now())).toBeGreaterThan(hour - 200);
  isDatabaseAway = false;
  await measured();
  expect(errorOf(now())).toBeLessThan(200);
});

test('a correct clock is used unchanged, so that processes of one machine agree', async () => {
  wrong.database = 400;
  const { now } = await start();
  await measured();
  const [before, time, after] = [Date.now(), now().getTime(), Date.now()];
  expect(time).toBeGreaterThanOrEqual(Math.floor(before));
  expect(time).toBeLessThanOrEqual(after);
});
