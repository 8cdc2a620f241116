import { a, aaaa, publicIpv4 } from './dns-targets.ts';
import { type Name, publicAddresses, publicDomain } from './ssrf-target.ts';

/** A target that must be reached. Without such controls, a policy that rejects everything would pass the proof. */
export interface Control {
  readonly what: string;
  readonly url: string;
  readonly name?: { readonly host: string; readonly answers: Name };
  readonly allowedNetworks: readonly string[];
  /** The address that the connection must reach. */
  readonly address: string;
}

const { four, six } = publicAddresses;

function named(
  what: string,
  host: string,
  answers: Name,
  address: string,
  allowedNetworks: string[] = [],
): Control {
  return { what, url: `https://${host}:8443/`, name: { host, answers }, allowedNetworks, address };
}

export const controls: readonly Control[] = [
  { what: 'public IPv4', url: `https://${four}/`, allowedNetworks: [], address: four },
  { what: 'public IPv4, decimal', url: 'https://1572395042/', allowedNetworks: [], address: four },
  { what: 'public IPv6', url: `https://[${six}]/`, allowedNetworks: [], address: six },
  named('A', `a.${publicDomain}`, { A: () => a(four) }, four),
  named('AAAA', `aaaa.${publicDomain}`, { AAAA: () => aaaa(six) }, six),
  named('A and AAAA', `both.${publicDomain}`, { A: () => a(four), AAAA: () => aaaa(six) }, four),
  named('AAAA is silent', `half.${publicDomain}`, { A: () => a(four), AAAA: () => undefined }, four),
  named(
    'the maximum number of addresses',
    `most.${publicDomain}`,
    { A: () => a(four, ...publicIpv4(31)) },
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
  named('opened name', 'receiver.internal', { A: () => a('10.0.0.1') }, '10.0.0.1', ['10.0.0.0/24']),
  named('opened single label', 'receiver', { A: () => a('10.0.0.1') }, '10.0.0.1', ['10.0.0.1/32']),
];
