import { createSecureContext } from 'node:tls';
import { isForbiddenAddress, parseWebhookUrl } from '../domain/webhook-address.ts';
import { type Deadline, startDeadline } from './safe-fetch/deadline.ts';
import { type ReceivedResponse, sendRequest, type SafeRequest } from './safe-fetch/send-request.ts';
import { connectToAddress, upgradeToTls } from './safe-fetch/open-connection.ts';
import { createResolver, type ResolveOptions, resolveHost } from './safe-fetch/resolve-host.ts';
import { type FailureReason, FetchError } from './safe-fetch/fetch-error.ts';

/** Sends requests to addresses that customers choose. It never reaches private networks, and limits time and size. */
export interface SafeFetch {
  /**
   * Returns every failure that a receiver can cause as an outcome. Throws only on a bug, or if this machine cannot
   * open a socket.
   */
  post(url: string, request: SafeRequest): Promise<FetchOutcome>;
  /** Waits for requests in progress, which end at their deadlines. */
  close(): Promise<void>;
}

export type FetchOutcome =
  | ({ readonly outcome: 'answered'; readonly milliseconds: number } & ReceivedResponse)
  | {
      readonly outcome: 'failed';
      readonly reason: FailureReason;
      readonly message: string;
      readonly milliseconds: number;
    };

export function openSafeFetch(options: ResolveOptions): SafeFetch {
  // Throws now if a name server or a network is invalid, instead of at the first delivery.
  createResolver(options.nameServers);
  isForbiddenAddress('127.0.0.1', options.policy);
  // Created once, because parsing the certificate authorities takes longer than a handshake.
  const secureContext = createSecureContext({ minVersion: 'TLSv1.2' });
  const inProgress = new Set<Promise<FetchOutcome>>();

  async function exchange(url: string, request: SafeRequest, deadline: Deadline): Promise<ReceivedResponse> {
    const { target, problem } = parseWebhookUrl(url, options.policy);
    if (target === undefined) throw new FetchError('address_refused', problem);
    deadline.enter('resolving the host name');
    const addresses = await resolveHost(target, options, deadline);
    deadline.enter('no connection was made');
    const socket = await connectToAddress(target, addresses, options.policy, deadline);
    deadline.enter('the TLS handshake did not end');
    const secured = await upgradeToTls(socket, target, secureContext, deadline);
    deadline.enter('there was no response');
    return await sendRequest(secured, target, request, deadline);
  }

  async function fetchWithDeadline(url: string, request: SafeRequest): Promise<FetchOutcome> {
    const begin = performance.now();
    const deadline = startDeadline(request.deadlineMilliseconds);
    const milliseconds = () => Math.round(performance.now() - begin);
    try {
      const response = await exchange(url, request, deadline);
      return { outcome: 'answered', ...response, milliseconds: milliseconds() };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
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
      const outcome = fetchWithDeadline(url, request);
      inProgress.add(outcome);
      try {
        return await outcome;
      } finally {
        inProgress.delete(outcome);
      }
    },
    async close() {
      await Promise.allSettled(inProgress);
    },
  };
}
