import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ForecastInput, forecastMonth } from './forecast.ts';

/** The forecast is made at noon on the 15th, after two weeks of even usage. */
const evenUsage: ForecastInput = {
  used: 145,
  quota: 1_000,
  wholeDays: Array.from({ length: 14 }, () => 10),
  partOfToday: 0.5,
  dayOfMonth: 15,
  daysInMonth: 30,
};

test('even usage is extrapolated to the end of the month, with an interval around the estimate', () => {
  const forecast = forecastMonth(evenUsage);
  expect(forecast?.expected).toBe(300);
  expect(forecast?.low).toBeGreaterThan(260);
  expect(forecast?.low).toBeLessThan(290);
  expect(forecast?.high).toBeGreaterThan(310);
  expect(forecast?.high).toBeLessThan(340);
  expect(forecast?.quotaDay).toBeNull();
});

test('recent usage counts for more than older usage', () => {
  const wholeDays = [...Array.from({ length: 7 }, () => 0), ...Array.from({ length: 7 }, () => 20)];
  // A plain average of both weeks would give 300.
  expect(forecastMonth({ ...evenUsage, wholeDays: [1, ...wholeDays] })?.expected).toBeGreaterThan(330);
});

test('uneven usage widens the interval', () => {
  const width = (wholeDays: readonly number[]) => {
    const forecast = forecastMonth({ ...evenUsage, wholeDays });
    return (forecast?.high ?? 0) - (forecast?.low ?? 0);
  };
  const uneven = Array.from({ length: 14 }, (_, day) => (day % 2 === 0 ? 0 : 20));
  expect(width(uneven)).toBeGreaterThan(2 * width(evenUsage.wholeDays));
});

test('the forecast includes the day on which the quota runs out', () => {
  expect(forecastMonth({ ...evenUsage, quota: 200 })?.quotaDay).toBe(21);
  expect(forecastMonth({ ...evenUsage, quota: 145 })?.quotaDay).toBe(15);
  expect(forecastMonth({ ...evenUsage, quota: 299 })?.quotaDay).toBe(30);
  expect(forecastMonth({ ...evenUsage, quota: 301 })?.quotaDay).toBeNull();
});

describe('there is no forecast', () => {
  test.each([
    ['after a day or two', [100, 100]],
    ['after a few uses', [1, 0, 0, 1, 0, 2, 1, 0]],
    ['without any usage', []],
  ])('there is no forecast %s', (_, wholeDays) => {
    expect(forecastMonth({ ...evenUsage, wholeDays })).toBeUndefined();
  });
});

test('the forecast is never below the usage so far, and its interval contains the estimate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5_000), { minLength: 5, maxLength: 60 }),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 31 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (wholeDays, used, dayOfMonth, partOfToday) => {
        const forecast = forecastMonth({
          ...evenUsage,
          wholeDays,
          used,
          dayOfMonth,
          partOfToday,
          daysInMonth: 31,
        });
        if (forecast === undefined) return;
        expect(forecast.low).toBeGreaterThanOrEqual(used);
        expect(forecast.low).toBeLessThanOrEqual(forecast.expected);
        expect(forecast.expected).toBeLessThanOrEqual(forecast.high);
      },
    ),
  );
});
