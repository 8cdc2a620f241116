export const baselineQueues = { first: 'bare-first', second: 'bare-second' } as const;
