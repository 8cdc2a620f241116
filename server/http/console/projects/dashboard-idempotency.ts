import { computeFingerprint, type Idempotency } from '../../checks/idempotency.ts';

/**
 * Makes a request of the dashboard idempotent by the `request_key` in its body. The key is stored in the same table
 * as the API's `Idempotency-Key`, with a prefix that keeps the two apart.
 */
export function createDashboardIdempotency(
  path: string,
  body: { readonly request_key: string },
): Idempotency {
  const { request_key: key, ...content } = body;
  return { key: `dashboard:${key}`, fingerprint: computeFingerprint('POST', path, content) };
}
