// A design thread that fails on request. The prompt says how.

import type { DesignTaskInput, Task } from '../../workflows/generate-brand/design-pool.ts';
import { markStart } from '../../workflows/generate-brand/cpu-watchdog.ts';

export const ready = (): void => undefined;

export function design({ order: { prompt }, start }: Task<DesignTaskInput>): unknown {
  markStart(start);
  switch (prompt) {
    case 'hang':
      for (;;);
    case 'wait':
      // Wait without computing, like a thread on a busy machine.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
      return { assets: prompt };
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('The pencil broke');
    case 'throw an error that cannot be cloned':
      throw new Error('Lost on the way', { cause: () => undefined });
    case 'take all memory':
      return takeAllMemory();
    default:
      return { assets: prompt };
  }
}

// A few hundred large arrays. With small objects, the garbage collector needs so much CPU time near the limit that a
// slow machine stops the design for that first.
function takeAllMemory(): never {
  const allocated: number[][] = [];
  for (;;) allocated.push(Array<number>(100_000).fill(0.5));
}
