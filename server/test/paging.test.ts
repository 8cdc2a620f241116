import { encodeId } from '@blazon/contract/ids.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../integrations/postgres.ts';
import { seedProjects } from '../proofs/paging/seed-projects.ts';
import { findPlanProblems } from '../proofs/paging/check-query-plan.ts';
import { projectsPlan } from '../proofs/paging/expected-query-plans.ts';
import { countDisorder, type Reader, readAllPages, readPage } from '../proofs/paging/read-pages.ts';
import type { Scope } from '../domain/environment.ts';
import { checkAsyncProperty } from './support/check-property.ts';
import { createQueryPlanDatabase, type QueryPlanDatabase } from './support/query-plan-database.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

/** Creates a workspace with this many projects. Returns their ids, newest first, and a reader of their list. */
async function createList(count: number): Promise<{ reader: Reader; ids: string[] }> {
  const { keys } = await createWorkspace(suite.owner);
  const reader: Reader = {
    client: suite.clients[0],
    path: '/v1/projects',
    key: keys.live,
    environment: 'live',
  };
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.unshift(await addProject(reader));
  return { reader, ids };
}

async function addProject({ key }: Reader): Promise<string> {
  const call = { method: 'POST', path: '/v1/projects', key, body: { name: 'a' } };
  return (await suite.clients[1].call(call)).body.id;
}

const deleteProject = ({ key }: Reader, id: string | undefined) =>
  suite.clients[1].call({ method: 'DELETE', path: `/v1/projects/${id}`, key });

describe('the list of projects', () => {
  test('without items is one empty page', async () => {
    const { reader } = await createList(0);
    expect(await readPage(reader, 10, undefined)).toEqual({ ids: [], nextCursor: null });
  });

  test('has pages of ten by default, newest first', async () => {
    const { reader, ids } = await createList(11);
    const { body } = await suite.clients[0].call({ path: '/v1/projects', key: reader.key });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 10));
    expect([body.has_more, body.next_cursor]).toEqual([true, ids[9]]);
  });

  test('has no cursor after its last item, even if the last page is full', async () => {
    const { reader, ids } = await createList(6);
    expect(await readPage(reader, 3, ids[2])).toEqual({ ids: ids.slice(3), nextCursor: null });
    expect(await readPage(reader, 6, undefined)).toEqual({ ids, nextCursor: null });
    // The page after the last item is empty, which is not an error.
    expect(await readPage(reader, 3, ids.at(-1))).toEqual({ ids: [], nextCursor: null });
  });

  test('continues after a cursor whose item was deleted', async () => {
    const { reader, ids } = await createList(5);
    await deleteProject(reader, ids[1]);
    expect(await readPage(reader, 2, ids[1])).toEqual({ ids: [ids[2], ids[3]], nextCursor: ids[3] });
    expect((await readPage(reader, 5, undefined)).ids).toEqual(ids.filter((id) => id !== ids[1]));
  });

  test('is read completely with pages of any size', async () => {
    const { reader, ids } = await createList(23);
    const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 });
    const property = fc.asyncProperty(sizes, async (pageSizes) => {
      let page = 0;
      const read = await readAllPages(reader, () => pageSizes[page++ % pageSizes.length] ?? 1);
      expect(read).toEqual(ids);
    });
    await checkAsyncProperty(property, 30);
  });

  test('contains every unchanged item once when it is read during concurrent changes', async () => {
    const { reader, ids } = await createList(20);
    const deleted = new Set<string>();
    const change = fc.record({ add: fc.boolean(), erase: fc.option(fc.nat({ max: 19 })) });
    const property = fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
      const before = new Set(ids.filter((id) => !deleted.has(id)));
      const pendingChanges = [...changes];
      const read = await readAllPages(
        reader,
        () => 3,
        async () => {
          const next = pendingChanges.shift();
          if (next?.add) await addProject(reader);
          const victim = ids[next?.erase ?? -1];
          // Keep some items, so that the list does not become empty.
          if (victim === undefined || deleted.has(victim) || deleted.size > 12) return;
          deleted.add(victim);
          await deleteProject(reader, victim);
        },
      );
      const throughout = ids.filter((id) => before.has(id) && !deleted.has(id));
      expect(read.filter((id) => throughout.includes(id))).toEqual(throughout);
      expect(countDisorder(read)).toBe(0);
    });
    await checkAsyncProperty(property, 8);
  });
});

describe('the list of projects of a large workspace', () => {
  let plans: QueryPlanDatabase;
  let owner: Database;
  let app: Database;
  let databaseName: string;
  beforeAll(async () => {
    plans = await createQueryPlanDatabase(['projects']);
    ({ owner, app, databaseName } = plans);
  });
  afterAll(() => plans.close());

  /** Returns the cursors of the first, a middle and the last page. */
  async function readCursors(scope: Scope): Promise<(string | undefined)[]> {
    const rows = await owner.scoped<{ id: string }>(scope, {
      text: `SELECT id FROM projects
             WHERE workspace_id = current_setting('blazon.workspace_id')::uuid AND environment = $1 ORDER BY id`,
      values: [scope.environment],
    });
    const ids = rows.map(({ id }) => encodeId('project', id));
    expect(ids.length).toBeGreaterThan(5_000);
    return [undefined, ids[Math.floor(ids.length / 2)], ids[1]];
  }

  test('is read from one range of the index, wherever the page begins', async () => {
    const { id } = await createWorkspace(owner);
    const scope: Scope = { workspaceId: id, environment: 'live' };
    await seedProjects(owner, {
      databaseName,
      large: scope,
      every: 4,
      total: 24_000,
      otherWorkspaces: 4_000,
    });
    expect(await findPlanProblems(app, scope, projectsPlan(scope), await readCursors(scope))).toEqual([]);
  });

  test("is read the same way if the workspace is missing from PostgreSQL's statistics", async () => {
    const { id } = await createWorkspace(owner);
    const scope: Scope = { workspaceId: id, environment: 'sandbox' };
    await owner.scoped(scope, {
      text: `INSERT INTO projects (workspace_id, environment, id, name, created_at)
             SELECT current_setting('blazon.workspace_id')::uuid, $1, gen_random_uuid(), 'a', now()
             FROM generate_series(1, 6000)`,
      values: [scope.environment],
    });
    expect(await findPlanProblems(app, scope, projectsPlan(scope), await readCursors(scope))).toEqual([]);
  });
});
