import { operations } from '@blazon/contract/operations.ts';
import { getProject as findProject } from '../../store/projects.ts';
import { notFound } from '../failure.ts';
import { jsonResponse, type Handler } from '../register-operation.ts';

export const getProject: Handler<typeof operations.getProject> = async (deps, { scope, params }) => {
  const project = await findProject(deps.database, scope, params.project_id);
  return project ? jsonResponse(operations.getProject, project) : notFound('project_id');
};
