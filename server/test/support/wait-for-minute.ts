import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';

/** Limits count aligned minutes: waits for the next minute when fewer seconds than this are left. */
export async function waitForMinuteWith(seconds: number): Promise<void> {
  const window = limits.rateWindowSeconds * 1000;
  const left = window - (Date.now() % window);
  if (left < seconds * 1000) await wait(left + 50);
}
