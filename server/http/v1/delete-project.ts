import { operations } from '@blazon/contract/operations.ts';
import type { DeletedProject } from '@blazon/contract/resources.ts';
import { notFound } from '../failure.ts';
import { hideProject } from '../hide-project.ts';
import { answer, type Handler } from '../serve.ts';

export const deleteProject: Handler<typeof operations.deleteProject> = async (parts, input) => {
  const { scope, params, keyId, requestId } = input;
  if (!(await hideProject(parts, scope, params.project_id, { actor: keyId, requestId })))
    return notFound('project_id');
  const deleted: DeletedProject = { id: params.project_id, object: 'project', deleted: true };
  return answer(operations.deleteProject, deleted);
};
