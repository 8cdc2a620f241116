import { limits } from '@blazon/contract/limits.ts';
import { readFromDevice, storeOnDevice } from './device-storage.ts';

/** Where this device stores how many drawings the composer requests. */
const storageKey = 'blazon.variants';

export function readVariantCount(): number {
  return readFromDevice(storageKey) === '1' ? 1 : limits.variants;
}

export function saveVariantCount(count: number): void {
  storeOnDevice(storageKey, String(count));
}
