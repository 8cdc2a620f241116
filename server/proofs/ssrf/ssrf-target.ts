import type { DnsReply } from '../../test/support/dns-server.ts';

/** Public addresses; inside the namespace they are local. */
export const publicAddresses = { four: '93.184.216.34', six: '2606:2800:220:1::1' } as const;

/** The listeners' certificate covers every name under it. */
export const publicDomain = 'receiver-example.com';

/** The answers of a name server to each family, the first time and later. */
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
   * `refused`: reported as such. `nothing`: fails for another reason. `public`: the public listener responds, and
   * nothing else is dialled.
   */
  readonly expected: 'refused' | 'nothing' | 'public';
}
