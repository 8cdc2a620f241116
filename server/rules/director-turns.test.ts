import { describe, expect, it } from 'vitest';
import {
  costMicros,
  hasTime,
  leastMilliseconds,
  mayAskAgain,
  providerWorks,
  waitForRoom,
} from './director-turns.ts';

const answered = { outcome: 'answered' } as const;

describe('another question', () => {
  const budget = { now: 0, deadline: 20_000 };
  it.each([
    [[], true],
    [[answered], true],
    [[answered, { outcome: 'timeout' }], false],
    [[{ outcome: null }], false],
    [Array.from({ length: 8 }, () => answered), false],
  ] as const)('after %j: %s', (turns, may) => expect(mayAskAgain(turns, budget)).toBe(may));

  it('needs time', () => {
    expect(mayAskAgain([], { now: 0, deadline: leastMilliseconds - 1 })).toBe(false);
    expect(hasTime({ now: 0, deadline: leastMilliseconds })).toBe(true);
  });
});

it('whoever waits for room comes back a few times at most, and only while asking is worth it', () => {
  let now = 0;
  const visits: number[] = [];
  for (let wait = waitForRoom({ now, deadline: 90_000 }); wait !== undefined; ) {
    now += wait;
    visits.push(now);
    wait = waitForRoom({ now, deadline: 90_000 });
  }
  expect(visits.length).toBeLessThan(30);
  expect(hasTime({ now, deadline: 90_000 })).toBe(true);
});

it.each([
  ['answered', 0.1, true],
  ['rejected', 1, true],
  ['unavailable', 0.1, false],
  ['malformed', 1, false],
  ['timeout', 1, false],
  ['timeout', 0.5, false],
  ['timeout', 0.4, undefined],
] as const)('%s after %d of the budget: the provider works, %s', (outcome, share, works) =>
  expect(providerWorks(outcome, share)).toBe(works),
);

it('costs what the tokens cost, in millionths', () => {
  expect(costMicros({ input: 12_000, cached: 8_000, output: 2_500 }, { input: 3, output: 15 })).toBe(73_500);
  expect(costMicros({ input: 3, cached: 0, output: 0 }, { input: 0.25, output: 0 })).toBe(1);
});
