import type { Reply } from '../../test/support/client.ts';

/** Throws unless the response has this status, error code and parameter. */

export function expectFailure(reply: Reply, status: number, code: string, param: string | null): void {
  const { error } = reply.body;
  expectEqual('failure', [reply.status, error?.code, error?.param], [status, code, param]);
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [left, right] = [actual, expected].map((value) => JSON.stringify(value, sortKeys));
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

/** Sorts the keys of objects, because the order of fields is not promised. */
function sortKeys(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
