import { expect, it } from 'vitest';
import { createDesignPool } from '../workflows/generate-brand/design-pool.ts';

/** Returns a name of rare characters. The names of successive turns need different font files. */
const rareName = (turn: number): string =>
  Array.from({ length: 8 }, (_, position) =>
    String.fromCodePoint(0x4e00 + (((turn * 8 + position) * 7919) % 20_000)),
  ).join('');

it('a design thread frees the memory of unloaded fonts: it grows little over 100 designs', async () => {
  const designer = await createDesignPool({ threads: 1 });
  const drawBrands = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn += 1) {
      const prompt = `「${rareName(turn)}」という店。シンボルなし、文字だけ。明朝体。`;
      const order = { kind: 'new', prompt, seed: 7, sandbox: false, likenesses: [] } as const;
      await designer.design(order, AbortSignal.timeout(60_000));
    }
    return process.memoryUsage.rss();
  };
  const before = await drawBrands(0, 30);
  const after = await drawBrands(30, 130);
  await designer.close();
  // Caches grow by about 50 MB. A thread that never frees fonts would grow by about 200 MB.
  expect((after - before) / 1_000_000).toBeLessThan(140);
}, 300_000);
