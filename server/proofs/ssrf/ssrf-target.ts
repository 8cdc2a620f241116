import type { DnsReply } from '../../test/support/dns-server.ts';

/** Public addresses, which are local inside the namespace. */
export const publicAddresses = { four: '93.184.216.34', six: '2606:2800:220:1::1' } as const;

/** The listeners' certificate covers every name under this domain. */
export const publicDomain = 'receiver-example.com';

/** A name server's answers for each address family: the first time, and later. */
export interface Name {
  readonly A?: AnswerFor;
  readonly AAAA?: AnswerFor;
}

type AnswerFor = (time: number) => DnsReply | undefined;

export interface SsrfTarget {
  readonly what: string;
  readonly url: string;
  readonly name?: { readonly host: string; readonly says: Name };
  /**
   * `refused`: rejected with that reason. `nothing`: fails for another reason. `public`: the public listener
   * responds, and no other address receives a connection.
   */
  readonly expected: 'refused' | 'nothing' | 'public';
}
