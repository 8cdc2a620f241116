import type { DnsReply } from '../../test/support/dns-server.ts';
import { embeddingNotations, octetsOf } from './notations.ts';
import { type Name, publicAddresses, publicDomain, type SsrfTarget } from './ssrf-target.ts';

const { four, six } = publicAddresses;

export function a(...values: string[]): DnsReply {
  return {
    records: values.map((value) => ({ type: 'A', value })),
  };
}

export function aaaa(...values: string[]): DnsReply {
  return {
    records: values.map((value) => ({ type: 'AAAA', value })),
  };
}

function delayed(milliseconds: number, reply: DnsReply): DnsReply {
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
function alias(...chain: string[]): DnsReply {
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
      return named(`AAAA ${address}, ${notation}`, 'refused', { AAAA: () => aaaa(write(octetsOf(address))) });
    }),
  );
  return [
    ...[...primaryTargets, ...forbiddenIpv4].map((address) =>
      named(`A ${address}`, 'refused', { A: () => a(address) }),
    ),
    ...forbiddenIpv6.map((address) => named(`AAAA ${address}`, 'refused', { AAAA: () => aaaa(address) })),
    ...embedded,
    ...mixes(),
    ...aliases(),
    ...slowAndLargeAnswers(),
    ...rebinding(),
    ...redirects(),
  ];
}

function mixes(): SsrfTarget[] {
  return [
    named('public then private', 'refused', { A: () => a(four, '10.0.0.1') }),
    named('private then public', 'refused', { A: () => a('10.0.0.1', four) }),
    named('one loopback among many', 'refused', { A: () => a(...publicIpv4(20), '127.0.0.1') }),
    named('public A, unique local AAAA', 'refused', { A: () => a(four), AAAA: () => aaaa('fd00::1') }),
    named('private A, public AAAA', 'refused', { A: () => a('192.168.0.1'), AAAA: () => aaaa(six) }),
    named('public A, mapped loopback AAAA', 'refused', {
      A: () => a(four),
      AAAA: () => aaaa('::ffff:127.0.0.1'),
    }),
    named('public AAAA, NAT64 AAAA', 'refused', { AAAA: () => aaaa(six, '64:ff9b::10.0.0.1') }),
    named('A fails, AAAA loopback', 'refused', {
      A: () => ({ records: [], code: 'SERVFAIL' }),
      AAAA: () => aaaa('::1'),
    }),
    named('A is silent, AAAA link-local', 'refused', { A: () => undefined, AAAA: () => aaaa('fe80::1') }),
    named('AAAA is silent, A metadata', 'refused', { A: () => a('169.254.169.254'), AAAA: () => undefined }),
  ];
}

function aliases(): SsrfTarget[] {
  return [
    named('alias to private', 'refused', { A: () => alias('inside.example', '10.0.0.1') }),
    named('alias to localhost', 'refused', { A: () => alias('localhost', '127.0.0.1') }),
    named('alias to metadata', 'refused', { A: () => alias('metadata.google.internal', '169.254.169.254') }),
    named('three aliases', 'refused', {
      A: () => alias('one.example', 'two.example', 'three.local', '172.16.0.1'),
    }),
    named('alias to unique local', 'refused', { AAAA: () => alias('inside.example', 'fd00::1') }),
    named('an address of somebody else in the answer', 'refused', {
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
    named('500 private addresses', 'refused', {
      A: () => a(...publicIpv4(500).map((one) => one.replace('93.184', '10.0'))),
    }),
    named('500 public addresses and a private one', 'refused', {
      A: () => a(...publicIpv4(500), '10.0.0.1'),
    }),
    named('33 public addresses', 'refused', { A: () => a(...publicIpv4(33)) }),
    named('private after 600 ms', 'refused', { A: () => delayed(600, a('10.0.0.1')) }),
    named('public at once, private after 600 ms', 'refused', {
      A: () => a(four),
      AAAA: () => delayed(600, aaaa('fd00::1')),
    }),
    named('public at once, private after its time', 'public', {
      A: () => a(four),
      AAAA: () => delayed(2_600, aaaa('fd00::1')),
    }),
    named('private after the deadline', 'nothing', {
      A: () => delayed(4_000, a('10.0.0.1')),
      AAAA: () => delayed(4_000, aaaa('fd00::1')),
    }),
  ];
}

/** Names that resolve to a public address once and to a forbidden address afterwards (DNS rebinding). */
function rebinding(): SsrfTarget[] {
  const changingName = (first: string, then: string) =>
    named(`${first}, then ${then}`, 'public', { A: (time) => a(time === 1 ? first : then) });
  const postedTwice = (target: SsrfTarget): SsrfTarget[] => [
    target,
    { ...target, what: `${target.what}: once more`, expected: 'refused' },
  ];
  return [
    ...postedTwice(changingName(four, '127.0.0.1')),
    ...postedTwice(changingName(four, '169.254.169.254')),
    ...postedTwice(changingName(four, '0.0.0.0')),
    ...postedTwice(
      named('public AAAA, then loopback', 'public', { AAAA: (time) => aaaa(time === 1 ? six : '::1') }),
    ),
    ...postedTwice(
      named('public A, then A goes and AAAA comes', 'public', {
        A: (time) => (time === 1 ? a(four) : { records: [] }),
        AAAA: (time) => (time === 1 ? { records: [] } : aaaa('fd00::1')),
      }),
    ),
    named('private first, then public', 'refused', { A: (time) => a(time === 1 ? '10.0.0.1' : four) }),
  ];
}

/** Public targets that redirect to a forbidden host. See dial-recorder.ts for the path. */
function redirects(): SsrfTarget[] {
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

function named(what: string, expected: SsrfTarget['expected'], answers: Name): SsrfTarget {
  names += 1;
  const host = `n${names}.${publicDomain}`;
  return { what, url: `https://${host}/`, name: { host, answers }, expected };
}
