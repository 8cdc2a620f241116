import { computeFingerprint, type Idempotency } from '../../checks/idempotency.ts';

/**
 * Identifies equal requests of the dashboard. The keys are stored in the same table as the API's `Idempotency-Key`,
 * with a separate prefix.
 */
export function dashboardIdempotency(path: string, body: { readonly request_key: string }): Idempotency {
  const { request_key: key, ...asked } = body;
  return { key: `dashboard:${key}`, fingerprint: computeFingerprint('POST', path, asked) };
}
