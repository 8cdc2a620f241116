import { gzipSync } from 'node:zlib';
import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

const emoji = '🦜';
const unknownProjectPath = '/v1/projects/proj_00000000000000000000000000';

export function defineBodyRows(fixtures: () => ErrorTableFixtures): void {
  const post = (body: unknown) => fixtures().call('POST', '/v1/projects', body);
  const patch = (body: unknown) => fixtures().call('PATCH', unknownProjectPath, body);

  defineMissingFieldRows(fixtures);
  for (const value of [1, true, ['a'], { a: 1 }, '', ' \t\u00a0\u3000 ', 'a\0b', 'a\ud800b']) {
    const shown = JSON.stringify(value);
    defineErrorCodeRow('invalid_param', `name is ${shown}`, () => post({ name: value }), { param: 'name' });
  }
  for (const value of [1, false, [], {}, 'a\0b', '\udc00']) {
    defineErrorCodeRow(
      'invalid_param',
      `description is ${JSON.stringify(value)}`,
      () => post({ name: 'a', description: value }),
      { param: 'description' },
    );
  }
  defineErrorCodeRow('invalid_param', 'name is null in a PATCH', () => patch({ name: null }), {
    param: 'name',
  });
  for (const body of ['[]', '"a"', '1', 'true', '[{"name":"a"}]']) {
    defineErrorCodeRow('invalid_param', `the body is ${body}`, () => post(body), {
      param: null,
      message: 'The body must be a JSON object.',
    });
  }
  defineTooLongRows(fixtures);
  defineErrorCodeRow('unknown_param', 'a misspelt field', () => post({ name: 'a', descripton: 'b' }), {
    param: 'descripton',
    message: /Known parameters: `name`, `description`\./,
  });
  defineErrorCodeRow('unknown_param', 'a field that cannot be changed', () => patch({ id: 'proj_x' }), {
    param: 'id',
  });
  defineErrorCodeRow(
    'missing_required_param',
    'reported before an unknown field',
    () => post({ nmae: 'a' }),
    {
      param: 'name',
    },
  );
}

function defineMissingFieldRows(fixtures: () => ErrorTableFixtures): void {
  const post = (body: unknown) => fixtures().call('POST', '/v1/projects', body);
  defineErrorCodeRow('missing_required_param', 'name is absent', () => post({ description: 'a' }), {
    param: 'name',
    message: '`name` is required.',
  });
  defineErrorCodeRow('missing_required_param', 'name is null', () => post({ name: null }), { param: 'name' });
  defineErrorCodeRow('missing_required_param', 'no body at all', () => post(undefined), { param: 'name' });
  defineErrorCodeRow(
    'missing_required_param',
    'a PATCH without a field',
    () => fixtures().call('PATCH', unknownProjectPath, {}),
    {
      param: null,
      message: 'Send at least one of name, description.',
    },
  );
}

function defineTooLongRows(fixtures: () => ErrorTableFixtures): void {
  const { nameLength, descriptionLength } = limits;
  const post = (body: unknown) => fixtures().call('POST', '/v1/projects', body);
  for (const character of ['a', emoji]) {
    const name = character.repeat(nameLength + 1);
    const description = character.repeat(descriptionLength + 1);
    defineErrorCodeRow('param_too_long', `name of ${nameLength + 1} ${character}`, () => post({ name }), {
      param: 'name',
      message: `\`name\` must have at most ${nameLength} characters.`,
    });
    defineErrorCodeRow(
      'param_too_long',
      `description of ${descriptionLength + 1} ${character}`,
      () => post({ name: 'a', description }),
      { param: 'description', message: `\`description\` must have at most ${descriptionLength} characters.` },
    );
  }
  defineErrorCodeRow(
    'param_too_long',
    'name in a PATCH',
    () => fixtures().call('PATCH', unknownProjectPath, { name: 'a'.repeat(nameLength + 1) }),
    { param: 'name' },
  );
  test('lengths are counted in code points, and a name is trimmed first', async () => {
    const name = emoji.repeat(nameLength);
    const description = emoji.repeat(descriptionLength);
    expect((await post({ name, description })).body).toMatchObject({ name, description });
    const padded = await post({ name: `${' '.repeat(100)}${name}${'\n'.repeat(100)}` });
    expect(padded).toMatchObject({ status: 201, body: { name } });
  });
}

export function defineBodyFormatRows(fixtures: () => ErrorTableFixtures): void {
  const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    fixtures().call(method, method === 'POST' ? '/v1/projects' : unknownProjectPath, body, { headers });

  const malformedTexts = [
    '{',
    '',
    '{"name":"a",}',
    "{'name':'a'}",
    '{"name":NaN}',
    '\ufeff{"name":"a"}',
    'name=a',
  ];
  for (const text of malformedTexts) {
    defineErrorCodeRow('malformed_json', `the body is ${JSON.stringify(text)}`, () => send(text), {
      param: null,
    });
  }
  defineErrorCodeRow('malformed_json', 'the body is not UTF-8', () =>
    send(Buffer.from('{"name":"\xff"}', 'latin1')),
  );
  defineErrorCodeRow('malformed_json', 'in a PATCH', () => send('{', {}, 'PATCH'));

  const maximalBody = `{"name":"a"}${' '.repeat(limits.bodyBytes - 12)}`;
  defineErrorCodeRow('body_too_large', 'one byte over 64 KiB', () => send(`${maximalBody} `));
  defineErrorCodeRow('body_too_large', 'in a PATCH', () => send(`${maximalBody} `, {}, 'PATCH'));
  test('a body of exactly 64 KiB is accepted', async () =>
    expect((await send(maximalBody)).status).toBe(201));

  const rejectedTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ];
  for (const type of [...rejectedTypes, 'application/merge-patch+json']) {
    defineErrorCodeRow('unsupported_media_type', type, () => send('{"name":"a"}', { 'content-type': type }));
    defineErrorCodeRow('unsupported_media_type', `${type} in a PATCH`, () =>
      send('{"name":"a"}', { 'content-type': type }, 'PATCH'),
    );
  }
  defineErrorCodeRow('unsupported_media_type', 'no content type', () =>
    send('{"name":"a"}', { 'content-type': '' }),
  );
  defineErrorCodeRow('unsupported_media_type', 'a compressed body', () =>
    send(gzipSync('{"name":"a"}'), { 'content-encoding': 'gzip' }),
  );
  const acceptedTypes = ['application/json', 'Application/JSON', 'application/json; charset=UTF-8'];
  test.each(acceptedTypes)('the content type %s is accepted', async (type) =>
    expect((await send('{"name":"a"}', { 'content-type': type })).status).toBe(201),
  );
}
