// Runs the embedding model all-MiniLM-L6-v2 in WebAssembly. The caller reads the model's files.

import { Tokenizer } from '@huggingface/tokenizers';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { Embedder } from './embedder.ts';
import { EMBEDDING_DIMENSIONS } from './embedder.ts';

export interface ModelFiles {
  /** The model in ONNX format. */
  model: Uint8Array;
  /** `tokenizer.json`, as text. */
  tokenizer: string;
}

/** The maximum number of tokens, as in the training of the model. The rest of a prompt is ignored. */
const MAX_TOKENS = 128;

export async function openEmbedder({ model, tokenizer }: ModelFiles): Promise<Embedder> {
  env.wasm.numThreads = 1;
  const words = new Tokenizer(JSON.parse(tokenizer), {});
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] });
  return {
    async embed(text) {
      const ids = words.encode(text).ids.slice(0, MAX_TOKENS);
      const tensor = (values: readonly number[]): Tensor =>
        new Tensor('int64', BigInt64Array.from(values.map(BigInt)), [1, values.length]);
      const { last_hidden_state: states } = await session.run({
        input_ids: tensor(ids),
        attention_mask: tensor(ids.map(() => 1)),
        token_type_ids: tensor(ids.map(() => 0)),
      });
      if (!(states?.data instanceof Float32Array)) throw new Error('The model returns no hidden states');
      return averageTokenVectors(states.data);
    },
  };
}

function averageTokenVectors(states: Float32Array): Float32Array {
  const sum = new Float32Array(EMBEDDING_DIMENSIONS);
  for (const [index, value] of states.entries()) {
    const at = index % EMBEDDING_DIMENSIONS;
    sum[at] = (sum[at] ?? 0) + value;
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
