import { randomBytes, randomInt } from 'node:crypto';
import { createIdGenerator, type IdGenerator } from '../domain/new-id.ts';

/** The source of time, randomness and ids, passed to everything that needs them. */
export interface Clock {
  now(): Date;
  newId: IdGenerator;
  randomBelow(limit: number): number;
}

/** This machine's clock. The service's processes use the database's clock instead: see service-clock.ts. */
export function systemClock(): Clock {
  return createClock(Date.now);
}

/** Creates a clock from a function that returns milliseconds since 1970. */
export function createClock(readTime: () => number): Clock {
  return {
    now: () => new Date(readTime()),
    newId: createIdGenerator({ now: readTime, random: createRandomPool() }),
    randomBelow: (limit) => randomInt(limit),
  };
}

/** Fetches random bytes in bulk, because each system call is expensive. */
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
