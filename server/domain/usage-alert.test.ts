import { expect, test } from 'vitest';
import { chooseAlert } from './usage-alert.ts';

const passedThreshold = { month: '2026-11-01', quota: 2, threshold: 50, used: 1 };

test('one e-mail covers all thresholds that were passed together', () => {
  const all = [
    passedThreshold,
    { ...passedThreshold, threshold: 100, used: 2 },
    { ...passedThreshold, threshold: 80, used: 2 },
  ];
  expect(chooseAlert(all, '2026-11-01')).toMatchObject({ threshold: 100 });
});

test('no e-mail is sent about a past month', () => {
  expect(chooseAlert([passedThreshold], '2026-12-01')).toBeUndefined();
  expect(chooseAlert([], '2026-11-01')).toBeUndefined();
});

test('after a change of plan, only the thresholds of the larger quota are considered', () => {
  const both = [
    { ...passedThreshold, threshold: 100 },
    { ...passedThreshold, quota: 20 },
  ];
  expect(chooseAlert(both, '2026-11-01')).toMatchObject({ quota: 20, threshold: 50 });
});
