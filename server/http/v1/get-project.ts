import { operations } from '@blazon/contract/operations.ts';
import { getProject as findProject } from '../../store/projects.ts';
import { createNotFoundFailure } from '../failure.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const getProject: Handler<typeof operations.getProject> = async (deps, { scope, params }) => {
  const project = await findProject(deps.database, scope, params.project_id);
  return project ? createJsonResponse(operations.getProject, project) : createNotFoundFailure('project_id');
};
