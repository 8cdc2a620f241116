import { randomBytes, randomInt } from 'node:crypto';
import { createIdGenerator, type GenerateId } from '../domain/new-id.ts';

/** The source of time, randomness and ids, passed to everything that needs them. */
export interface Clock {
  now(): Date;
  newId: GenerateId;
  randomBelow(limit: number): number;
}

export function systemClock(): Clock {
  const pool = createRandomPool();
  return {
    now: () => new Date(),
    newId: createIdGenerator({ now: Date.now, random: pool }),
    randomBelow: (limit) => randomInt(limit),
  };
}

/** Fetches random bytes in bulk, because each call to the system is expensive. */
function createRandomPool(): (count: number) => Uint8Array {
  let bytes = randomBytes(4096);
  let used = 0;
  return (count) => {
    if (used + count > bytes.length) {
      bytes = randomBytes(4096);
      used = 0;
    }
    used += count;
    return bytes.subarray(used - count, used);
  };
}
