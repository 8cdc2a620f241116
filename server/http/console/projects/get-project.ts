import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { getProjectView } from '../../../store/project-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const getProject = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<ProjectView | ConsoleFailure> =>
    (await getProjectView(deps.database, scope, params['project_id'] ?? '')) ??
    createConsoleFailure('not_found'),
);
