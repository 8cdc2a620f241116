import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '@blazon/studio/design/meaning/embedder.ts';

/** Opens the embedding model in a folder created by `tools/bootstrap`. Undefined if no folder is configured. */
export async function openMeaning(folder: string | undefined): Promise<Embedder | undefined> {
  if (folder === undefined) return undefined;
  // Loaded on demand, because the runtime takes 60 MB of memory.
  const { openEmbedder } = await import('@blazon/studio/design/meaning/open-embedder.ts');
  return openEmbedder({
    model: readFileSync(join(folder, 'model.onnx')),
    tokenizer: readFileSync(join(folder, 'tokenizer.json'), 'utf8'),
  });
}
