import type { DnsReply } from '../../test/support/dns-server.ts';

/** Public addresses. Inside the network namespace, they lead to this machine. */
export const publicAddresses = { four: '93.184.216.34', six: '2606:2800:220:1::1' } as const;

/** The listeners' certificate covers every name under this domain. */
export const publicDomain = 'receiver-example.com';

/** What the name server answers for a name. `time` is 1 for the first query, 2 for the second. */
export interface NameAnswers {
  readonly A?: AnswerQuery;
  readonly AAAA?: AnswerQuery;
}

type AnswerQuery = (time: number) => DnsReply | undefined;

export interface SsrfTarget {
  readonly what: string;
  readonly url: string;
  readonly name?: { readonly host: string; readonly answers: NameAnswers };
  /**
   * `refused`: the address policy refuses the target. `nothing`: the request fails for another reason. `public`: the
   * public listener responds, and no other address receives a connection.
   */
  readonly expected: 'refused' | 'nothing' | 'public';
}
