import { expect, it } from 'vitest';
import { summariseHealth } from './summarise-health.ts';

const acceptedAt = new Date('2026-11-15T12:00:00Z');

function createEvent(change: Partial<Parameters<typeof summariseHealth>[0][number]> = {}, seconds = 4) {
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
    createEvent(),
    createEvent({ type: 'generation.failed' }),
    createEvent({ state: 'pending', endedAt: null }),
    createEvent({ state: 'undeliverable' }),
    createEvent({ state: 'stopped' }),
  ]);
  expect(summary).toMatchObject({ succeeded: 4, failed: 1, delivered: 2, waiting: 1, undeliverable: 1 });
});

it('the median covers only events delivered at the first attempt, because retries wait for the receiver', () => {
  const late = createEvent({ attempts: 3 }, 600);
  const resent = createEvent({ run: 2 }, 90_000);
  expect(
    summariseHealth([createEvent({}, 2), createEvent({}, 9), createEvent({}, 4), late, resent]).medianSeconds,
  ).toBe(4);
  expect(summariseHealth([createEvent({}, 2), createEvent({}, 4)]).medianSeconds).toBe(3);
  expect(summariseHealth([late]).medianSeconds).toBeUndefined();
});

it('a negative duration, caused by clocks that differ, counts as zero', () => {
  expect(summariseHealth([createEvent({}, -0.02)]).medianSeconds).toBe(0);
});
