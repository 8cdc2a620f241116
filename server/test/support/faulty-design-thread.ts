// A thread for the design pool that goes wrong when it is told to. The prompt says how.

import type { DesignOrder } from '../../workflows/generate-brand/design-pool.ts';

export const ready = (): void => undefined;

export function design({ prompt }: DesignOrder): unknown {
  switch (prompt) {
    case 'hang':
      for (;;);
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('The pencil broke');
    case 'throw what cannot cross':
      throw new Error('Lost on the way', { cause: () => undefined });
    case 'take all memory':
      return takeAllMemory();
    default:
      return { assets: prompt };
  }
}

function takeAllMemory(): never {
  const taken: string[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => `${taken.length} ${index}`));
}
