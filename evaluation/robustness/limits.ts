/** Processor time of one job, whatever its prompt says: half of what a worker may spend on any input. */
export const PROMPT_CPU_MS = 1_000;
/** What a worker may spend on any input, with code and fonts that it meets for the first time. */
export const COLD_CPU_MS = 2_000;
