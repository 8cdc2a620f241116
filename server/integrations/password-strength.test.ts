import { expect, test } from 'vitest';
import { isGuessable } from './password-strength.ts';

test('common passwords are rejected even with additions, and a few unrelated words are accepted', () => {
  for (const weak of [
    'password12',
    'Password123!',
    'qwertyuiop1',
    'aaaaaaaaaaaa',
    '1234567890',
    'letmein2026',
  ])
    expect([weak, isGuessable(weak, [])]).toEqual([weak, true]);
  for (const strong of ['correct horse battery', 'x7#kPq2mVz!a', 'kettle on the quay'])
    expect([strong, isGuessable(strong, [])]).toEqual([strong, false]);
});

test('a password made of personal data is rejected', () => {
  const personalTexts = ['Marta Wiśniewska', 'marta@kettlequay.example'];
  expect(isGuessable('martakettlequay', [])).toBe(false);
  expect(isGuessable('martakettlequay', personalTexts)).toBe(true);
});

test('a long password is evaluated quickly', () => {
  const start = process.threadCpuUsage();
  isGuessable('password1qwerty'.repeat(9), []);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(400);
});
