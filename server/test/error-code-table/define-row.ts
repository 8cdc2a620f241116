import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import type { Reply } from '../support/client.ts';

/** What a row expects of the response in addition to its code. Omitted fields are not checked. */
export interface ExpectedFailure {
  readonly param?: string | null;
  readonly message?: string | RegExp;
  readonly headers?: Readonly<Record<string, string | RegExp>>;
}

/** The codes that have at least one row. */
export const coveredErrorCodes = new Set<ErrorCode>();

/** Defines a row of the table: this request must fail with exactly this code. */
export function defineErrorCodeRow(
  code: ErrorCode,
  situation: string,
  send: () => Promise<Reply | undefined>,
  expected: ExpectedFailure = {},
): void {
  coveredErrorCodes.add(code);
  test(`${code}: ${situation}`, async () => {
    const reply = await send();
    expect(reply).toBeDefined();
    expectFailure(reply, code, expected);
  });
}

export function expectFailure(
  reply: Reply | undefined,
  code: ErrorCode,
  expected: ExpectedFailure = {},
): void {
  const { status, type } = errors[code];
  const { message = /\S/, ...fields } = expected;
  const param = fields.param === undefined ? {} : { param: fields.param };
  expect(reply).toMatchObject({
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'request-id': reply?.body?.error?.request_id,
      'x-ratelimit-limit': expect.stringMatching(/^[1-9]\d*$/),
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
    },
    body: {
      error: {
        code,
        type,
        message: toMatcher(message),
        ...param,
        request_id: expect.stringMatching(/^req_[0-9a-z]{26}$/),
        doc_url: expect.stringMatching(new RegExp(`^https://.+/docs/errors#${code}$`)),
      },
    },
  });
  const headers = Object.entries(expected.headers ?? {}).map(([name, value]) => [name, toMatcher(value)]);
  expect(reply?.headers).toMatchObject(Object.fromEntries(headers));
}

function toMatcher(value: string | RegExp): unknown {
  return typeof value === 'string' ? value : expect.stringMatching(value);
}
