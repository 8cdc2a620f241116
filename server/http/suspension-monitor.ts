import type { Clock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { RedisCounters } from '../integrations/redis.ts';
import type { RateLimitState } from '../domain/rate-window.ts';
import { completesThrottledMinute, shouldSuspend } from '../domain/suspension.ts';
import type { Caller } from '../store/api-keys.ts';
import { insertAuditEntry } from '../store/audit-log.ts';
import { suspendIfActive } from '../store/workspaces.ts';

/** Suspends workspaces that keep sending requests over their rate limit. */
export interface SuspensionMonitor {
  /** Called for every request over the limit. Never blocks and never fails. Usually only compares two numbers. */
  noteRefusal(caller: Caller, rate: RateLimitState, requestId: string): void;
}

export interface SuspensionDeps {
  readonly database: Database;
  readonly shared: Pick<RedisCounters, 'markMinute' | 'clearMinutes'>;
  readonly clock: Pick<Clock, 'now' | 'newId'>;
  readonly suspendAfterMinutes: number;
  readonly suspensionMinutes: number;
  readonly onSuspended: (workspaceId: string, until: Date) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Limits concurrent suspensions, so that enough database connections remain for requests. A workspace that is skipped
 * is checked again at its next throttled minute.
 */
const maxConcurrentSuspensions = 4;

export function createSuspensionMonitor(deps: SuspensionDeps): SuspensionMonitor {
  let running = 0;
  return {
    noteRefusal(caller, rate, requestId) {
      if (
        deps.suspendAfterMinutes === 0 ||
        !completesThrottledMinute(rate) ||
        running >= maxConcurrentSuspensions
      )
        return;
      running += 1;
      suspendIfThrottled(deps, caller, requestId)
        .catch(deps.onError)
        .finally(() => {
          running -= 1;
        });
    },
  };
}

/**
 * Counts a minute in which the workspace was throttled, and suspends it after too many. While Redis is down, minutes
 * cannot be counted and nobody is suspended.
 */
async function suspendIfThrottled(deps: SuspensionDeps, caller: Caller, requestId: string): Promise<void> {
  const { workspaceId } = caller;
  const minutes = await deps.shared.markMinute(workspaceId);
  if (!shouldSuspend(minutes, deps.suspendAfterMinutes)) return;
  const until = await suspendWorkspace(deps, caller, { minutes, requestId });
  // After the suspension, the count starts again. If this call fails, the marks expire within ten minutes.
  await deps.shared.clearMinutes(workspaceId);
  if (until) deps.onSuspended(workspaceId, until);
}

async function suspendWorkspace(
  { database, clock, suspensionMinutes }: SuspensionDeps,
  { workspaceId, environment }: Caller,
  cause: { readonly minutes: number; readonly requestId: string },
): Promise<Date | undefined> {
  const now = clock.now();
  const until = new Date(now.getTime() + suspensionMinutes * 60_000);
  return database.transaction({ workspaceId, environment }, async (transaction) => {
    if (!(await suspendIfActive(transaction, workspaceId, { now, until }))) return undefined;
    await insertAuditEntry(transaction, workspaceId, {
      id: clock.newId('auditEntry'),
      environment: null,
      createdAt: now,
      actor: 'service',
      action: 'workspace.suspend',
      subject: workspaceId,
      requestId: cause.requestId,
      details: { until: until.toISOString(), reason: 'sustained 429s', minutes: cause.minutes },
    });
    return until;
  });
}
