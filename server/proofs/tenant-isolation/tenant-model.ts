import { randomBytes } from 'node:crypto';
import type { Brand, MemoryNode, Project } from '@blazon/contract/resources.ts';
import type { Database } from '../../integrations/postgres.ts';
import { environments, type Scope } from '../../domain/environment.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';

/** One environment of one workspace, with its expected contents. The database is compared with this model. */
export interface TenantModel {
  readonly scope: Scope;
  readonly key: string;
  readonly keyId: string;
  /** Part of every text that this tenant writes, so that a leak into another tenant's response is noticed. */
  readonly marker: string;
  readonly projects: Map<string, Project>;
  readonly brands: Map<string, Brand>;
  /** Memory nodes, each with its project. */
  readonly nodes: Map<string, { readonly projectId: string; readonly node: MemoryNode }>;
  /** Ids of deleted projects, in the order of deletion. */
  readonly deleted: string[];
  /** Ids of brands and nodes deleted with their projects. */
  readonly deletedBelongings: string[];
  /** Stored responses by Idempotency-Key. */
  readonly stored: Map<
    string,
    { readonly request: string; readonly text: string; readonly projectId: string }
  >;
}

/** Creates two workspaces with two environments each. */
export async function createTenants(owner: Database): Promise<TenantModel[]> {
  const workspaces = await Promise.all([createWorkspace(owner), createWorkspace(owner)]);
  return workspaces.flatMap((workspace) =>
    environments.map((environment) => ({
      scope: { workspaceId: workspace.id, environment },
      key: workspace.keys[environment],
      keyId: workspace.keyIds[environment],
      marker: randomBytes(6).toString('hex'),
      projects: new Map(),
      brands: new Map(),
      nodes: new Map(),
      deleted: [],
      deletedBelongings: [],
      stored: new Map(),
    })),
  );
}

/** Moves a project, its brands and its memory nodes to the deleted ids. */
export function forgetProject(tenant: TenantModel, id: string): void {
  tenant.projects.delete(id);
  tenant.deleted.push(id);
  for (const brand of tenant.brands.values())
    if (brand.project_id === id) moveToDeletedIds(tenant, tenant.brands, brand.id);
  for (const [nodeId, { projectId }] of tenant.nodes)
    if (projectId === id) moveToDeletedIds(tenant, tenant.nodes, nodeId);
}

function moveToDeletedIds(tenant: TenantModel, from: Map<string, unknown>, id: string): void {
  from.delete(id);
  tenant.deletedBelongings.push(id);
}

/** Sorts newest first, as lists do. Ids sort by creation time. */
export function newestFirst<Item extends { readonly id: string }>(items: Iterable<Item>): Item[] {
  return [...items].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
