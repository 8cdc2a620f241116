import { fingerprint, type Idempotency } from '../../checks/idempotency.ts';

/**
 * What makes two requests of the dashboard the same. The keys share the table of the API's `Idempotency-Key`, under a
 * name that keeps them apart.
 */
export function dashboardIdempotency(path: string, body: { readonly request_key: string }): Idempotency {
  const { request_key: key, ...asked } = body;
  return { key: `dashboard:${key}`, fingerprint: fingerprint('POST', path, asked) };
}
