/** What this device remembers between visits. Storage may be unavailable or full: then only a convenience is lost. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is remembered.
  }
}
