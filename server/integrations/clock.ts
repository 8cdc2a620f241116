import { randomBytes, randomInt } from 'node:crypto';
import { createIdGenerator, type GenerateId } from '../domain/new-id.ts';

/** Where time, randomness and ids come from. Everything that needs them is handed this. */
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

/** Asking the system for eight bytes costs a call each time; one call for many is enough. */
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
