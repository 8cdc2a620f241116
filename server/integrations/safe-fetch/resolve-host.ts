import { Resolver } from 'node:dns/promises';
import {
  type WebhookAddressPolicy,
  isForbiddenAddress,
  type WebhookTarget,
} from '../../domain/webhook-address.ts';
import type { Deadline } from './deadline.ts';
import { readErrorCode } from './read-error-code.ts';
import { FetchError } from './fetch-error.ts';

export interface ResolveOptions {
  readonly policy: WebhookAddressPolicy;
  /** As `ip:port`. If empty, the system's name servers are used. */
  readonly nameServers: readonly string[];
}

type LookUpResult = PromiseSettledResult<string[]>;

/** A query without an answer is sent again after this time. */
const queryTimeoutMilliseconds = 1_000;
const maxQueries = 2;
/** The look-up of an address family ends after this time, so that time is left for the request. */
const lookUpTimeoutMilliseconds = 2_000;
const codesWithoutAnswer = new Set(['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED']);
/** A host with more addresses than this is rejected. Each address is checked. */
const maxAddressesChecked = 32;
/** The maximum number of addresses to try. More would hardly help, and the deadline is short. */
const maxAddressesTried = 4;

/**
 * Resolves a host and returns the checked addresses to connect to. Uses c-ares instead of getaddrinfo, because a
 * hostile name server could block the few threads that serve getaddrinfo for the whole process. A new resolver per
 * exchange costs microseconds, has no cache and can be cancelled separately.
 */
export async function resolveHost(
  target: WebhookTarget,
  { policy, nameServers }: ResolveOptions,
  deadline: Deadline,
): Promise<readonly string[]> {
  if (target.addresses !== undefined) return target.addresses;
  const [ipv4Result, ipv6Result] = await lookUpBothFamilies(target.host, nameServers, deadline);
  if (deadline.signal.aborted) throw deadline.createTimeoutError();
  const addresses = [ipv4Result, ipv6Result].flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );
  if (addresses.length === 0) throw createNothingFoundError(target.host, [ipv4Result, ipv6Result]);
  if (addresses.length > maxAddressesChecked) {
    throw new FetchError(
      'address_refused',
      `The host name ${target.host} has more than ${maxAddressesChecked} addresses.`,
    );
  }
  // A private address among public ones is either a mistake or an attack.
  if (addresses.some((address) => isForbiddenAddress(address, policy))) {
    throw new FetchError(
      'address_refused',
      `The host name ${target.host} resolves to an address that is not public.`,
    );
  }
  return alternateFamilies(addresses).slice(0, maxAddressesTried);
}

/** Throws if a name server is not `ip` or `ip:port`. */
export function createResolver(nameServers: readonly string[]): Resolver {
  const resolver = new Resolver({
    timeout: queryTimeoutMilliseconds,
    maxTimeout: queryTimeoutMilliseconds,
    tries: maxQueries,
  });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  return resolver;
}

/** Resolves both address families in parallel. */
async function lookUpBothFamilies(
  host: string,
  nameServers: readonly string[],
  deadline: Deadline,
): Promise<[LookUpResult, LookUpResult]> {
  const resolver = createResolver(nameServers);
  deadline.hold({ destroy: () => resolver.cancel() });
  const timer = setTimeout(() => resolver.cancel(), lookUpTimeoutMilliseconds);
  try {
    return await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  } finally {
    clearTimeout(timer);
  }
}

function createNothingFoundError(host: string, answers: readonly LookUpResult[]): FetchError {
  const codes = answers.map((answer) =>
    answer.status === 'rejected' ? readErrorCode(answer.reason) : 'ENODATA',
  );
  if (codes.includes('ENOTFOUND'))
    return new FetchError('name_not_found', `The host name ${host} does not exist.`);
  const [errorCode] = codes.filter((code) => code !== 'ENODATA');
  if (errorCode === undefined)
    return new FetchError('name_not_found', `The host name ${host} has no address.`);
  const reason = codesWithoutAnswer.has(errorCode) ? 'no name server answered' : errorCode;
  return new FetchError('name_not_found', `The host name ${host} could not be resolved (${reason}).`);
}

/** Alternates between the address families, so that a family without a route does not use up all attempts. */
function alternateFamilies(addresses: readonly string[]): string[] {
  const ipv6 = addresses.filter((address) => address.includes(':'));
  const ipv4 = addresses.filter((address) => !address.includes(':'));
  const pairCount = Math.max(ipv4.length, ipv6.length);
  return Array.from({ length: pairCount }, (_, index) => [ipv4[index], ipv6[index]])
    .flat()
    .filter((address) => address !== undefined);
}
