import { operations } from '@blazon/contract/operations.ts';
import { updateProject as changeProject } from '../../store/projects.ts';
import { createNotFoundFailure } from '../failure.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const updateProject: Handler<typeof operations.updateProject> = async (
  deps,
  { scope, params, body },
) => {
  const project = await changeProject(deps.database, scope, params.project_id, body);
  return project
    ? createJsonResponse(operations.updateProject, project)
    : createNotFoundFailure('project_id');
};
