import { operations } from '@blazon/contract/operations.ts';
import type { DeletedProject } from '@blazon/contract/resources.ts';
import { flows } from '../../rules/flows.ts';
import { insertAuditEntry } from '../../store/audit-log.ts';
import { hideProject } from '../../store/projects.ts';
import { fail } from '../failure.ts';
import { answer, type Handler } from '../serve.ts';

export const deleteProject: Handler<typeof operations.deleteProject> = async (parts, input) => {
  const { scope, params, keyId, requestId } = input;
  const { clock } = parts;
  const now = clock.now();
  const purgeDueAt = new Date(now.getTime() + flows.sweep.firstLookSeconds * 1000);
  const hidden = await parts.database.transaction(scope, async (transaction) => {
    if (!(await hideProject(transaction, scope, params.project_id, { now, purgeDueAt }))) return false;
    await insertAuditEntry(transaction, scope.workspaceId, {
      id: clock.newId('auditEntry'),
      environment: scope.environment,
      createdAt: now,
      actor: keyId,
      action: 'project.delete',
      subject: params.project_id,
      requestId,
      details: {},
    });
    return true;
  });
  if (!hidden) return fail('resource_not_found', { param: 'project_id' });
  // Not awaited: the answer never hangs on Temporal. What is not started here, the sweep starts.
  parts.startPurge(scope, params.project_id);
  const deleted: DeletedProject = { id: params.project_id, object: 'project', deleted: true };
  return answer(operations.deleteProject, deleted);
};
