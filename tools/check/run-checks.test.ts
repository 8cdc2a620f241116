import { expect, it } from 'vitest';
import type { Check } from './check.ts';
import { runChecks } from './run-checks.ts';

const passingCheck: Check = { name: 'good', run: async () => [] };
const failingCheck: Check = {
  name: 'bad',
  run: async () => ['server/processes/api.ts: wrong\nin two lines'],
};
const brokenCheck: Check = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) };

it('runChecks prints a line per check and the problems of failed checks, and returns the totals', async () => {
  const lines: string[] = [];
  const counts = await runChecks([passingCheck, failingCheck, brokenCheck], '.', (line) => lines.push(line));

  expect(counts).toEqual({ passed: 1, failed: 2 });
  const text = lines.join('\n');
  expect(text).toMatch(/^good {4}ok {6}\d+\.\d s$/m);
  expect(text).toMatch(
    /^bad {5}failed {2}\d+\.\d s\n {4}server\/processes\/api\.ts: wrong\n {4}in two lines$/m,
  );
  expect(text).toMatch(/^broken {2}failed .*\n {4}The check itself broke: Error: no such tool/m);
});

it('runChecks marks an incomplete check as partly passed, and lists what was not examined at the end', async () => {
  const partial: Check = {
    name: 'partial',
    run: async (_root, notice) => {
      notice?.('helm is not installed, so the chart was not rendered.');
      return [];
    },
  };
  const lines: string[] = [];
  const counts = await runChecks([partial, passingCheck], '.', (line) => lines.push(line));
  expect(counts).toEqual({ passed: 2, failed: 0 });
  expect(lines.join('\n')).toMatch(/^partial {2}partly {2}\d/m);
  expect(lines.at(-1)).toBe(
    'NOT EXAMINED\n    partial: helm is not installed, so the chart was not rendered.',
  );
});

it('runChecks runs at most two checks at a time', async () => {
  let running = 0;
  let most = 0;
  const slow: Check = {
    name: 'slow',
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return [];
    },
  };
  await runChecks([slow, slow, slow, slow, slow], '.', () => undefined);
  expect(most).toBe(2);
});
