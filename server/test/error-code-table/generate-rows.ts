import { limits } from '@blazon/contract/limits.ts';
import { examples } from '@blazon/contract/resources.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeProjects, type ProjectFixtures } from './project-fixtures.ts';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** Rows about POST /v1/brands/generate. */
export function defineGenerateRows(fixtures: () => ErrorTableFixtures): void {
  let projects: ProjectFixtures;
  beforeAll(async () => {
    projects = await makeProjects(fixtures());
  });
  const generate = (overrides: () => object) => () =>
    fixtures().call('POST', '/v1/brands/generate', {
      project_id: projects.own,
      prompt: 'A tea house',
      ...overrides(),
    });

  test('a valid request gets 202 and the job', async () => {
    const reply = await generate(() => ({ webhook_url: 'https://hooks.example.com/blazon' }))();
    expect(reply).toMatchObject({
      status: 202,
      body: { object: 'job', status: 'queued', project_id: projects.own },
    });
    expect(Object.keys(reply.body).toSorted()).toEqual([
      'created_at',
      'id',
      'object',
      'project_id',
      'status',
    ]);
  });

  const situations: [string, () => string][] = [
    ['of another workspace', () => projects.foreign],
    ['of the other environment', () => projects.sandboxed],
    ['that was deleted', () => projects.deleted],
    ['that never existed', () => examples.project],
  ];
  for (const [situation, id] of situations)
    defineErrorCodeRow(
      'resource_not_found',
      `a project ${situation}`,
      generate(() => ({ project_id: id() })),
      {
        param: 'project_id',
      },
    );
  defineErrorCodeRow(
    'resource_not_found',
    'a memory node that never existed',
    generate(() => ({ memory_id: examples.memoryNode })),
    {
      param: 'memory_id',
    },
  );
  defineErrorCodeRow(
    'resource_not_found',
    'a memory id of another kind',
    generate(() => ({ memory_id: examples.project })),
    {
      param: 'memory_id',
    },
  );
  defineErrorCodeRow(
    'param_too_long',
    'a prompt',
    generate(() => ({ prompt: '字'.repeat(limits.promptLength + 1) })),
    {
      param: 'prompt',
    },
  );
  defineErrorCodeRow(
    'invalid_param',
    'a prompt of white space',
    generate(() => ({ prompt: ' \n ' })),
    { param: 'prompt' },
  );
  defineErrorCodeRow(
    'param_too_long',
    'a brand name',
    generate(() => ({ brand_name: '字'.repeat(limits.brandNameLength + 1) })),
    { param: 'brand_name', message: '`brand_name` must have at most 80 characters.' },
  );
  for (const name of ['', ' \n ', 'a\0b', 7])
    defineErrorCodeRow(
      'invalid_param',
      `a brand name that is ${JSON.stringify(name)}`,
      generate(() => ({ brand_name: name })),
      { param: 'brand_name' },
    );
  defineErrorCodeRow(
    'invalid_param',
    'a brand name for a refinement',
    generate(() => ({ brand_name: 'Harbour', memory_id: examples.memoryNode })),
    { param: 'brand_name', message: /write the new name into the prompt/ },
  );
  defineErrorCodeRow(
    'missing_required_param',
    'no prompt',
    generate(() => ({ prompt: undefined })),
    { param: 'prompt' },
  );

  const addresses: [string, string][] = [
    ['plain http', 'http://hooks.example.com/'],
    ['another scheme', 'ftp://hooks.example.com/'],
    ['no address', 'hooks'],
    ['credentials', 'https://me:secret@hooks.example.com/'],
    ['a private address', 'https://10.1.2.3/'],
    ['a private address in another notation', 'https://0x0a.1.2.3/'],
    ['a metadata service', 'https://169.254.169.254/latest/'],
    ['an IPv6 literal that maps a private address', 'https://[::ffff:192.168.0.1]/'],
    ['a port of another service', 'https://hooks.example.com:22/'],
    ['white space', 'https://hooks.example.com/a b'],
    ['more than 2,048 characters', `https://hooks.example.com/${'a'.repeat(limits.webhookUrlLength)}`],
  ];
  for (const [situation, url] of addresses)
    defineErrorCodeRow(
      'invalid_webhook_url',
      situation,
      generate(() => ({ webhook_url: url })),
      { param: 'webhook_url' },
    );
}
