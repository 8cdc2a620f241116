import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { UpdateProjectBody } from '@blazon/contract/operations.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { getProjectView } from '../../../store/project-views.ts';
import { updateProjectInTransaction } from '../../../store/projects.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const updateProject = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}',
    action: 'projects.write',
    body: UpdateProjectBody,
  },
  async (deps, { scope, params, body, person, requestId }): Promise<ProjectView | ConsoleFailure> => {
    const projectId = params['project_id'] ?? '';
    const found = await deps.database.transaction(scope, async (transaction) => {
      if (!(await updateProjectInTransaction(transaction, scope, projectId, body))) return false;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: deps.clock.now(),
        actor: person.id,
        action: 'project.update',
        subject: projectId,
        requestId,
        details: { fields: Object.keys(body) },
      });
      return true;
    });
    const project = found ? await getProjectView(deps.database, scope, projectId) : undefined;
    return project ?? createConsoleFailure('not_found');
  },
);
