import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '@blazon/studio/design/meaning/embedder.ts';

/** The embedding model in a folder that `tools/bootstrap` created; undefined if none is configured. */
export async function openMeaning(folder: string | undefined): Promise<Embedder | undefined> {
  if (folder === undefined) return undefined;
  // Loaded on demand: the runtime takes 60 MB.
  const { openEmbedder } = await import('@blazon/studio/design/meaning/open-embedder.ts');
  return openEmbedder({
    model: readFileSync(join(folder, 'model.onnx')),
    tokenizer: readFileSync(join(folder, 'tokenizer.json'), 'utf8'),
  });
}
