import { GATES } from '@blazon/studio/test/bench-data.ts';

/** What a trial does: draw a prompt and a refinement, only read a prompt, or draw a blazon. */
export type Trial = 'prompt' | 'reading' | 'blazon';

/** The processor time that a trial may take. A prompt may use half of a worker's limit. */
export const MAX_CPU_MS: Readonly<Record<Trial, number>> = {
  prompt: 1_000,
  reading: 1_000,
  blazon: GATES.latency_ms_p95,
};

/** A worker's limit of processor time, which includes loading code and fonts. */
export const MAX_COLD_CPU_MS = 2_000;
