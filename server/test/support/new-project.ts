import type { Project } from '@blazon/contract/resources.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { insertProject } from '../../store/projects.ts';

const clock = systemClock();

export function newProject(scope: Scope): Project {
  return {
    id: clock.newId('project'),
    object: 'project',
    workspace_id: scope.workspaceId,
    name: 'a',
    description: null,
    status: 'active',
    created_at: Math.floor(clock.now().getTime() / 1000),
  };
}

/** Inserts a project through the store instead of the API. Returns its id. */
export async function addProject(database: Database, scope: Scope): Promise<string> {
  const project = newProject(scope);
  await database.transaction(scope, (transaction) => insertProject(transaction, scope, project));
  return project.id;
}
