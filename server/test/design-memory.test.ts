import { expect, it } from 'vitest';
import { createDesignPool } from '../workflows/generate-brand/design-pool.ts';

/** Names that each need other font files than the previous name. */
const rareName = (turn: number): string =>
  Array.from({ length: 8 }, (_, at) =>
    String.fromCodePoint(0x4e00 + (((turn * 8 + at) * 7919) % 20_000)),
  ).join('');

it('frees memory while fonts are loaded and unloaded over 100 designs', async () => {
  const designer = await createDesignPool({ threads: 1 });
  const designs = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn += 1) {
      const prompt = `「${rareName(turn)}」という店。シンボルなし、文字だけ。明朝体。`;
      const order = { kind: 'new', prompt, seed: 7, sandbox: false, likenesses: [] } as const;
      await designer.design(order, AbortSignal.timeout(60_000));
    }
    return process.memoryUsage.rss();
  };
  const before = await designs(0, 30);
  const after = await designs(30, 130);
  await designer.close();
  // Caches grow by about another 50 MB. A thread that never runs its event loop grows by about 200 MB.
  expect((after - before) / 1_000_000).toBeLessThan(140);
}, 300_000);
