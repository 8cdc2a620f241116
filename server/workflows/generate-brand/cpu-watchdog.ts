// Measures the CPU time of one task in a thread from outside the thread, because a busy thread cannot stop itself.
// Wall-clock time is unsuitable: on a busy machine, a harmless design takes long but uses little CPU.

import { threadCpuUsage } from 'node:process';
import { threadId, type Worker } from 'node:worker_threads';

/**
 * Memory shared with the thread. Once the task has started, it contains the thread's id, and the CPU time in
 * milliseconds that the thread had used before the task.
 */
export type TaskStart = Int32Array<SharedArrayBuffer>;

export function createTaskStart(): TaskStart {
  return new Int32Array(new SharedArrayBuffer(8));
}

function toMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}

/** Records the start of a task. The thread calls this before anything else. */
export function markStart(start: TaskStart): void {
  Atomics.store(start, 1, toMilliseconds(threadCpuUsage()));
  Atomics.store(start, 0, threadId);
}

const pollMilliseconds = 250;

/**
 * Calls `stop` once the task has used more than `maxMilliseconds` of CPU time. Returns a function that stops watching.
 */
export function watchCpuTime(
  start: TaskStart,
  threads: () => readonly Worker[],
  maxMilliseconds: number,
  stop: () => void,
): () => void {
  let isReading = false;
  const checkUsage = async (): Promise<void> => {
    const thread = threads().find((worker) => worker.threadId === Atomics.load(start, 0));
    if (thread === undefined || isReading) return;
    isReading = true;
    // The call fails if the thread has ended.
    const usage = await thread.cpuUsage().catch(() => undefined);
    isReading = false;
    if (usage !== undefined && toMilliseconds(usage) - Atomics.load(start, 1) > maxMilliseconds) stop();
  };
  const timer = setInterval(() => void checkUsage(), pollMilliseconds);
  return () => clearInterval(timer);
}
