/** CPU time of one job for any prompt: half of a worker's limit. */
export const MAX_PROMPT_CPU_MS = 1_000;
/** A worker's limit for any input, including code and fonts that load for the first time. */
export const MAX_COLD_CPU_MS = 2_000;
