import { fingerprint, type Idempotency } from '../../checks/idempotency.ts';

/**
 * Identifies equal requests of the dashboard. The keys share the table of the API's `Idempotency-Key`, under a
 * prefix of their own.
 */
export function dashboardIdempotency(path: string, body: { readonly request_key: string }): Idempotency {
  const { request_key: key, ...asked } = body;
  return { key: `dashboard:${key}`, fingerprint: fingerprint('POST', path, asked) };
}
