import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
});
afterAll(() => leaveSuite(suite));

const call = (method: string, path: string, body?: unknown) =>
  suite.clients[0].call({ method, path, key: workspace.keys.live, body });

describe('a project', () => {
  test('can be created, read, listed, changed and deleted', async () => {
    const created = await call('POST', '/v1/projects', {
      name: '  Harbour Coffee ',
      description: 'Roastery',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      object: 'project',
      workspace_id: workspace.id,
      name: 'Harbour Coffee',
      description: 'Roastery',
      status: 'active',
    });
    expect(Math.abs(created.body.created_at - Date.now() / 1000)).toBeLessThan(60);
    const path = `/v1/projects/${created.body.id}`;

    expect((await call('GET', path)).body).toEqual(created.body);
    expect((await call('GET', '/v1/projects')).body.data[0]).toEqual(created.body);

    const renamed = await call('PATCH', path, { name: 'Harbour' });
    expect(renamed.body).toEqual({ ...created.body, name: 'Harbour' });
    const cleared = await call('PATCH', path, { description: null });
    expect(cleared.body).toEqual({ ...created.body, name: 'Harbour', description: null });

    const deleted = await call('DELETE', path);
    expect(deleted.body).toEqual({ id: created.body.id, object: 'project', deleted: true });
    for (const method of ['GET', 'DELETE']) expect((await call(method, path)).status).toBe(404);
    expect((await call('PATCH', path, { name: 'x' })).status).toBe(404);
    expect((await call('GET', '/v1/projects')).body.data).toEqual([]);
  });

  test('has a null description by default; an empty description stays empty', async () => {
    expect((await call('POST', '/v1/projects', { name: 'a' })).body.description).toBeNull();
    expect(
      (await call('POST', '/v1/projects', { name: 'a', description: null })).body.description,
    ).toBeNull();
    expect((await call('POST', '/v1/projects', { name: 'a', description: '' })).body.description).toBe('');
  });
});
