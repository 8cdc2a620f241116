import { examples } from '@blazon/contract/resources.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace } from '../support/workspaces.ts';
import { errorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** Lists within a project: the project is looked up, then the page is read. */
export function listRows(world: () => ErrorTableFixtures): void {
  const own = { id: '' };
  const lists = {
    memory: {
      path: (projectId: string) => `/v1/projects/${encodeURIComponent(projectId)}/memory?`,
      cursor: examples.memoryNode,
      others: [examples.project, examples.brand, `mem_8${examples.memoryNode.slice(5)}`],
      known: '`limit`, `starting_after`',
    },
    brands: {
      path: (projectId: string) => `/v1/brands?project_id=${encodeURIComponent(projectId)}&`,
      cursor: examples.brand,
      others: [examples.project, examples.memoryNode, `brand_8${examples.brand.slice(7)}`],
      known: '`limit`, `starting_after`, `project_id`',
    },
  } as const;
  beforeAll(async () => {
    own.id = (await world().call('POST', '/v1/projects', { name: 'a' })).body.id;
  });

  describe.each(['memory', 'brands'] as const)('list of %s', (name) => {
    const { path, cursor, others, known } = lists[name];
    const list = (query = '') => world().call('GET', `${path(own.id)}${query}`);

    test("returns 200 for the caller's own project, from any position", async () => {
      expect((await list()).body).toMatchObject({ object: 'list', data: [] });
      expect((await list(`limit=100&starting_after=${cursor}`)).status).toBe(200);
    });
    for (const other of ['x', '', cursor.toUpperCase(), `${cursor}0`, ...others])
      errorCodeRow(
        'invalid_cursor',
        `${name} starting_after=${other}`,
        () => list(`starting_after=${other}`),
        {
          param: 'starting_after',
        },
      );
    for (const limit of ['0', '101', 'abc'])
      errorCodeRow('invalid_param', `${name} limit=${limit}`, () => list(`limit=${limit}`), {
        param: 'limit',
      });
    errorCodeRow('unknown_param', `in the query of ${name}`, () => list('page=2'), {
      param: 'page',
      message: `\`page\` is unknown. Known parameters: ${known}.`,
    });
    for (const [situation, id] of strangers(world))
      errorCodeRow('resource_not_found', `${name} of a project ${situation}`, async () => look(await id()), {
        param: 'project_id',
      });
    const look = (id: string) => world().call('GET', path(id));
    errorCodeRow('resource_not_found', `${name} of a missing project, before any page is read`, () =>
      world().call('GET', `${path(examples.project)}starting_after=${cursor}`),
    );
  });

  // A malformed id matches nothing, in a query as in a path.
  const wrong = [examples.memoryNode, 'x', '', examples.project.toUpperCase()];
  for (const id of wrong)
    errorCodeRow(
      'resource_not_found',
      `brands of project_id=${id}`,
      () => world().call('GET', lists.brands.path(id)),
      {
        param: 'project_id',
      },
    );
  for (const id of [examples.memoryNode, 'x', 'proj_\0', 'a'.repeat(15_000)])
    errorCodeRow(
      'resource_not_found',
      `memory of ${id.slice(0, 40)}`,
      () => world().call('GET', lists.memory.path(id)),
      { param: 'project_id' },
    );
}

/** Ids of projects that the caller cannot see. Each is created when needed. */
function strangers(world: () => ErrorTableFixtures): [string, () => Promise<string>][] {
  const create = async (key: string, environment: 'live' | 'sandbox'): Promise<string> =>
    (await world().call('POST', '/v1/projects', { name: 'a' }, { key, environment })).body.id;
  return [
    ['of another workspace', async () => create((await createWorkspace(world().owner)).keys.live, 'live')],
    ['of the other environment', () => create(world().workspace.keys.sandbox, 'sandbox')],
    [
      'deleted before',
      async () => {
        const id = await create(world().workspace.keys.live, 'live');
        await world().call('DELETE', `/v1/projects/${id}`);
        return id;
      },
    ],
    ['that was never issued', async () => examples.project],
  ];
}
