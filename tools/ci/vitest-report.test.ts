import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readVitestReport } from './vitest-report.ts';

const passedTest = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failedTest = { fullName: 'divides', status: 'failed', failureMessages: ['expected 1\nto be 2'] };
const skippedTest = { fullName: 'waits', status: 'pending', failureMessages: [] };

function read(testResults: unknown, exitCode = 0) {
  const root = mkdtempSync(join(tmpdir(), 'blazon-report-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const path = join(root, 'report.json');
  if (testResults !== undefined) writeFileSync(path, JSON.stringify({ testResults }));
  return readVitestReport(path, '/checkout', exitCode);
}

const file = { name: '/checkout/a.test.ts', message: '', startTime: 1_000, endTime: 3_500 };

it('readVitestReport counts tests one by one and reports the duration of each file', () => {
  const results = [{ ...file, status: 'passed', assertionResults: [passedTest, passedTest, skippedTest] }];
  expect(read(results)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    files: [{ file: 'a.test.ts', tests: 3, seconds: 2.5 }],
  });
});

it('readVitestReport reports each failed test on one line', () => {
  const results = [{ ...file, status: 'failed', assertionResults: [passedTest, failedTest] }];
  const { failures } = read(results, 1);
  expect(failures).toEqual(['/checkout/a.test.ts > divides: expected 1 to be 2']);
});

it('readVitestReport counts unloadable files, errors outside tests and a missing report as failures', () => {
  const broken = { ...file, status: 'failed', message: 'SyntaxError', assertionResults: [] };
  expect(read([broken], 1).failures).toEqual(['/checkout/a.test.ts > SyntaxError']);
  expect(read([{ ...file, status: 'passed', assertionResults: [passedTest] }], 1).failed).toBe(1);
  expect(read(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
});
