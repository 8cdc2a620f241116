import type { Clock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { insertAuditEntry } from '../store/audit-log.ts';
import { markProjectDeleted } from '../store/projects.ts';

export interface SoftDeleteDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Starts the purge in the background; never fails and never blocks. */
  readonly startPurge: (scope: Scope, projectId: string) => void;
}

/** Hides a project and starts the workflow that erases it. Returns false if the project does not exist. */
export async function softDeleteProject(
  deps: SoftDeleteDeps,
  scope: Scope,
  projectId: string,
  by: { readonly actor: string; readonly requestId: string },
): Promise<boolean> {
  const now = deps.clock.now();
  const purgeDueAt = new Date(now.getTime() + workflowOptions.sweep.firstLookSeconds * 1000);
  const isDeleted = await deps.database.transaction(scope, async (transaction) => {
    if (!(await markProjectDeleted(transaction, scope, projectId, { now, purgeDueAt }))) return false;
    await insertAuditEntry(transaction, scope.workspaceId, {
      id: deps.clock.newId('auditEntry'),
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
  // Not awaited, because the response must not depend on Temporal. The sweep starts the purge if this fails.
  if (isDeleted) deps.startPurge(scope, projectId);
  return isDeleted;
}
