import type { DnsReply } from '../../test/support/dns-server.ts';

/** Public by their numbers; inside the namespace they are ours. */
export const publicAddresses = { four: '93.184.216.34', six: '2606:2800:220:1::1' } as const;

/** The listeners' certificate is good for every name under it. */
export const publicDomain = 'receiver-example.com';

/** What a name server says to each family, the first and every further time. */
export interface Name {
  readonly A?: Says;
  readonly AAAA?: Says;
}

type Says = (time: number) => DnsReply | undefined;

export interface SsrfTarget {
  readonly what: string;
  readonly url: string;
  readonly name?: { readonly host: string; readonly says: Name };
  /**
   * `refused`: told as such. `nothing`: fails for another reason. `public`: the public listener answers, and nobody else
   * is dialled.
   */
  readonly expected: 'refused' | 'nothing' | 'public';
}
