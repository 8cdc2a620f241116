import { readFileSync } from 'node:fs';
import { failureCodes } from '@blazon/contract/errors.ts';
import { expect, it } from 'vitest';
import { simulatedOutcome } from './simulated-outcome.ts';

const outcomes = [...Object.keys(failureCodes), 'slow', 'success'];

it.each(outcomes)('brings about %s in the sandbox', (outcome) => {
  expect(simulatedOutcome('sandbox', `simulate ${outcome}`)).toBe(outcome);
  expect(simulatedOutcome('sandbox', `  Simulate ${outcome.toUpperCase()}\n`)).toBe(outcome);
});

it.each(outcomes)('never brings about %s in live', (outcome) => {
  expect(simulatedOutcome('live', `simulate ${outcome}`)).toBeUndefined();
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
])('draws %j', (prompt) => {
  expect(simulatedOutcome('sandbox', prompt)).toBeUndefined();
});

it('is documented, every one', () => {
  const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');
  for (const outcome of outcomes) expect(page).toContain(`\`simulate ${outcome}\``);
});
