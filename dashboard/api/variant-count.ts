import { limits } from '@blazon/contract/limits.ts';
import { readStored, store } from './device-storage.ts';

/** Where this device stores how many drawings the composer requests. */
const key = 'blazon.variants';

export function readVariantCount(): number {
  return readStored(key) === '1' ? 1 : limits.variants;
}

export function saveVariantCount(count: number): void {
  store(key, String(count));
}
