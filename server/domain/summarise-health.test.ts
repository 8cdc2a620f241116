import { expect, it } from 'vitest';
import { summariseHealth } from './summarise-health.ts';

const acceptedAt = new Date('2026-11-15T12:00:00Z');

function event(change: Partial<Parameters<typeof summariseHealth>[0][number]> = {}, seconds = 4) {
  return {
    type: 'generation.success' as const,
    state: 'delivered' as const,
    run: 1,
    attempts: 1,
    acceptedAt,
    endedAt: new Date(acceptedAt.getTime() + seconds * 1000),
    ...change,
  };
}

it('without events, the summary has counts of zero and no median', () => {
  expect(summariseHealth([])).toEqual({
    succeeded: 0,
    failed: 0,
    delivered: 0,
    waiting: 0,
    undeliverable: 0,
    medianSeconds: undefined,
  });
});

it('the summary counts the outcomes of jobs and deliveries', () => {
  const summary = summariseHealth([
    event(),
    event({ type: 'generation.failed' }),
    event({ state: 'pending', endedAt: null }),
    event({ state: 'undeliverable' }),
    event({ state: 'stopped' }),
  ]);
  expect(summary).toMatchObject({ succeeded: 4, failed: 1, delivered: 2, waiting: 1, undeliverable: 1 });
});

it('the median covers only events delivered at the first attempt, because retries wait for the receiver', () => {
  const late = event({ attempts: 3 }, 600);
  const resent = event({ run: 2 }, 90_000);
  expect(summariseHealth([event({}, 2), event({}, 9), event({}, 4), late, resent]).medianSeconds).toBe(4);
  expect(summariseHealth([event({}, 2), event({}, 4)]).medianSeconds).toBe(3);
  expect(summariseHealth([late]).medianSeconds).toBeUndefined();
});

it('a negative duration, caused by clocks that differ, counts as zero', () => {
  expect(summariseHealth([event({}, -0.02)]).medianSeconds).toBe(0);
});
