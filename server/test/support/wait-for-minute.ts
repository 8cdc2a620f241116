import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';

/** Waits for the next minute if fewer than this many seconds remain, because limits count clock minutes. */
export async function waitForMinuteWithSeconds(seconds: number): Promise<void> {
  const window = limits.rateWindowSeconds * 1000;
  const left = window - (Date.now() % window);
  if (left < seconds * 1000) await wait(left + 50);
}
