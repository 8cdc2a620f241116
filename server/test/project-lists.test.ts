import { encodeId } from '@blazon/contract/ids.ts';
import type { Brand, MemoryNode } from '@blazon/contract/resources.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../integrations/postgres.ts';
import { insertSoftDeletedProject, seedMemory } from '../proofs/large-lists/seed-memory.ts';
import { findPlanProblems } from '../proofs/paging/check-query-plan.ts';
import { brandsOfProjectPlan, brandsPlan, memoryPlan } from '../proofs/paging/expected-query-plans.ts';
import { type Reader, readAllPages, readPage } from '../proofs/paging/read-pages.ts';
import type { Scope } from '../domain/environment.ts';
import { readVisualFingerprints } from '../store/brands.ts';
import { checkAsyncProperty } from './support/check-property.ts';
import { addBrand } from './support/new-brand.ts';
import { addProject } from './support/new-project.ts';
import { createQueryPlanDatabase, type QueryPlanDatabase } from './support/query-plan-database.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let liveScope: Scope;
beforeAll(async () => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

/** Creates a workspace with brands that alternate between two projects. Returns brands and nodes, newest first. */
async function createLists(count: number) {
  workspace = await createWorkspace(suite.owner);
  liveScope = { workspaceId: workspace.id, environment: 'live' };
  const projects = [
    await addProject(suite.owner, liveScope),
    await addProject(suite.owner, liveScope),
  ] as const;
  const brands: Brand[] = [];
  const nodes: MemoryNode[] = [];
  for (let made = 0; made < count; made += 1) {
    const parentId = nodes[1]?.id ?? null;
    const projectId = projects[made % 2 === 0 ? 0 : 1];
    const added = await addBrand(suite.owner, liveScope, { projectId, prompt: `Prompt ${made}`, parentId });
    brands.unshift(added.brand);
    nodes.unshift(added.node);
  }
  return { projects, brands, nodes };
}

const createReader = (path: string): Reader => ({
  client: suite.clients[0],
  path,
  key: workspace.keys.live,
  environment: 'live',
});
const get = (path: string) => suite.clients[1].call({ path, key: workspace.keys.live });

describe('the lists of brands and of memory nodes', () => {
  test('match the contract, and begin with the newest item', async () => {
    const { projects, brands, nodes } = await createLists(5);
    const all = await get('/v1/brands');
    expect(all.body).toEqual({ object: 'list', data: brands, has_more: false, next_cursor: null });
    const [first] = projects;
    const own = await get(`/v1/brands?project_id=${first}`);
    expect(own.body.data).toEqual(brands.filter((brand) => brand.project_id === first));
    const memory = await get(`/v1/projects/${first}/memory`);
    expect(memory.body.data).toEqual([nodes[0], nodes[2], nodes[4]]);
    expect(memory.body.data[0].parent_id).toBe(nodes[2]?.id);
    expect(memory.body.data[2].parent_id).toBe(null);
  });

  test('are one empty page for a project without brands', async () => {
    await createLists(0);
    const projectId = await addProject(suite.owner, liveScope);
    for (const path of [
      `/v1/projects/${projectId}/memory`,
      `/v1/brands?project_id=${projectId}`,
      '/v1/brands',
    ])
      expect(await readPage(createReader(path), 10, undefined)).toEqual({ ids: [], nextCursor: null });
  });

  test('have pages of ten by default', async () => {
    const { brands } = await createLists(11);
    const { body } = await get('/v1/brands');
    expect(body.data).toHaveLength(10);
    expect([body.has_more, body.next_cursor]).toEqual([true, brands[9]?.id]);
  });

  test('are read completely with pages of any size', async () => {
    const { projects, brands, nodes } = await createLists(23);
    const itemsOfFirst = <T>(items: readonly T[]) => items.filter((_, index) => index % 2 === 0);
    const lists: [string, string[]][] = [
      ['/v1/brands', brands.map(({ id }) => id)],
      [`/v1/brands?project_id=${projects[0]}`, itemsOfFirst(brands).map(({ id }) => id)],
      [`/v1/projects/${projects[0]}/memory`, itemsOfFirst(nodes).map(({ id }) => id)],
    ];
    const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 });
    const property = fc.asyncProperty(sizes, async (pageSizes) => {
      for (const [path, ids] of lists) {
        let page = 0;
        expect(
          await readAllPages(createReader(path), () => pageSizes[page++ % pageSizes.length] ?? 1),
        ).toEqual(ids);
      }
    });
    await checkAsyncProperty(property, 15);
  });

  test('continue after a cursor whose item was deleted or is in another list', async () => {
    const { projects, brands, nodes } = await createLists(6);
    const [kept, deleted] = projects;
    // The cursor is a node of the other project.
    const memory = createReader(`/v1/projects/${kept}/memory`);
    expect((await readPage(memory, 5, nodes[2]?.id)).ids).toEqual([nodes[3]?.id, nodes[5]?.id]);
    await suite.clients[1].call({
      method: 'DELETE',
      path: `/v1/projects/${deleted}`,
      key: workspace.keys.live,
    });
    const remaining = brands.filter((brand) => brand.project_id === kept).map(({ id }) => id);
    expect((await readPage(createReader('/v1/brands'), 5, undefined)).ids).toEqual(remaining);
    expect((await readPage(createReader('/v1/brands'), 5, brands[0]?.id)).ids).toEqual(
      remaining.filter((id) => id < (brands[0]?.id ?? '')),
    );
  });

  test('do not contain items of a soft-deleted project', async () => {
    await createLists(0);
    const kept = await addProject(suite.owner, liveScope);
    const visible = await addBrand(suite.owner, liveScope, { projectId: kept });
    const hidden = await insertSoftDeletedProject(suite.owner, liveScope);
    await addBrand(suite.owner, liveScope, { projectId: hidden });
    expect((await readPage(createReader('/v1/brands'), 10, undefined)).ids).toEqual([visible.brand.id]);
    for (const path of [`/v1/projects/${hidden}/memory`, `/v1/brands?project_id=${hidden}`])
      expect((await get(path)).body.error).toMatchObject({ code: 'resource_not_found', param: 'project_id' });
    // New drawings need not differ from those of a deleted project.
    expect(await readVisualFingerprints(suite.owner, liveScope, 10)).toHaveLength(1);
  });
});

describe('the lists of a large project', () => {
  let plans: QueryPlanDatabase;
  let owner: Database;
  let app: Database;
  let databaseName: string;
  beforeAll(async () => {
    plans = await createQueryPlanDatabase(['memory_nodes', 'brands']);
    ({ owner, app, databaseName } = plans);
  });
  afterAll(() => plans.close());

  /** Returns problems in the query plans for the first, a middle and the last page of each list. */
  async function findProblems(scope: Scope, projectId: string): Promise<string[]> {
    const cursors = async (table: 'memory_nodes' | 'brands', kind: 'memoryNode' | 'brand') => {
      const rows = await owner.scoped<{ id: string }>(scope, {
        text: `SELECT id FROM ${table} WHERE workspace_id = current_setting('blazon.workspace_id')::uuid ORDER BY id`,
      });
      expect(rows.length).toBeGreaterThan(5_000);
      const at = (index: number) => encodeId(kind, rows[index]?.id ?? '');
      return [undefined, at(Math.floor(rows.length / 2)), at(1)];
    };
    const brands = await cursors('brands', 'brand');
    return [
      ...(await findPlanProblems(
        app,
        scope,
        memoryPlan(scope, projectId),
        await cursors('memory_nodes', 'memoryNode'),
      )),
      ...(await findPlanProblems(app, scope, brandsPlan(scope), brands)),
      ...(await findPlanProblems(app, scope, brandsOfProjectPlan(scope, projectId), brands)),
    ];
  }

  async function createLargeProject() {
    const { id } = await createWorkspace(owner);
    const large: Scope = { workspaceId: id, environment: 'live' };
    const projectId = await addProject(owner, large);
    const hiddenId = await insertSoftDeletedProject(owner, large);
    return { large, projectId, hiddenId };
  }

  test('are read from one range of an index, wherever the page begins', async () => {
    const setup = await createLargeProject();
    await seedMemory(owner, { ...setup, databaseName, every: 4, total: 24_000, otherWorkspaces: 1_000 });
    expect(await findProblems(setup.large, setup.projectId)).toEqual([]);
  });

  test("are read the same way if the project is missing from PostgreSQL's statistics", async () => {
    const { large, projectId } = await createLargeProject();
    await owner.scoped(large, {
      text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, prompt, decisions, created_at)
             SELECT workspace_id, environment, id, gen_random_uuid(), 'a', '{}', now()
             FROM projects, generate_series(1, 6000)
             WHERE workspace_id = current_setting('blazon.workspace_id')::uuid AND deleted_at IS NULL`,
    });
    await owner.scoped(large, {
      text: `INSERT INTO brands (workspace_id, environment, project_id, id, job_id, memory_id, prompt, primary_color,
               secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness,
               created_at)
             SELECT workspace_id, environment, project_id, gen_random_uuid(), id, id, 'a', '#000000', '#000000', 'a',
               '600', '400', '', '{}', now()
             FROM memory_nodes WHERE workspace_id = current_setting('blazon.workspace_id')::uuid`,
    });
    expect(await findProblems(large, projectId)).toEqual([]);
  });
});
