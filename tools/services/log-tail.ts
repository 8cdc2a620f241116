import { existsSync, readFileSync } from 'node:fs';

const maxTailLines = 20;

/** Returns the last lines that were written to a log after its first `start` bytes, under a line with its path. */
export function readLogTail(log: string, start: number): string {
  const text = existsSync(log) ? readFileSync(log).subarray(start).toString() : '';
  const tail = text.trimEnd().split('\n').slice(-maxTailLines);
  return [`Last lines of ${log}:`, ...tail.map((line) => `  ${line.slice(0, 500)}`)].join('\n');
}
