import { expect, test } from 'vitest';
import { insertSoftDeletedProject, seedMemory } from '../proofs/large-lists/seed-memory.ts';
import type { Scope } from '../domain/environment.ts';
import { listGraphStatement } from '../store/memory-graph.ts';
import { listProjectViewsStatement } from '../store/project-views.ts';
import { addProject } from './support/new-project.ts';
import { createQueryPlanDatabase } from './support/query-plan-database.ts';
import { createWorkspace } from './support/workspaces.ts';

test('the list of projects and the memory graph are read from an index, however many rows there are', async () => {
  const plans = await createQueryPlanDatabase(['projects', 'memory_nodes', 'brands']);
  try {
    const { id } = await createWorkspace(plans.owner);
    const large: Scope = { workspaceId: id, environment: 'live' };
    const projectId = await addProject(plans.owner, large);
    const hiddenId = await insertSoftDeletedProject(plans.owner, large);
    const { databaseName } = plans;
    await seedMemory(plans.owner, {
      large,
      projectId,
      hiddenId,
      databaseName,
      every: 4,
      total: 24_000,
      otherWorkspaces: 500,
    });
    const page = { after: undefined, count: 26 };
    for (const { text, values = [] } of [
      listProjectViewsStatement(large, page),
      listGraphStatement(large, { ...page, projectId }),
    ]) {
      const literals = values.map((value) => `'${String(value)}'`).join(', ');
      const lines = await plans.app.transaction(large, async ({ query }) => {
        await query({ text: `PREPARE page AS ${text}` });
        return query<{ 'QUERY PLAN': string }>({ text: `EXPLAIN EXECUTE page (${literals})` });
      });
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan|Sort|Bitmap/);
      expect(plan).toMatch(/Index (Only )?Scan Backward using brands_of_project/);
      await plans.app.scoped(large, { text: 'DEALLOCATE page' });
    }
  } finally {
    await plans.close();
  }
});
