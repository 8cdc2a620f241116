export const bareQueues = { first: 'bare-first', second: 'bare-second' } as const;
