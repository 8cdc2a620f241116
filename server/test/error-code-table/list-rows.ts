import { examples } from '@blazon/contract/resources.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace } from '../support/workspaces.ts';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** Rows about the lists of memory nodes and brands of a project. */
export function defineListRows(fixtures: () => ErrorTableFixtures): void {
  const ownProject = { id: '' };
  const lists = {
    memory: {
      path: (projectId: string) => `/v1/projects/${encodeURIComponent(projectId)}/memory?`,
      cursor: examples.memoryNode,
      wrongCursors: [examples.project, examples.brand, `mem_8${examples.memoryNode.slice(5)}`],
      known: '`limit`, `starting_after`',
    },
    brands: {
      path: (projectId: string) => `/v1/brands?project_id=${encodeURIComponent(projectId)}&`,
      cursor: examples.brand,
      wrongCursors: [examples.project, examples.memoryNode, `brand_8${examples.brand.slice(7)}`],
      known: '`limit`, `starting_after`, `project_id`',
    },
  } as const;
  beforeAll(async () => {
    ownProject.id = (await fixtures().call('POST', '/v1/projects', { name: 'a' })).body.id;
  });

  describe.each(['memory', 'brands'] as const)('the list of %s', (name) => {
    const { path, cursor, wrongCursors, known } = lists[name];
    const list = (query = '') => fixtures().call('GET', `${path(ownProject.id)}${query}`);

    test("of the caller's own project can be read from any position", async () => {
      expect((await list()).body).toMatchObject({ object: 'list', data: [] });
      expect((await list(`limit=100&starting_after=${cursor}`)).status).toBe(200);
    });
    for (const other of ['x', '', cursor.toUpperCase(), `${cursor}0`, ...wrongCursors])
      defineErrorCodeRow(
        'invalid_cursor',
        `${name} starting_after=${other}`,
        () => list(`starting_after=${other}`),
        {
          param: 'starting_after',
        },
      );
    for (const limit of ['0', '101', 'abc'])
      defineErrorCodeRow('invalid_param', `${name} limit=${limit}`, () => list(`limit=${limit}`), {
        param: 'limit',
      });
    defineErrorCodeRow('unknown_param', `in the query of ${name}`, () => list('page=2'), {
      param: 'page',
      message: `\`page\` is unknown. Known parameters: ${known}.`,
    });
    for (const [situation, id] of invisibleProjects(fixtures))
      defineErrorCodeRow(
        'resource_not_found',
        `${name} of a project ${situation}`,
        async () => listOf(await id()),
        {
          param: 'project_id',
        },
      );
    const listOf = (id: string) => fixtures().call('GET', path(id));
    defineErrorCodeRow('resource_not_found', `${name} of a missing project, before any page is read`, () =>
      fixtures().call('GET', `${path(examples.project)}starting_after=${cursor}`),
    );
  });

  // A malformed id is treated like an unknown one.
  const malformedIds = [examples.memoryNode, 'x', '', examples.project.toUpperCase()];
  for (const id of malformedIds)
    defineErrorCodeRow(
      'resource_not_found',
      `brands of project_id=${id}`,
      () => fixtures().call('GET', lists.brands.path(id)),
      {
        param: 'project_id',
      },
    );
  for (const id of [examples.memoryNode, 'x', 'proj_\0', 'a'.repeat(15_000)])
    defineErrorCodeRow(
      'resource_not_found',
      `memory of ${id.slice(0, 40)}`,
      () => fixtures().call('GET', lists.memory.path(id)),
      { param: 'project_id' },
    );
}

/** Returns functions that create projects that the caller cannot see, with a description of each. */
function invisibleProjects(fixtures: () => ErrorTableFixtures): [string, () => Promise<string>][] {
  const create = async (key: string, environment: 'live' | 'sandbox'): Promise<string> =>
    (await fixtures().call('POST', '/v1/projects', { name: 'a' }, { key, environment })).body.id;
  return [
    ['of another workspace', async () => create((await createWorkspace(fixtures().owner)).keys.live, 'live')],
    ['of the other environment', () => create(fixtures().workspace.keys.sandbox, 'sandbox')],
    [
      'that was deleted',
      async () => {
        const id = await create(fixtures().workspace.keys.live, 'live');
        await fixtures().call('DELETE', `/v1/projects/${id}`);
        return id;
      },
    ],
    ['that was never issued', async () => examples.project],
  ];
}
