import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import type { Reply } from '../support/client.ts';

/** What a row expects in addition to its code. Omitted fields are not checked. */
export interface ExpectedFailure {
  readonly param?: string | null;
  readonly message?: string | RegExp;
  readonly headers?: Readonly<Record<string, string | RegExp>>;
}

/** The codes that have at least one row. */
export const coveredErrorCodes = new Set<ErrorCode>();

/** Defines a row of the table: this request must fail with exactly this code. */
export function errorCodeRow(
  code: ErrorCode,
  situation: string,
  send: () => Promise<Reply | undefined>,
  promised: ExpectedFailure = {},
): void {
  coveredErrorCodes.add(code);
  test(`${code}: ${situation}`, async () => {
    const reply = await send();
    expect(reply).toBeDefined();
    expectFailure(reply, code, promised);
  });
}

export function expectFailure(
  reply: Reply | undefined,
  code: ErrorCode,
  promised: ExpectedFailure = {},
): void {
  const { status, type } = errors[code];
  const { message = /\S/, ...fields } = promised;
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
        message: matching(message),
        ...param,
        request_id: expect.stringMatching(/^req_[0-9a-z]{26}$/),
        doc_url: expect.stringMatching(new RegExp(`^https://.+/docs/errors#${code}$`)),
      },
    },
  });
  const headers = Object.entries(promised.headers ?? {}).map(([name, value]) => [name, matching(value)]);
  expect(reply?.headers).toMatchObject(Object.fromEntries(headers));
}

function matching(value: string | RegExp): unknown {
  return typeof value === 'string' ? value : expect.stringMatching(value);
}
