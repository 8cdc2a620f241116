import { operations } from '@blazon/contract/operations.ts';
import type { DeletedProject } from '@blazon/contract/resources.ts';
import { createNotFoundFailure } from '../failure.ts';
import { softDeleteProject } from '../soft-delete-project.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const deleteProject: Handler<typeof operations.deleteProject> = async (deps, input) => {
  const { scope, params, keyId, requestId } = input;
  if (!(await softDeleteProject(deps, scope, params.project_id, { actor: keyId, requestId })))
    return createNotFoundFailure('project_id');
  const deleted: DeletedProject = { id: params.project_id, object: 'project', deleted: true };
  return createJsonResponse(operations.deleteProject, deleted);
};
