import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { MemoryNode } from '@blazon/contract/resources.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { readDecisions } from '@blazon/studio/record/read-decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { renderIdentity } from '@blazon/studio/design/render-identity.ts';
import { refineBrand } from '@blazon/studio/refinement/refine-brand.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { insertMemoryNode, readLineage } from '../store/memory-nodes.ts';
import { decompressText } from '../store/compressed-text.ts';
import { checkAsyncProperty } from './support/check-property.ts';
import { waitForJobStatus } from './support/generation.ts';
import { addBrand } from './support/new-brand.ts';
import { addProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let appDatabase: Database;
let studio: Studio;
let workspace: TestWorkspace;
let scope: Scope;
const clock = systemClock();

beforeAll(async () => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment);
  studio = await openLocalStudio();
  workspace = await createWorkspace(suite.owner);
  scope = { workspaceId: workspace.id, environment: 'live' };
});
afterAll(async () => {
  await appDatabase.close();
  await leaveSuite(suite);
});

const prompts = [
  'Fjord & Fern, a calm spa by the water. Sage green.',
  'Kettle, a bold coffee roastery. Warm red, rounded letters.',
  'Northbeam, software for auditors. Precise, modern, blue.',
  'Müller & Söhne 🥖 Bäckerei, seit 1902',
];
const changes = [
  'Make it warmer',
  'a deeper blue',
  'lighter letters',
  'another symbol',
  'no symbol, only the name',
  'serif letters please',
  'go back',
  'back to the previous colours',
  'back to the first one',
  'stack the name below the symbol',
];

/** Adds a memory node as a finished job does. Returns its id. */
async function addNode(projectId: string, parentId: string | null, decisions: unknown): Promise<string> {
  const id = clock.newId('memoryNode');
  const node = { id, projectId, parentId, prompt: 'a', decisions, createdAt: clock.now() };
  await appDatabase.transaction(scope, (transaction) => insertMemoryNode(transaction, scope, node));
  return id;
}

const parse = (record: unknown): Decisions => {
  const reading = readDecisions(record);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.decisions;
};

async function readDecisionLineage(projectId: string, nodeId: string): Promise<[Decisions, ...Decisions[]]> {
  const [first, ...others] = (await readLineage(appDatabase, scope, { projectId, nodeId, most: 24 })).map(
    parse,
  );
  if (!first) throw new Error('The node does not exist.');
  return [first, ...others];
}

/** Generates up to thirty nodes: for each, the index of its parent, which is an earlier node, or null for a root. */
const forestArbitrary = fc
  .array(fc.option(fc.nat({ max: 1_000 }), { freq: 6 }), { minLength: 1, maxLength: 30 })
  .map((picks) => picks.map((pick, index) => (pick === null || index === 0 ? null : pick % index)));

describe('the lineage of a memory node', () => {
  test('contains the root, the nearest ancestors and the node itself, oldest first', async () => {
    const property = fc.asyncProperty(
      forestArbitrary,
      fc.nat({ max: 29 }),
      fc.integer({ min: 2, max: 12 }),
      async (parents, pick, maxAncestors) => {
        const projectId = await addProject(suite.owner, scope);
        const ids: string[] = [];
        for (const [index, parent] of parents.entries())
          ids.push(await addNode(projectId, parent === null ? null : (ids[parent] ?? null), { index }));
        const chosen = pick % parents.length;
        const ancestors: number[] = [];
        for (let node: number | null | undefined = chosen; typeof node === 'number'; node = parents[node])
          ancestors.unshift(node);
        const expected =
          ancestors.length <= maxAncestors ? ancestors : [ancestors[0], ...ancestors.slice(1 - maxAncestors)];
        const read = await readLineage(appDatabase, scope, {
          projectId,
          nodeId: ids[chosen] ?? '',
          most: maxAncestors,
        });
        expect(read).toEqual(expected.map((index) => ({ index })));
      },
    );
    await checkAsyncProperty(property, 25);
  });

  test('is empty in another project, environment or workspace', async () => {
    const projectId = await addProject(suite.owner, scope);
    const nodeId = await addNode(projectId, null, {});
    const ancestors = { projectId, nodeId, most: 24 };
    expect(await readLineage(appDatabase, scope, ancestors)).toEqual([{}]);
    const sibling = await addProject(suite.owner, scope);
    expect(await readLineage(appDatabase, scope, { ...ancestors, projectId: sibling })).toEqual([]);
    expect(await readLineage(appDatabase, { ...scope, environment: 'sandbox' }, ancestors)).toEqual([]);
    const other = await createWorkspace(suite.owner);
    expect(await readLineage(appDatabase, { ...scope, workspaceId: other.id }, ancestors)).toEqual([]);
  });

  test('contains the root even after ten thousand nodes', async () => {
    const projectId = await addProject(suite.owner, scope);
    const root = await addNode(projectId, null, { index: 0 });
    const [last] = await suite.owner.unscoped<{ id: string }>({
      text: `WITH RECURSIVE made AS (
               SELECT 1 AS index, gen_random_uuid() AS id, $3::uuid AS parent_id
               UNION ALL SELECT index + 1, gen_random_uuid(), id FROM made WHERE index < 9999
             ), kept AS (
               INSERT INTO memory_nodes (workspace_id, environment, project_id, id, parent_id, root_id, prompt,
                 decisions, created_at)
               SELECT $1, 'live', $2, id, parent_id, $3, 'a', jsonb_build_object('index', index), now() FROM made
             )
             SELECT id FROM made WHERE index = 9999`,
      values: [
        decodeId('workspace', scope.workspaceId),
        decodeId('project', projectId),
        decodeId('memoryNode', root),
      ],
    });
    const parentId = encodeId('memoryNode', last?.id ?? '');
    const nodeId = await addNode(projectId, parentId, { index: 10_000 });
    const read = await readLineage(appDatabase, scope, { projectId, nodeId, most: 4 });
    expect(read).toEqual([0, 9_998, 9_999, 10_000].map((index) => ({ index })));
  });

  test('has no cycles: a node cannot be its own parent, nor change its parent', async () => {
    const projectId = await addProject(suite.owner, scope);
    const id = clock.newId('memoryNode');
    const node = { id, projectId, parentId: id, prompt: 'a', decisions: {}, createdAt: clock.now() };
    const insert = appDatabase.transaction(scope, (transaction) =>
      insertMemoryNode(transaction, scope, node),
    );
    await expect(insert).rejects.toMatchObject({ code: '23514' });
    const change = { text: 'UPDATE memory_nodes SET parent_id = id' };
    await expect(appDatabase.scoped(scope, change)).rejects.toMatchObject({ code: '42501' });
  });
});

const chainArbitrary = fc.record({
  prompt: fc.constantFrom(...prompts),
  seed: fc.nat({ max: 1_000_000 }),
  wishes: fc.array(fc.constantFrom(...changes), { maxLength: 4 }),
  sandbox: fc.boolean(),
});

describe('a stored memory node', () => {
  test('gives byte-identical drawings and refinements when it is read again', async () => {
    const property = fc.asyncProperty(chainArbitrary, async ({ prompt, seed, wishes, sandbox }) => {
      const projectId = await addProject(suite.owner, scope);
      const first = designBrand(studio, { prompt, seed, sandbox });
      let inMemory: [Decisions, ...Decisions[]] = [first.decisions];
      let nodeId = await addNode(projectId, null, first.decisions);
      for (const requestedChange of [...wishes, 'Make it warmer']) {
        const lineage = await readDecisionLineage(projectId, nodeId);
        expect(lineage.map((each) => renderIdentity(studio, each, sandbox).identity)).toEqual(
          inMemory.map((each) => renderIdentity(studio, each, sandbox).identity),
        );
        const refined = refineBrand(studio, { lineage, prompt: requestedChange, sandbox });
        const expected = refineBrand(studio, { lineage: inMemory, prompt: requestedChange, sandbox });
        expect(refined.identity).toEqual(expected.identity);
        expect(refined.decisions).toEqual(expected.decisions);
        nodeId = await addNode(projectId, nodeId, refined.decisions);
        inMemory = [...inMemory, expected.decisions];
      }
    });
    await checkAsyncProperty(property, 12);
  });

  test('is refined independently of its siblings', async () => {
    const two = fc.tuple(fc.constantFrom(...changes), fc.constantFrom(...changes));
    const property = fc.asyncProperty(
      chainArbitrary,
      two,
      two,
      async ({ prompt, seed }, [toA, toB], [moreA, moreB]) => {
        const projectId = await addProject(suite.owner, scope);
        const refine = async (nodeId: string, requestedChange: string) =>
          refineBrand(studio, {
            lineage: await readDecisionLineage(projectId, nodeId),
            prompt: requestedChange,
          });
        const root = await addNode(projectId, null, designBrand(studio, { prompt, seed }).decisions);
        const one = await addNode(projectId, root, (await refine(root, toA)).decisions);
        const other = await addNode(projectId, root, (await refine(root, toB)).decisions);
        const before = await refine(other, moreB);
        await addNode(projectId, one, (await refine(one, moreA)).decisions);
        const after = await refine(other, moreB);
        expect(after.identity).toEqual(before.identity);
        expect(after.decisions).toEqual(before.decisions);
      },
    );
    await checkAsyncProperty(property, 8);
  });
});

describe('the API', () => {
  const requestBrand = (
    body: object,
    key = workspace.keys.live,
    environment: Scope['environment'] = 'live',
  ) => suite.clients[0].call({ method: 'POST', path: '/v1/brands/generate', key, environment, body });

  test('rejects a memory_id from another project, environment or workspace', async () => {
    const projectId = await addProject(suite.owner, scope);
    const other = await createWorkspace(suite.owner);
    const otherScopes: Scope[] = [
      scope,
      { ...scope, environment: 'sandbox' },
      { workspaceId: other.id, environment: 'live' },
    ];
    for (const otherScope of otherScopes) {
      const elsewhere = await addProject(suite.owner, otherScope);
      const { node } = await addBrand(suite.owner, otherScope, { projectId: elsewhere });
      const reply = await requestBrand({
        project_id: projectId,
        prompt: 'Make it warmer',
        memory_id: node.id,
      });
      expect(reply.status).toBe(404);
      expect(reply.body.error).toMatchObject({ code: 'resource_not_found', param: 'memory_id' });
    }
  });

  /** Requests a brand, waits until its job has succeeded, and returns the stored brand and memory node. */
  async function generateBrand(projectId: string, prompt: string, parentId?: string) {
    const memory = parentId === undefined ? {} : { memory_id: parentId };
    const reply = await requestBrand({ project_id: projectId, prompt, ...memory });
    expect(reply.status).toBe(202);
    await waitForJobStatus(suite.owner, reply.body.id, 'succeeded');
    const [row] = await suite.owner.unscoped<StoredBrand>({
      text: `SELECT b.drawings, b.primary_color, b.secondary_color, b.font_family,
               b.font_weight_heading, b.font_weight_body, b.memory_id, n.decisions, n.parent_id
             FROM brands b JOIN memory_nodes n ON n.id = b.memory_id AND n.project_id = b.project_id
             WHERE b.job_id = $1`,
      values: [decodeId('job', reply.body.id)],
    });
    if (!row) throw new Error('The brand does not exist.');
    const { memory_id, decisions, parent_id, drawings, ...rest } = row;
    const assets = { ...rest, ...JSON.parse(decompressText(drawings).toString()) };
    return { id: encodeId('memoryNode', memory_id), decisions, parent: parent_id, assets };
  }

  test('stores decisions that reproduce the drawing of every brand in a random tree of refinements', async () => {
    const property = fc.asyncProperty(
      forestArbitrary,
      fc.infiniteStream(fc.constantFrom(...changes)),
      async (all, wishes) => {
        const parents = all.slice(0, 6);
        const projectId = await addProject(suite.owner, scope);
        const made: Awaited<ReturnType<typeof generateBrand>>[] = [];
        for (const parent of parents) {
          const from = parent === null ? undefined : made[parent];
          const [requestedChange = ''] = wishes.take(1);
          const prompt = from ? requestedChange : (prompts[made.length % prompts.length] ?? '');
          const node = await generateBrand(projectId, prompt, from?.id);
          expect(node.parent).toBe(from ? decodeId('memoryNode', from.id) : null);
          expect(renderIdentity(studio, parse(node.decisions), false).identity).toEqual(node.assets);
          made.push(node);
        }
        await expectTree(projectId, made.length);
      },
    );
    await checkAsyncProperty(property, 3);
  });

  test('keeps refinements of one branch independent of another', async () => {
    const projectId = await addProject(suite.owner, scope);
    const root = await generateBrand(projectId, prompts[1] ?? '');
    const one = await generateBrand(projectId, 'a deeper blue', root.id);
    const other = await generateBrand(projectId, 'another symbol', root.id);
    const before = await generateBrand(projectId, 'lighter letters', other.id);
    await generateBrand(projectId, 'serif letters please', one.id);
    const after = await generateBrand(projectId, 'lighter letters', other.id);
    expect(after.assets).toEqual(before.assets);
  });

  /** Checks the memory list of a project: every parent is in it, and following the parents ends at a root. */
  async function expectTree(projectId: string, count: number): Promise<void> {
    const path = `/v1/projects/${projectId}/memory?limit=100`;
    const { body } = await suite.clients[1].call({ path, key: workspace.keys.live });
    const nodes: MemoryNode[] = body.data;
    expect(nodes).toHaveLength(count);
    const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
    for (const { id } of nodes) {
      const seen = new Set<string>();
      for (let next: string | null = id; next !== null; next = parents.get(next) ?? null) {
        expect(seen.has(next)).toBe(false);
        expect(parents.has(next)).toBe(true);
        seen.add(next);
      }
    }
  }
});

interface StoredBrand {
  readonly drawings: Buffer;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
  readonly memory_id: string;
  readonly decisions: unknown;
  readonly parent_id: string | null;
}
