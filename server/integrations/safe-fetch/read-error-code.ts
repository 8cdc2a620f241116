/** Reads the `code` that Node.js, c-ares, OpenSSL and undici set on their errors. */
export function readErrorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof Error ? error.name : 'unknown';
}
