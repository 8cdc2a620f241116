import { randomBytes } from 'node:crypto';
import type { Project } from '@blazon/contract/resources.ts';
import type { Database } from '../../outside/postgres.ts';
import { environments, type Scope } from '../../rules/environment.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';

/** One environment of one workspace, and what must be in it: the model that the database is compared with. */
export interface World {
  readonly scope: Scope;
  readonly key: string;
  readonly keyId: string;
  /** In every text this world writes, so that a stranger's answer that holds it gives itself away. */
  readonly mark: string;
  readonly projects: Map<string, Project>;
  /** In the order of their deletion. */
  readonly deleted: string[];
  /** Stored answers by Idempotency-Key. */
  readonly stored: Map<string, { readonly request: string; readonly text: string }>;
}

/** Two workspaces with two environments each, all new. */
export async function createWorlds(owner: Database): Promise<World[]> {
  const workspaces = await Promise.all([createWorkspace(owner), createWorkspace(owner)]);
  return workspaces.flatMap((workspace) =>
    environments.map((environment) => ({
      scope: { workspaceId: workspace.id, environment },
      key: workspace.keys[environment],
      keyId: workspace.keyIds[environment],
      mark: randomBytes(6).toString('hex'),
      projects: new Map(),
      deleted: [],
      stored: new Map(),
    })),
  );
}

/** Newest first, as lists are. Ids sort by creation. */
export function newestFirst(world: World): Project[] {
  return [...world.projects.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
