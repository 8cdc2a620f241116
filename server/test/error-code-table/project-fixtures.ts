import { createWorkspace } from '../support/workspaces.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** Ids of the caller's own projects, and of projects that the caller must not see. */
export interface ProjectFixtures {
  readonly own: string;
  readonly foreign: string;
  readonly sandboxed: string;
  readonly deleted: string;
}

export async function makeProjects({ call, owner, workspace }: ErrorTableFixtures): Promise<ProjectFixtures> {
  const other = await createWorkspace(owner);
  const create = async (key: string, environment: 'live' | 'sandbox'): Promise<string> =>
    (await call('POST', '/v1/projects', { name: 'a' }, { key, environment })).body.id;
  const own = await create(workspace.keys.live, 'live');
  const foreign = await create(other.keys.live, 'live');
  const sandboxed = await create(workspace.keys.sandbox, 'sandbox');
  const deleted = await create(workspace.keys.live, 'live');
  await call('DELETE', `/v1/projects/${deleted}`);
  return { own, foreign, sandboxed, deleted };
}
