import type { Retention } from '../../store/partitions.ts';

/** As the service keeps things unless told otherwise. */
export const retention: Retention = {
  idempotency_keys: 1,
  audit_log: 400,
  events: 30,
  delivery_attempts: 30,
  usage_ledger: 800,
  request_log: 30,
  director_turns: 90,
};
