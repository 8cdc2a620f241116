import { createSecureContext } from 'node:tls';
import { isForbiddenAddress, readWebhookUrl } from '../rules/webhook-address.ts';
import { type Deadline, startDeadline } from './safe-fetch/deadline.ts';
import { type Answer, exchange, type SafeRequest } from './safe-fetch/exchange.ts';
import { dial, secure } from './safe-fetch/open-connection.ts';
import { createResolver, type ResolveOptions, resolveHost } from './safe-fetch/resolve-host.ts';
import { type FailureReason, Trouble } from './safe-fetch/trouble.ts';

/** The only way out to an address that a user gave. */
export interface SafeFetch {
  /** Throws only when this machine could not try (no sockets left) or on a bug; all that a receiver can do is an outcome. */
  post(url: string, request: SafeRequest): Promise<Exchange>;
  /** Waits for what is under way, which its deadlines end. */
  close(): Promise<void>;
}

export type Exchange =
  | ({ readonly outcome: 'answered'; readonly milliseconds: number } & Answer)
  | {
      readonly outcome: 'failed';
      readonly reason: FailureReason;
      readonly message: string;
      readonly milliseconds: number;
    };

export function openSafeFetch(options: ResolveOptions): SafeFetch {
  // Name servers or networks that cannot be read are told at start, not at the first delivery.
  createResolver(options.nameServers);
  isForbiddenAddress('127.0.0.1', options.policy);
  // Made once: reading the authorities takes longer than a handshake.
  const secureContext = createSecureContext({ minVersion: 'TLSv1.2' });
  const underWay = new Set<Promise<Exchange>>();

  async function reach(url: string, request: SafeRequest, deadline: Deadline): Promise<Answer> {
    const { target, problem } = readWebhookUrl(url, options.policy);
    if (target === undefined) throw new Trouble('address_refused', problem);
    deadline.enter('the name was still being looked up');
    const addresses = await resolveHost(target, options, deadline);
    deadline.enter('no connection was made');
    const socket = await dial(target, addresses, options.policy, deadline);
    deadline.enter('the TLS handshake did not end');
    const secured = await secure(socket, target, secureContext, deadline);
    deadline.enter('no answer came');
    return await exchange(secured, target, request, deadline);
  }

  async function attempt(url: string, request: SafeRequest): Promise<Exchange> {
    const begin = performance.now();
    const deadline = startDeadline(request.deadlineMilliseconds);
    const milliseconds = () => Math.round(performance.now() - begin);
    try {
      const answer = await reach(url, request, deadline);
      return { outcome: 'answered', ...answer, milliseconds: milliseconds() };
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return {
        outcome: 'failed',
        reason: error.reason,
        message: error.message,
        milliseconds: milliseconds(),
      };
    } finally {
      deadline.end();
    }
  }

  return {
    async post(url, request) {
      const running = attempt(url, request);
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    },
    async close() {
      await Promise.allSettled(underWay);
    },
  };
}
