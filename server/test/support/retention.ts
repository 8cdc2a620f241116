import { idempotencyDays, type Retention } from '../../store/partitions.ts';

/** The default retention of the service. */
export const retention: Retention = {
  idempotency_keys: idempotencyDays,
  audit_log: 400,
  events: 30,
  delivery_attempts: 30,
  usage_ledger: 800,
  usage_reports: 800,
  usage_details: 800,
  request_log: 30,
  director_turns: 90,
};
