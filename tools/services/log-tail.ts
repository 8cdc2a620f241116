// The last output of a service, for the error when it does not start.

import { existsSync, readFileSync } from 'node:fs';

const maxTailLines = 20;

/** The last lines written after `start` bytes, indented under the log's path. */
export function readLogTail(log: string, start: number): string {
  const text = existsSync(log) ? readFileSync(log).subarray(start).toString() : '';
  const tail = text.trimEnd().split('\n').slice(-maxTailLines);
  return [`Last lines of ${log}:`, ...tail.map((line) => `  ${line.slice(0, 500)}`)].join('\n');
}
