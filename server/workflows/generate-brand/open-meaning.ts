import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '@blazon/studio/meaning/embedder.ts';

/** The model in a folder that `tools/bootstrap` made; undefined where none is set. */
export async function openMeaning(folder: string | undefined): Promise<Embedder | undefined> {
  if (folder === undefined) return undefined;
  // Loaded where it is used: the runtime takes 60 MB.
  const { openEmbedder } = await import('@blazon/studio/meaning/open-embedder.ts');
  return openEmbedder({
    model: readFileSync(join(folder, 'model.onnx')),
    tokenizer: readFileSync(join(folder, 'tokenizer.json'), 'utf8'),
  });
}
