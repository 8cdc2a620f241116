import { examples } from '@blazon/contract/resources.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeProjects, type ProjectFixtures } from './project-fixtures.ts';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

const bodyOf = (method: string) => (method === 'PATCH' ? { name: 'b' } : undefined);

export function defineNotFoundRows(fixtures: () => ErrorTableFixtures): void {
  test('with an existing project, POST returns 201, and PATCH, GET and DELETE return 200', async () => {
    const created = await fixtures().call('POST', '/v1/projects', { name: 'a' });
    const path = `/v1/projects/${created.body.id}`;
    expect(created.status).toBe(201);
    for (const method of ['PATCH', 'GET', 'DELETE'])
      expect(await fixtures().call(method, path, bodyOf(method))).toMatchObject({ status: 200 });
    expect((await fixtures().call('GET', '/v1/projects')).status).toBe(200);
  });

  describe.each(['GET', 'PATCH', 'DELETE'])('%s', (method) => {
    let projects: ProjectFixtures;
    beforeAll(async () => {
      projects = await makeProjects(fixtures());
    });
    const callWithId = (id: () => string) => () =>
      fixtures().call(method, `/v1/projects/${encodeURIComponent(id())}`, bodyOf(method));
    const expected = { param: 'project_id' };

    const situations: [string, () => string][] = [
      ['of another workspace', () => projects.foreign],
      ['of the other environment', () => projects.sandboxed],
      ['deleted before', () => projects.deleted],
      ['an id that was never issued', () => examples.project],
      ['an id of another kind', () => examples.memoryNode],
      ['the id in capitals', () => projects.own.toUpperCase()],
      ['no id at all', () => "'; DROP TABLE projects; --"],
      ['an id with NUL', () => 'proj_\0'],
      ['an absurdly long id', () => 'a'.repeat(15_000)],
    ];
    for (const [situation, id] of situations)
      defineErrorCodeRow('resource_not_found', `${method} ${situation}`, callWithId(id), expected);
    test("finds the caller's own project", async () =>
      expect((await callWithId(() => projects.own)()).status).toBe(200));
  });
}
