import { expect, it } from 'vitest';
import { openapi } from './openapi.ts';
import { copyFromRepository, createFixtureRepository } from './fixture-repository.ts';

const upToDateGenerator = '';
const outOfDateGenerator = `console.error('contract/openapi.v1.json is out of date'); process.exitCode = 1;`;

const projects = {
  '/v1/projects': { get: createOperation('listProjects') },
  '/v1/brands': { get: createOperation('listBrands') },
};

function createOperation(operationId: string) {
  const error = { description: 'Refused', content: { 'application/json': { schema: { type: 'object' } } } };
  return {
    operationId,
    summary: 'Lists them',
    description: 'Lists them, newest first.',
    responses: { 200: { description: 'A list' }, 401: error },
  };
}

function documentOf(paths: object): string {
  const licence = { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A small API', version: '1', license: licence },
    servers: [{ url: 'https://api.blazon.localhost' }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  });
}

function check(paths: object, generator: string, released?: object) {
  const root = createFixtureRepository({
    ...copyFromRepository('redocly.yaml'),
    'contract/write-openapi.ts': generator,
    'contract/openapi.v1.json': documentOf(paths),
    ...(released === undefined ? {} : { 'contract/openapi.v1.released.json': documentOf(released) }),
  });
  return openapi.run(root);
}

it('the OpenAPI check passes for a document that is current, valid and compatible with the release', async () => {
  expect(await check(projects, upToDateGenerator, projects)).toEqual([]);
});

it('the OpenAPI check finds an outdated, invalid or incompatible document', async () => {
  const withoutDescription = { ...createOperation('listProjects'), description: undefined };
  const problems = await check({ '/v1/projects': { get: withoutDescription } }, outOfDateGenerator, projects);

  expect(problems[0]).toContain('is out of date');
  expect(problems[1]).toContain('operation-description');
  expect(problems[2]).toContain('breaks callers: GET /v1/brands: api path removed without deprecation');
});
