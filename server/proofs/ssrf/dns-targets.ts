import type { DnsReply } from '../../test/support/dns-server.ts';
import { embeddingNotations, octetsOf } from './notations.ts';
import { type NameAnswers, publicAddresses, publicDomain, type SsrfTarget } from './ssrf-target.ts';

const { four, six } = publicAddresses;

export function createAReply(...values: string[]): DnsReply {
  return {
    records: values.map((value) => ({ type: 'A', value })),
  };
}

export function createAaaaReply(...values: string[]): DnsReply {
  return {
    records: values.map((value) => ({ type: 'AAAA', value })),
  };
}

function delayReply(milliseconds: number, reply: DnsReply): DnsReply {
  return {
    ...reply,
    afterMilliseconds: milliseconds,
  };
}

/** Returns `count` different public IPv4 addresses. */
export function publicIpv4(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `93.184.${index >> 8}.${index & 255}`);
}

/** Returns a chain of CNAME records that ends in an address. The last argument is the address. */
function createAliasReply(...chain: string[]): DnsReply {
  const address = chain.at(-1) ?? '';
  const names = chain.slice(0, -1);
  return {
    records: [
      ...names.map((name, index) => ({
        type: 'CNAME' as const,
        value: name,
        ...ownerName(names[index - 1]),
      })),
      { type: address.includes(':') ? 'AAAA' : 'A', value: address, ...ownerName(names.at(-1)) },
    ],
  };
}

function ownerName(name: string | undefined): { name?: string } {
  return name === undefined ? {} : { name };
}

export interface Addresses {
  readonly primaryTargets: readonly string[];
  readonly forbiddenIpv4: readonly string[];
  readonly forbiddenIpv6: readonly string[];
}

/** Returns targets whose host name resolves to a forbidden address in some way. */
export function dnsTargets({ primaryTargets, forbiddenIpv4, forbiddenIpv6 }: Addresses): SsrfTarget[] {
  const embedded = primaryTargets.flatMap((address) =>
    Object.entries(embeddingNotations).map(([notation, write]): SsrfTarget => {
      return createNamedTarget(`AAAA ${address}, ${notation}`, 'refused', {
        AAAA: () => createAaaaReply(write(octetsOf(address))),
      });
    }),
  );
  return [
    ...[...primaryTargets, ...forbiddenIpv4].map((address) =>
      createNamedTarget(`A ${address}`, 'refused', { A: () => createAReply(address) }),
    ),
    ...forbiddenIpv6.map((address) =>
      createNamedTarget(`AAAA ${address}`, 'refused', { AAAA: () => createAaaaReply(address) }),
    ),
    ...embedded,
    ...createMixedTargets(),
    ...createAliasTargets(),
    ...slowAndLargeAnswers(),
    ...createRebindingTargets(),
    ...createRedirectTargets(),
  ];
}

function createMixedTargets(): SsrfTarget[] {
  return [
    createNamedTarget('public then private', 'refused', { A: () => createAReply(four, '10.0.0.1') }),
    createNamedTarget('private then public', 'refused', { A: () => createAReply('10.0.0.1', four) }),
    createNamedTarget('one loopback among many', 'refused', {
      A: () => createAReply(...publicIpv4(20), '127.0.0.1'),
    }),
    createNamedTarget('public A, unique local AAAA', 'refused', {
      A: () => createAReply(four),
      AAAA: () => createAaaaReply('fd00::1'),
    }),
    createNamedTarget('private A, public AAAA', 'refused', {
      A: () => createAReply('192.168.0.1'),
      AAAA: () => createAaaaReply(six),
    }),
    createNamedTarget('public A, mapped loopback AAAA', 'refused', {
      A: () => createAReply(four),
      AAAA: () => createAaaaReply('::ffff:127.0.0.1'),
    }),
    createNamedTarget('public AAAA, NAT64 AAAA', 'refused', {
      AAAA: () => createAaaaReply(six, '64:ff9b::10.0.0.1'),
    }),
    createNamedTarget('A fails, AAAA loopback', 'refused', {
      A: () => ({ records: [], code: 'SERVFAIL' }),
      AAAA: () => createAaaaReply('::1'),
    }),
    createNamedTarget('A is silent, AAAA link-local', 'refused', {
      A: () => undefined,
      AAAA: () => createAaaaReply('fe80::1'),
    }),
    createNamedTarget('AAAA is silent, A metadata', 'refused', {
      A: () => createAReply('169.254.169.254'),
      AAAA: () => undefined,
    }),
  ];
}

function createAliasTargets(): SsrfTarget[] {
  return [
    createNamedTarget('alias to private', 'refused', {
      A: () => createAliasReply('inside.example', '10.0.0.1'),
    }),
    createNamedTarget('alias to localhost', 'refused', {
      A: () => createAliasReply('localhost', '127.0.0.1'),
    }),
    createNamedTarget('alias to metadata', 'refused', {
      A: () => createAliasReply('metadata.google.internal', '169.254.169.254'),
    }),
    createNamedTarget('three aliases', 'refused', {
      A: () => createAliasReply('one.example', 'two.example', 'three.local', '172.16.0.1'),
    }),
    createNamedTarget('alias to unique local', 'refused', {
      AAAA: () => createAliasReply('inside.example', 'fd00::1'),
    }),
    createNamedTarget('an address of somebody else in the answer', 'refused', {
      A: () => ({
        records: [
          { type: 'A', value: four },
          { type: 'A', value: '127.0.0.1', name: 'elsewhere.example' },
        ],
      }),
    }),
  ];
}

function slowAndLargeAnswers(): SsrfTarget[] {
  return [
    createNamedTarget('500 private addresses', 'refused', {
      A: () => createAReply(...publicIpv4(500).map((one) => one.replace('93.184', '10.0'))),
    }),
    createNamedTarget('500 public addresses and a private one', 'refused', {
      A: () => createAReply(...publicIpv4(500), '10.0.0.1'),
    }),
    createNamedTarget('33 public addresses', 'refused', { A: () => createAReply(...publicIpv4(33)) }),
    createNamedTarget('private after 600 ms', 'refused', {
      A: () => delayReply(600, createAReply('10.0.0.1')),
    }),
    createNamedTarget('public at once, private after 600 ms', 'refused', {
      A: () => createAReply(four),
      AAAA: () => delayReply(600, createAaaaReply('fd00::1')),
    }),
    createNamedTarget('public at once, private after its time', 'public', {
      A: () => createAReply(four),
      AAAA: () => delayReply(2_600, createAaaaReply('fd00::1')),
    }),
    createNamedTarget('private after the deadline', 'nothing', {
      A: () => delayReply(4_000, createAReply('10.0.0.1')),
      AAAA: () => delayReply(4_000, createAaaaReply('fd00::1')),
    }),
  ];
}

/** Names that resolve to a public address once and to a forbidden address afterwards (DNS rebinding). */
function createRebindingTargets(): SsrfTarget[] {
  const changingName = (first: string, then: string) =>
    createNamedTarget(`${first}, then ${then}`, 'public', {
      A: (time) => createAReply(time === 1 ? first : then),
    });
  const postedTwice = (target: SsrfTarget): SsrfTarget[] => [
    target,
    { ...target, what: `${target.what}: once more`, expected: 'refused' },
  ];
  return [
    ...postedTwice(changingName(four, '127.0.0.1')),
    ...postedTwice(changingName(four, '169.254.169.254')),
    ...postedTwice(changingName(four, '0.0.0.0')),
    ...postedTwice(
      createNamedTarget('public AAAA, then loopback', 'public', {
        AAAA: (time) => createAaaaReply(time === 1 ? six : '::1'),
      }),
    ),
    ...postedTwice(
      createNamedTarget('public A, then A goes and AAAA comes', 'public', {
        A: (time) => (time === 1 ? createAReply(four) : { records: [] }),
        AAAA: (time) => (time === 1 ? { records: [] } : createAaaaReply('fd00::1')),
      }),
    ),
    createNamedTarget('private first, then public', 'refused', {
      A: (time) => createAReply(time === 1 ? '10.0.0.1' : four),
    }),
  ];
}

/** Public targets that redirect to a forbidden host. See dial-recorder.ts for the path. */
function createRedirectTargets(): SsrfTarget[] {
  const statuses = [301, 302, 303, 307, 308];
  const hosts = ['127.0.0.1', '169.254.169.254', '[::1]', 'localhost'];
  return statuses.flatMap((status) =>
    hosts.map((host): SsrfTarget => {
      const url = `https://${four}/redirect/${status}/${encodeURIComponent(host)}`;
      return { what: `${status} to ${host}`, url, expected: 'public' };
    }),
  );
}

let names = 0;

function createNamedTarget(what: string, expected: SsrfTarget['expected'], answers: NameAnswers): SsrfTarget {
  names += 1;
  const host = `n${names}.${publicDomain}`;
  return { what, url: `https://${host}/`, name: { host, answers }, expected };
}
