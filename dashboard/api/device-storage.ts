/**
 * Reads a value that this device keeps between visits. Storage may be unavailable or full, so nothing essential is
 * stored here.
 */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the value is not remembered.
  }
}

export function removeFromDevice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
