import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The fields of Vitest's JSON report that we read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface FileTime {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

const maxMessageLength = 600;

/** Counts passed and failed tests. A non-zero exit code without a failed test counts as one failure. */
export function readVitestReport(path: string, root: string, exitCode: number): TestCounts {
  const results = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report).testResults : [];
  const all = results.flatMap(({ assertionResults }) => assertionResults);
  const passed = all.filter(({ status }) => status === 'passed').length;
  const failures = results.filter(({ status }) => status === 'failed').flatMap((file) => findFailures(file));
  // The cause is an error outside any test: in a hook, an unhandled rejection, or a crash of Vitest.
  if (exitCode !== 0 && failures.length === 0)
    failures.push('an error outside any test; its message precedes the summary above');
  const files = results.map(({ name, assertionResults, startTime, endTime }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: Math.round((endTime - startTime) / 100) / 10,
  }));
  return { passed, failed: failures.length, failures, files };
}

function findFailures({ name, message, assertionResults }: Report['testResults'][number]): string[] {
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${fullName}: ${(failureMessages?.[0] ?? '').slice(0, maxMessageLength)}`,
    );
  return (tests.length > 0 ? tests : [message]).map((line) => `${name} > ${line.replaceAll('\n', ' ')}`);
}
