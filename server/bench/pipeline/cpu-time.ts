import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const tickMilliseconds = 10;

/**
 * The CPU time of processes so far in milliseconds, including ended children. A process that has ended counts as 0.
 */
export function readCpuMilliseconds(processIds: readonly number[]): number {
  return sum(processIds.map((id) => readTicks(`/proc/${id}/stat`, [13, 14, 15, 16]))) * tickMilliseconds;
}

/** The CPU time of the first threads that a process started from JavaScript. */
export function readCpuOfFirstThreads(processId: number, count: number): number {
  const folder = `/proc/${processId}/task`;
  const threads = readdirSync(folder)
    .filter((id) => readText(`${folder}/${id}/comm`).startsWith('WorkerThread'))
    .map(Number)
    .toSorted((one, other) => one - other)
    .slice(0, count);
  return sum(threads.map((id) => readTicks(`${folder}/${id}/stat`, [13, 14]))) * tickMilliseconds;
}

/** The process title, in which PostgreSQL shows the client that a backend serves. */
export function processTitle(processId: number): string {
  return readText(`/proc/${processId}/cmdline`).replaceAll('\0', ' ');
}

function readTicks(file: string, fields: readonly number[]): number {
  const text = readText(file);
  // The process name in brackets may contain anything, so parsing starts after it, at the third field.
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return sum(fields.map((field) => Number(values[field - 2] ?? 0)));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
