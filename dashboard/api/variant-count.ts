import { limits } from '@blazon/contract/limits.ts';

/** How many drawings the composer asks for on this device. */
const key = 'blazon.variants';

export function readVariantCount(): number {
  try {
    return localStorage.getItem(key) === '1' ? 1 : limits.variants;
  } catch {
    // Storage may be unavailable; only a convenience is lost.
    return limits.variants;
  }
}

export function saveVariantCount(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // Storage may be unavailable.
  }
}
