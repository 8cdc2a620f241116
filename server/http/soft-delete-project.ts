import type { Clock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { insertAuditEntry } from '../store/audit-log.ts';
import { markProjectDeleted as hide } from '../store/projects.ts';

export interface HideParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Begins the purge in the background; never fails and never waits. */
  readonly startPurge: (scope: Scope, projectId: string) => void;
}

/** Deletes a project: out of sight at once, stored, then erased by its workflow. False when there is none. */
export async function softDeleteProject(
  parts: HideParts,
  scope: Scope,
  projectId: string,
  by: { readonly actor: string; readonly requestId: string },
): Promise<boolean> {
  const now = parts.clock.now();
  const purgeDueAt = new Date(now.getTime() + workflowOptions.sweep.firstLookSeconds * 1000);
  const hidden = await parts.database.transaction(scope, async (transaction) => {
    if (!(await hide(transaction, scope, projectId, { now, purgeDueAt }))) return false;
    await insertAuditEntry(transaction, scope.workspaceId, {
      id: parts.clock.newId('auditEntry'),
      environment: scope.environment,
      createdAt: now,
      actor: by.actor,
      action: 'project.delete',
      subject: projectId,
      requestId: by.requestId,
      details: {},
    });
    return true;
  });
  // Not awaited: the answer never hangs on Temporal. What is not started here, the sweep starts.
  if (hidden) parts.startPurge(scope, projectId);
  return hidden;
}
