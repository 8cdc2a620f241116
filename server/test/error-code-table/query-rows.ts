import { examples } from '@blazon/contract/resources.ts';
import { expect, test } from 'vitest';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

export function defineQueryRows(fixtures: () => ErrorTableFixtures): void {
  const list = (query: string) => fixtures().call('GET', `/v1/projects?${query}`);

  for (const limit of ['0', '101', '1.5', 'abc', '-1', '', '1e1', '0x10', '%2010', '99999999999', '%zz']) {
    defineErrorCodeRow('invalid_param', `limit=${limit}`, () => list(`limit=${limit}`), {
      param: 'limit',
      message: '`limit` must be an integer from 1 to 100.',
    });
  }
  defineErrorCodeRow('invalid_param', 'limit twice', () => list('limit=1&limit=2'), { param: 'limit' });
  test.each([1, 100])('limit=%i is accepted', async (limit) =>
    expect((await list(`limit=${limit}`)).status).toBe(200),
  );

  const cursors = [
    'x',
    '',
    '%00',
    examples.memoryNode,
    examples.workspace,
    examples.project.toUpperCase(),
    `${examples.project}0`,
    `proj_8${examples.project.slice(6)}`,
  ];
  for (const cursor of cursors) {
    defineErrorCodeRow('invalid_cursor', `starting_after=${cursor}`, () => list(`starting_after=${cursor}`), {
      param: 'starting_after',
    });
  }
  const cursorTwice = `starting_after=${examples.project}&starting_after=${examples.project}`;
  defineErrorCodeRow('invalid_cursor', 'starting_after twice', () => list(cursorTwice), {
    param: 'starting_after',
  });

  defineErrorCodeRow('unknown_param', 'in the query of a list', () => list('page=2'), {
    param: 'page',
    message: '`page` is unknown. Known parameters: `limit`, `starting_after`.',
  });
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { name: 'a' } : undefined;
    defineErrorCodeRow(
      'unknown_param',
      `in the query of a ${method}`,
      () => fixtures().call(method, `/v1/projects/${examples.project}?expand=1`, body),
      { param: 'expand', message: '`expand` is unknown. This operation takes no parameters.' },
    );
  }
  defineErrorCodeRow(
    'unknown_param',
    'in the query of a POST',
    () => fixtures().call('POST', '/v1/projects?dry=1', { name: 'a' }),
    { param: 'dry' },
  );
}
