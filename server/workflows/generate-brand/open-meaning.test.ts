import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDesignPool } from './design-pool.ts';
import { openMeaning } from './open-meaning.ts';

const toolsFolder =
  process.env['BLAZON_TOOLS'] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'blazon');
const meaningModelFolder = join(toolsFolder, 'meaning');
/** `tools/bootstrap` skips the model on machines that cannot reach Maven. */
const isModelInstalled = existsSync(join(meaningModelFolder, 'model.onnx'));

it('openMeaningEmbedder returns undefined if no folder is configured', async () => {
  expect(await openMeaning(undefined)).toBeUndefined();
});

it('openMeaningEmbedder reports which file is missing', async () => {
  await expect(openMeaning('/nowhere')).rejects.toThrow('/nowhere/model.onnx');
});

it('a design pool does not start if the model is missing', async () => {
  await expect(createDesignPool({ threads: 1, meaningModel: '/nowhere' })).rejects.toThrow('did not start');
}, 60_000);

it.runIf(isModelInstalled)(
  'a design pool with the model finds a motif that the prompt only describes',
  async () => {
    const designer = await createDesignPool({ threads: 1, meaningModel: meaningModelFolder });
    try {
      const prompt =
        'Could you draw a hedgehog rolled into a ball for Bristle, which sells handmade brushes?';
      const order = { kind: 'new', prompt, seed: 1, sandbox: false, likenesses: [] } as const;
      const [once, again] = [
        await designer.design(order, AbortSignal.timeout(60_000)),
        await designer.design(order, AbortSignal.timeout(60_000)),
      ];
      expect(once.decisions).toMatchObject({ mark: { motifs: ['hedgehog'] } });
      expect(JSON.stringify(again.decisions)).toBe(JSON.stringify(once.decisions));
    } finally {
      await designer.close();
    }
  },
  120_000,
);
