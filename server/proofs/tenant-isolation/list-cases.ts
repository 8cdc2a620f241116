import type { Command } from './random-commands.ts';
import { expectEqual, expectFailure } from './expectations.ts';
import type { StepBuilder, Step } from './test-step.ts';
import { findTarget, neighbouringUnusedId, type IdCandidate, nonExistentId } from './id-candidates.ts';
import { newestFirst, type TenantModel } from './tenant-model.ts';

interface ListRequest<Item> {
  readonly path: string;
  readonly limit: number | undefined;
  /** The item after which the list continues. */
  readonly cursor: IdCandidate | undefined;
  /** All items of the list, on any page. */
  readonly items: (tenant: TenantModel) => readonly Item[];
}

export const listProjects: StepBuilder = (tenants, tenant, command) => {
  // Every third list starts at the beginning.
  const cursor = command.pick % 3 === 0 ? undefined : chooseTarget(tenants, tenant, command, 'project');
  return createListStep(tenant, {
    path: '/v1/projects',
    limit: command.limit,
    cursor,
    items: ({ projects }) => newestFirst(projects.values()),
  });
};

/** Either the project or the cursor is random, not both: with both, one failure would hide the other. */
export const listMemory: StepBuilder = (tenants, tenant, command) => {
  const { limit, pick } = command;
  if (pick % 2 === 0) {
    const project = chooseTarget(tenants, tenant, command, 'project');
    return createListStep(tenant, memoryOf(project.id, limit, undefined), {
      project,
      twin: memoryOf(nonExistentId(project), limit, undefined).path,
    });
  }
  const own = findTarget(tenants, tenant, 'project', 'own', pick);
  const listing = memoryOf(own.id, limit, chooseTarget(tenants, tenant, command, 'memoryNode'));
  return createListStep(tenant, listing, { project: own });
};

export const listBrands: StepBuilder = (tenants, tenant, command) => {
  const { limit, pick } = command;
  const cursor = pick % 4 < 2 ? chooseTarget(tenants, tenant, command, 'brand') : undefined;
  if (pick % 2 === 0) return createListStep(tenant, brandsOf(undefined, limit, cursor));
  const project = cursor
    ? findTarget(tenants, tenant, 'project', 'own', pick)
    : chooseTarget(tenants, tenant, command, 'project');
  return createListStep(tenant, brandsOf(project.id, limit, cursor), {
    project,
    ...(cursor ? {} : { twin: brandsOf(neighbouringUnusedId(project), limit, cursor).path }),
  });
};

function memoryOf(projectId: string, limit: number | undefined, cursor: IdCandidate | undefined) {
  return {
    path: `/v1/projects/${encodeURIComponent(projectId)}/memory`,
    limit,
    cursor,
    items: ({ nodes }: TenantModel) =>
      newestFirst([...nodes.values()].filter((each) => each.projectId === projectId).map(({ node }) => node)),
  };
}

function brandsOf(projectId: string | undefined, limit: number | undefined, cursor: IdCandidate | undefined) {
  return {
    path: projectId === undefined ? '/v1/brands' : `/v1/brands?project_id=${encodeURIComponent(projectId)}`,
    limit,
    cursor,
    items: ({ brands }: TenantModel) =>
      newestFirst(brands.values()).filter(
        (brand) => projectId === undefined || brand.project_id === projectId,
      ),
  };
}

/** The project whose items are listed. */
interface ListedProject {
  readonly project: IdCandidate;
  /** The same path with a project that never existed. */
  readonly twin?: string;
}

function createListStep(
  tenant: TenantModel,
  listing: ListRequest<{ readonly id: string }>,
  within?: ListedProject,
): Step {
  const { path, limit, cursor } = listing;
  const projectExists = within === undefined || tenant.projects.has(within.project.id);
  const twin = cursor
    ? addPageParameters(path, limit, neighbouringUnusedId(cursor))
    : !projectExists && within?.twin !== undefined && addPageParameters(within.twin, limit, undefined);
  return {
    call: { path: addPageParameters(path, limit, cursor?.id) },
    ...(twin ? { twin: { path: twin } } : {}),
    checkReply(reply) {
      if (cursor?.kind === 'malformed') return expectFailure(reply, 400, 'invalid_cursor', 'starting_after');
      if (!projectExists) return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      const older = listing.items(tenant).filter(({ id }) => cursor === undefined || id < cursor.id);
      const data = older.slice(0, limit ?? 10);
      const has_more = older.length > data.length;
      const next_cursor = has_more ? data.at(-1)?.id : null;
      expectEqual('list', reply.body, { object: 'list', data, has_more, next_cursor });
    },
  };
}

function chooseTarget(
  tenants: readonly TenantModel[],
  tenant: TenantModel,
  command: Command,
  of: Parameters<typeof findTarget>[2],
): IdCandidate {
  return findTarget(tenants, tenant, of, command.target, command.pick);
}

function addPageParameters(path: string, limit: number | undefined, cursor: string | undefined): string {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (cursor !== undefined) query.set('starting_after', cursor);
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}
