import { describe, expect, it } from 'vitest';
import {
  computeAnswerDeadline,
  groupIntoBatches,
  computeCostMicros,
  hasTimeToAsk,
  minAskMilliseconds,
  canAskMore,
  inferProviderHealth,
  type DirectorTurnState,
  computeSlotRetryDelay,
} from './director-budget.ts';

/** Returns one question. Questions of a batch have the same creation time. */
function createTurn(second: number, outcome: DirectorTurnState['outcome']): DirectorTurnState {
  return {
    createdAt: new Date(second * 1000),
    outcome,
  };
}

describe('canAskMore', () => {
  const budget = { now: 0, deadline: 20_000 };
  it.each<[string, DirectorTurnState[], boolean]>([
    ['nothing', [], true],
    ['an answer', [createTurn(1, 'answered')], true],
    ['silence', [createTurn(1, 'timeout')], false],
    [
      'one answer of three',
      [createTurn(1, 'timeout'), createTurn(1, 'answered'), createTurn(1, 'malformed')],
      true,
    ],
    [
      'a batch of silence after answers',
      [createTurn(1, 'answered'), createTurn(2, 'timeout'), createTurn(2, 'lost')],
      false,
    ],
    [
      'answers after a batch with gaps',
      [createTurn(1, 'answered'), createTurn(2, 'timeout'), createTurn(2, 'answered')],
      true,
    ],
    ['a question that is still open', [createTurn(1, null)], false],
    ['as many as there can be', Array.from({ length: 32 }, () => createTurn(1, 'answered')), false],
  ])('after %s, given %j, is %s', (_, turns, may) => expect(canAskMore(turns, budget)).toBe(may));

  it('is false if too little time is left', () => {
    expect(canAskMore([], { now: 0, deadline: minAskMilliseconds - 1 })).toBe(false);
    expect(hasTimeToAsk({ now: 0, deadline: minAskMilliseconds })).toBe(true);
  });
});

it('questions with the same creation time form one batch, whatever their order', () => {
  const turns = [
    createTurn(1, 'answered'),
    createTurn(3, 'timeout'),
    createTurn(2, 'answered'),
    createTurn(3, 'answered'),
  ];
  expect(groupIntoBatches(turns).map((batch) => batch.length)).toEqual([1, 1, 2]);
  expect(groupIntoBatches([])).toEqual([]);
});

it('an answer deadline reserves a quarter of the time for later questions, unless a quarter is too short', () => {
  expect(computeAnswerDeadline({ now: 100_000, deadline: 180_000 })).toBe(160_000);
  expect(computeAnswerDeadline({ now: 0, deadline: 20_000 })).toBe(15_000);
  expect(computeAnswerDeadline({ now: 0, deadline: 19_000 })).toBe(19_000);
});

it('a question that waits for capacity is retried only a few times, and only while there is time', () => {
  let now = 0;
  const visits: number[] = [];
  for (let wait = computeSlotRetryDelay({ now, deadline: 90_000 }); wait !== undefined; ) {
    now += wait;
    visits.push(now);
    wait = computeSlotRetryDelay({ now, deadline: 90_000 });
  }
  expect(visits.length).toBeLessThan(30);
  expect(hasTimeToAsk({ now, deadline: 90_000 })).toBe(true);
});

it.each([
  ['answered', 0.1, true],
  ['rejected', 1, true],
  ['unavailable', 0.1, false],
  ['malformed', 1, false],
  ['timeout', 1, false],
  ['timeout', 0.5, false],
  ['timeout', 0.4, undefined],
] as const)('the outcome %s after %d of the budget gives the provider health %s', (outcome, share, works) =>
  expect(inferProviderHealth(outcome, share)).toBe(works),
);

it('the cost of tokens is calculated in millionths of the currency', () => {
  expect(computeCostMicros({ input: 12_000, cached: 8_000, output: 2_500 }, { input: 3, output: 15 })).toBe(
    73_500,
  );
  expect(computeCostMicros({ input: 3, cached: 0, output: 0 }, { input: 0.25, output: 0 })).toBe(1);
});
