import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { joinConsole, type SignedInPerson } from './support/console.ts';
import { addBrand } from './support/new-brand.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let testConsole: ReturnType<typeof joinConsole>;
let person: SignedInPerson;
let workspaceId: string;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const environmentPath = (environment = 'live', of = workspaceId) => `/api/workspaces/${of}/${environment}`;
const search = async (text: string, environment = 'live') =>
  (await person.get(`${environmentPath(environment)}/search?q=${encodeURIComponent(text)}`)).body;

test('the search finds projects and brands by part of a word, only in the same workspace and environment', async () => {
  const live: Scope = { workspaceId, environment: 'live' };
  const made = await person.post(`${environmentPath()}/projects`, {
    name: 'Kettle & Quay 100%',
    description: null,
    request_key: 'a-search-for-a-kettle',
  });
  const projectId = String(made.body.id);
  const { brand } = await addBrand(suite.owner, live, {
    projectId,
    name: 'Nordlicht',
    prompt: 'A Café by the harbour',
  });

  expect(await search('kettle')).toEqual({
    projects: [{ id: projectId, name: 'Kettle & Quay 100%' }],
    brands: [
      {
        id: brand.id,
        name: 'Nordlicht',
        prompt: 'A Café by the harbour',
        project_name: 'Kettle & Quay 100%',
      },
    ],
  });
  expect((await search('CAFÉ')).brands).toHaveLength(1);
  expect((await search('nordl')).brands).toHaveLength(1);
  // The search treats the wildcards of SQL patterns as ordinary characters.
  expect((await search('100%')).projects).toHaveLength(1);
  expect((await search('%')).projects).toHaveLength(1);
  expect(await search('_ettle')).toEqual({ projects: [], brands: [] });
  expect(await search('kettle', 'sandbox')).toEqual({ projects: [], brands: [] });

  const other = await testConsole.signUpWithWorkspace('pro');
  expect((await other.person.get(`${environmentPath()}/search?q=kettle`)).status).toBe(404);
  expect(
    (await other.person.get(`${environmentPath('live', other.workspaceId)}/search?q=kettle`)).body.projects,
  ).toEqual([]);
  expect((await person.get(`${environmentPath()}/search?q=${'x'.repeat(101)}`)).status).toBe(400);
  await person.call({ method: 'DELETE', path: `${environmentPath()}/projects/${projectId}` });
  expect(await search('kettle')).toEqual({ projects: [], brands: [] });
});
