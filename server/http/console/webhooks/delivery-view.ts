import type { AttemptSummary, DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { attemptVerdict } from '../../../rules/attempt-verdict.ts';
import { isLocal } from '../../../rules/local-attempts.ts';
import type { BriefAttempt } from '../../../store/delivery-attempts.ts';
import type { ListedDelivery } from '../../../store/delivery-list.ts';
import { seconds, secondsOrNull } from './seconds.ts';

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
    due_at: secondsOrNull(delivery.dueAt),
    created_at: seconds(delivery.createdAt),
    newest_attempt: delivery.newestAttempt && toAttemptSummary(delivery.newestAttempt),
  };
}

export function toAttemptSummary(attempt: BriefAttempt): AttemptSummary {
  return {
    is_local: isLocal(attempt),
    run: attempt.run,
    number: attempt.number,
    url: attempt.url,
    started_at: attempt.startedAt.getTime() / 1000,
    milliseconds: attempt.milliseconds,
    outcome: attempt.outcome,
    status: attempt.status,
    verdict: attemptVerdict(attempt),
  };
}
