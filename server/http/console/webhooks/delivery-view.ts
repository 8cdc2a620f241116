import type { AttemptSummary, DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { describeAttempt } from '../../../domain/describe-attempt.ts';
import { isLocalAttempt } from '../../../domain/local-run.ts';
import type { AttemptWithoutBodies } from '../../../store/delivery-attempts.ts';
import type { ListedDelivery } from '../../../store/query-deliveries.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../unix-seconds.ts';

export function toDeliverySummary(delivery: ListedDelivery): DeliverySummary {
  return {
    id: delivery.id,
    type: delivery.type,
    is_test: delivery.isTest,
    job_id: delivery.jobId,
    project_id: delivery.projectId,
    state: delivery.state,
    reason: delivery.reason,
    run: delivery.run,
    attempts: delivery.attempts,
    due_at: toUnixSecondsOrNull(delivery.dueAt),
    created_at: toUnixSeconds(delivery.createdAt),
    brand_id: null,
    endpoint_id: delivery.endpointId,
    copy_of: delivery.copyOf,
    newest_attempt: delivery.newestAttempt && toAttemptSummary(delivery.newestAttempt),
  };
}

export function toAttemptSummary(attempt: AttemptWithoutBodies): AttemptSummary {
  return {
    is_local: isLocalAttempt(attempt),
    run: attempt.run,
    number: attempt.number,
    url: attempt.url,
    started_at: attempt.startedAt.getTime() / 1000,
    milliseconds: attempt.milliseconds,
    outcome: attempt.outcome,
    status: attempt.status,
    verdict: describeAttempt(attempt),
  };
}
