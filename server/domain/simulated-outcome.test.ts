import { readFileSync } from 'node:fs';
import { failureCodes } from '@blazon/contract/errors.ts';
import { expect, it } from 'vitest';
import { computeSimulatedDelay, readSimulatedOutcome } from './simulated-outcome.ts';

const outcomes = [...Object.keys(failureCodes), 'slow', 'success'];

it.each(outcomes)('the sandbox simulates %s', (outcome) => {
  expect(readSimulatedOutcome('sandbox', `simulate ${outcome}`)).toBe(outcome);
  expect(readSimulatedOutcome('sandbox', `  Simulate ${outcome.toUpperCase()}\n`)).toBe(outcome);
});

it.each(outcomes)('the live environment never simulates %s', (outcome) => {
  expect(readSimulatedOutcome('live', `simulate ${outcome}`)).toBeUndefined();
});

it.each([
  'simulate',
  'simulate ',
  'simulate  slow',
  'simulate slow please',
  'please simulate slow',
  'simulate_slow',
  'simulated slow',
  'simulate nothing',
  'simulate toString',
  'simulate __proto__',
  'A flight school called Simulate Success',
  '',
])('the prompt %j is drawn, not simulated', (prompt) => {
  expect(readSimulatedOutcome('sandbox', prompt)).toBeUndefined();
});

it('only a slow outcome is delayed, and only in the sandbox', () => {
  const startedAt = new Date(0);
  const delayAfter = (environment: 'live' | 'sandbox', prompt: string, milliseconds: number) =>
    computeSimulatedDelay(environment, { prompt, startedAt }, new Date(milliseconds));
  expect(delayAfter('sandbox', 'simulate slow', 0)).toBe(8_000);
  expect(delayAfter('sandbox', 'simulate slow', 7_000)).toBe(1_000);
  expect(delayAfter('sandbox', 'simulate slow', 9_000)).toBe(0);
  expect(delayAfter('sandbox', 'simulate success', 0)).toBe(0);
  expect(delayAfter('live', 'simulate slow', 0)).toBe(0);
});

it('every simulated outcome is documented', () => {
  const page = readFileSync(
    new URL('../../site/src/content/docs/guides/sandbox.md', import.meta.url),
    'utf8',
  );
  for (const outcome of outcomes) expect(page).toContain(`\`simulate ${outcome}\``);
});
