import { operations } from '@blazon/contract/operations.ts';
import type { Project } from '@blazon/contract/resources.ts';
import { insertProject } from '../../store/projects.ts';
import { runIdempotently } from '../checks/idempotency.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const createProject: Handler<typeof operations.createProject> = (deps, { scope, body, idempotency }) =>
  runIdempotently(deps.database, scope, idempotency, async (transaction) => {
    const project: Project = {
      id: deps.clock.newId('project'),
      object: 'project',
      workspace_id: scope.workspaceId,
      name: body.name,
      description: body.description ?? null,
      status: 'active',
      created_at: Math.floor(deps.clock.now().getTime() / 1000),
    };
    await insertProject(transaction, scope, project);
    return { ...createJsonResponse(operations.createProject, project), projectId: project.id };
  });
