import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';

/** Limits count aligned minutes: waits for the next one when so many seconds are not left of this one. */
export async function waitForMinuteWith(seconds: number): Promise<void> {
  const window = limits.rateWindowSeconds * 1000;
  const left = window - (Date.now() % window);
  if (left < seconds * 1000) await wait(left + 50);
}
