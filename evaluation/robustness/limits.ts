/** The processor time that any prompt may take: half of a worker's limit. */
export const MAX_PROMPT_CPU_MS = 1_000;
/** A worker's limit of processor time, which includes loading code and fonts. */
export const MAX_COLD_CPU_MS = 2_000;
