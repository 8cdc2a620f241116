import { softDeleteProject } from '../../soft-delete-project.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const deleteProject = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}',
    action: 'projects.write',
  },
  async (deps, { scope, params, person, requestId }): Promise<undefined | ConsoleFailure> => {
    const by = { actor: person.id, requestId };
    const isDeleted = await softDeleteProject(deps, scope, params['project_id'] ?? '', by);
    return isDeleted ? undefined : createConsoleFailure('not_found');
  },
);
