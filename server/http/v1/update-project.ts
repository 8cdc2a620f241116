import { operations } from '@blazon/contract/operations.ts';
import { updateProject as changeProject } from '../../store/projects.ts';
import { notFound } from '../failure.ts';
import { jsonResponse, type Handler } from '../register-operation.ts';

export const updateProject: Handler<typeof operations.updateProject> = async (
  deps,
  { scope, params, body },
) => {
  const project = await changeProject(deps.database, scope, params.project_id, body);
  return project ? jsonResponse(operations.updateProject, project) : notFound('project_id');
};
