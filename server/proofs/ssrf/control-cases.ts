import { createAReply, createAaaaReply, publicIpv4 } from './dns-targets.ts';
import { type NameAnswers, publicAddresses, publicDomain } from './ssrf-target.ts';

/** A target that must be reached. Without such controls, a policy that rejects everything would pass the proof. */
export interface ControlTarget {
  readonly what: string;
  readonly url: string;
  readonly name?: { readonly host: string; readonly answers: NameAnswers };
  readonly allowedNetworks: readonly string[];
  /** The address that the connection must reach. */
  readonly address: string;
}

const { four, six } = publicAddresses;

function createNamedControl(
  what: string,
  host: string,
  answers: NameAnswers,
  address: string,
  allowedNetworks: string[] = [],
): ControlTarget {
  return { what, url: `https://${host}:8443/`, name: { host, answers }, allowedNetworks, address };
}

export const controlTargets: readonly ControlTarget[] = [
  { what: 'public IPv4', url: `https://${four}/`, allowedNetworks: [], address: four },
  { what: 'public IPv4, decimal', url: 'https://1572395042/', allowedNetworks: [], address: four },
  { what: 'public IPv6', url: `https://[${six}]/`, allowedNetworks: [], address: six },
  createNamedControl('A', `a.${publicDomain}`, { A: () => createAReply(four) }, four),
  createNamedControl('AAAA', `aaaa.${publicDomain}`, { AAAA: () => createAaaaReply(six) }, six),
  createNamedControl(
    'A and AAAA',
    `both.${publicDomain}`,
    { A: () => createAReply(four), AAAA: () => createAaaaReply(six) },
    four,
  ),
  createNamedControl(
    'AAAA is silent',
    `half.${publicDomain}`,
    { A: () => createAReply(four), AAAA: () => undefined },
    four,
  ),
  createNamedControl(
    'the maximum number of addresses',
    `most.${publicDomain}`,
    { A: () => createAReply(four, ...publicIpv4(31)) },
    four,
  ),
  {
    what: 'a trailing dot',
    url: `https://a.${publicDomain}./`,
    allowedNetworks: [],
    address: four,
  },
  { what: 'opened IPv4', url: 'https://10.0.0.1/', allowedNetworks: ['10.0.0.0/8'], address: '10.0.0.1' },
  {
    what: 'opened, mapped',
    url: 'https://[::ffff:10.0.0.1]/',
    allowedNetworks: ['10.0.0.0/8'],
    address: '10.0.0.1',
  },
  { what: 'opened IPv6', url: 'https://[fd00::1]/', allowedNetworks: ['fd00::/16'], address: 'fd00::1' },
  {
    what: 'opened loopback',
    url: 'https://receiver.localhost/',
    allowedNetworks: ['127.0.0.0/8'],
    address: '127.0.0.1',
  },
  createNamedControl('opened name', 'receiver.internal', { A: () => createAReply('10.0.0.1') }, '10.0.0.1', [
    '10.0.0.0/24',
  ]),
  createNamedControl('opened single label', 'receiver', { A: () => createAReply('10.0.0.1') }, '10.0.0.1', [
    '10.0.0.1/32',
  ]),
];
