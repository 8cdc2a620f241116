import { encodeId, type IdKind } from '@blazon/contract/ids.ts';

export interface IdGeneratorSources {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns `count` random bytes. */
  random(count: number): Uint8Array;
}

export type IdGenerator = (kind: IdKind) => string;

/**
 * Generates ids that sort by creation: UUIDv7 whose 12 spare bits are a counter within one millisecond. Ids of one
 * process always sort in the order in which they were generated, even if the clock steps back.
 */
export function createIdGenerator(sources: IdGeneratorSources): IdGenerator {
  let lastTime = 0;
  let counter = 0;
  return (kind) => {
    const time = Math.max(sources.now(), lastTime);
    if (time > lastTime) {
      lastTime = time;
      counter = readCounterStart(sources.random(1));
    } else {
      counter += 1;
      if (counter > 0xfff) {
        // The counter is used up for this millisecond, so the next millisecond is used.
        lastTime += 1;
        counter = 0;
      }
    }
    return encodeId(kind, formatUuid(lastTime, counter, sources.random(8)));
  };
}

/** The counter starts at a random value below 256, so that one millisecond has room for at least 3,800 ids. */
function readCounterStart(random: Uint8Array): number {
  return random[0] ?? 0;
}

function formatUuid(time: number, counter: number, random: Uint8Array): string {
  const head = time.toString(16).padStart(12, '0');
  const middle = (0x7000 | counter).toString(16);
  let tail = formatHexByte(((random[0] ?? 0) & 0x3f) | 0x80);
  for (let index = 1; index < 8; index += 1) tail += formatHexByte(random[index] ?? 0);
  return `${head.slice(0, 8)}-${head.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function formatHexByte(byte: number): string {
  return hexDigits[byte] ?? '00';
}
