import { limits } from '@blazon/contract/limits.ts';
import type { Call, Client, Reply } from './client.ts';
import { sumMetric } from './internal-port.ts';
import type { ServerProcess } from './server-process.ts';

/** Sends all requests at once, alternating between the processes. */
export function sendBurst(clients: readonly Client[], calls: readonly Call[]): Promise<Reply[]> {
  return Promise.all(
    calls.map((call, index) => {
      const client = clients[index % clients.length];
      if (client === undefined) throw new Error('A burst needs a client.');
      return client.call(call);
    }),
  );
}

/** Returns how many requests these processes counted by themselves instead of in Redis. */
export const countFallbacks = (servers: readonly Pick<ServerProcess, 'internalPort'>[]): Promise<number> =>
  sumMetric(servers, 'blazon_rate_limit_fallbacks_total');

/** Counts of a workspace's responses under one rate limit. The last three are 0 if the limit was exact. */
export interface LimitViolations {
  readonly windows: number;
  readonly passed: number;
  readonly refused: number;
  /** The number of requests accepted beyond the limit or rejected below it. */
  readonly miscounted: number;
  /** The number of accepted responses with a wrong X-RateLimit-Remaining. */
  readonly wrongRemaining: number;
  /** The number of rejections whose header and message do not both say how long to wait. */
  readonly wrongRefusals: number;
}

/** Checks all of a workspace's responses under one rate limit against that limit, window by window. */
export function findLimitViolations(replies: readonly Reply[], limit: number): LimitViolations {
  const byWindow = Map.groupBy(replies, (reply) => reply.headers['x-ratelimit-reset']);
  const verdicts = [...byWindow.values()].map((window) => checkWindow(window, limit));
  const sum = (field: keyof LimitViolations) =>
    verdicts.reduce((total, verdict) => total + verdict[field], 0);
  return {
    windows: byWindow.size,
    passed: sum('passed'),
    refused: sum('refused'),
    miscounted: sum('miscounted'),
    wrongRemaining: sum('wrongRemaining'),
    wrongRefusals: sum('wrongRefusals'),
  };
}

function checkWindow(replies: readonly Reply[], limit: number): LimitViolations {
  const passed = replies.filter((reply) => reply.status !== 429);
  const refused = replies.filter((reply) => reply.status === 429);
  const expected = Math.min(limit, replies.length);
  const remaining = passed
    .map((reply) => Number(reply.headers['x-ratelimit-remaining']))
    .sort((a, b) => b - a);
  return {
    windows: 1,
    passed: passed.length,
    refused: refused.length,
    miscounted: Math.abs(passed.length - expected),
    wrongRemaining: remaining.filter((value, index) => value !== limit - 1 - index).length,
    wrongRefusals: refused.filter((reply) => !saysHowLongToWait(reply)).length,
  };
}

function saysHowLongToWait(reply: Reply): boolean {
  const seconds = Number(reply.headers['retry-after']);
  return (
    Number.isInteger(seconds) &&
    seconds >= 1 &&
    seconds <= limits.rateWindowSeconds &&
    reply.headers['x-ratelimit-remaining'] === '0' &&
    reply.body.error.code === 'rate_limit_exceeded' &&
    /\b(\d+) seconds?\b/.exec(reply.body.error.message)?.[1] === String(seconds)
  );
}
