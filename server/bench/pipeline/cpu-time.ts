import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const tickMilliseconds = 10;

/**
 * Returns the CPU milliseconds that the processes and their ended children have used. A process that has ended counts
 * as 0.
 */
export function readCpuMilliseconds(processIds: readonly number[]): number {
  return sum(processIds.map((id) => readTicks(`/proc/${id}/stat`, [13, 14, 15, 16]))) * tickMilliseconds;
}

/** Returns the CPU milliseconds of the first `count` worker threads that a Node.js process started. */
export function readCpuOfFirstThreads(processId: number, count: number): number {
  const folder = `/proc/${processId}/task`;
  const threads = readdirSync(folder)
    .filter((id) => readText(`${folder}/${id}/comm`).startsWith('WorkerThread'))
    .map(Number)
    .toSorted((one, other) => one - other)
    .slice(0, count);
  return sum(threads.map((id) => readTicks(`${folder}/${id}/stat`, [13, 14]))) * tickMilliseconds;
}

/** Returns a process's title, in which PostgreSQL names the database that a backend serves. */
export function readProcessTitle(processId: number): string {
  return readText(`/proc/${processId}/cmdline`).replaceAll('\0', ' ');
}

function readTicks(file: string, fields: readonly number[]): number {
  const text = readText(file);
  // The second field is the process name in brackets, which may contain spaces, so start after it.
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
