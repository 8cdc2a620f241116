import { dnsTargets } from './dns-targets.ts';
import { embeddingNotations, hostNotations, octetsOf } from './notations.ts';
import type { SsrfTarget } from './ssrf-target.ts';

/** The addresses that attackers most often aim at. Each is written in every notation. */
const primaryTargets = ['127.0.0.1', '169.254.169.254', '10.0.0.1'];

const forbiddenIpv4 = splitWords(`
  127.255.255.254 10.255.255.254 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.254 0.0.0.0 0.1.2.3
  100.64.0.1 100.100.100.200 100.127.255.254 169.254.1.1 168.63.129.16 192.0.0.192 192.0.2.1 192.88.99.1
  198.18.0.1 198.19.255.254 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
`);

const forbiddenIpv6 = splitWords(`
  :: ::1 0:0:0:0:0:0:0:1 ::2 fe80::1 febf::1 fec0::1 fc00::1 fd00:ec2::254 fd20:ce::254 fdff:ffff::1
  64:ff9b:1:fffe::1 100::1 100:0:0:1::1 2001:2::1 2001:10::1 2001:20::1 2001:30::1 2001:db8::1 3fff::1
  3ffe::1 5f00::1 4000::1 ff02::1 ff0e::1
`);

/** Host names for private machines, and URLs that different parsers read differently. */
const tricks = [
  'https://localhost/',
  'https://LOCALHOST./',
  'https://anything.localhost:8443/',
  'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'https://loc\u00adalhost/',
  'https://localhost.localdomain/',
  'https://metadata/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://printer.local/',
  'https://router.home.arpa/',
  'https://router.lan/',
  'https://vault.corp/',
  'https://[fe80::1%25lo]/',
  'https://[fe80::1%lo]/',
  'https://[::1%25lo]/',
  'https://[::ffff:127.0.0.1%25lo]/',
  'https://user@127.0.0.1/',
  'https://93.184.216.34@127.0.0.1/',
  'https://93.184.216.34:443@127.0.0.1/',
  'https://127.0.0.1\\@93.184.216.34/',
  'https://127.0.0.1#@93.184.216.34/',
  'https://127.0.0.1?@93.184.216.34/',
  'https://127.0.0.1%00.receiver-example.com/',
  'https:\\\\127.0.0.1\\',
  'https:/127.0.0.1/',
  'https:127.0.0.1',
  'https:///127.0.0.1/',
  'https://127.0.0.1\n/',
  '\thttps://127.0.0.1/',
  'https://127.\t0.0.1/',
  'https://127.0.0.1:22/',
  'https://127.0.0.1:6379/',
  'https://93.184.216.34:22/',
  'https://93.184.216.34:80/',
  'http://127.0.0.1/',
  'http://93.184.216.34/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'https://127.0.0.1..receiver-example.com/..',
  'https://[::]:8443/',
  'https://[0:0:0:0:0:0:0:0]/',
  'https://127.1:8443/',
  'https://0/',
  'https://0x/',
  'https://0x0.0x0/',
];

export const corpus: readonly SsrfTarget[] = [
  ...primaryTargets.flatMap((address) => [
    ...Object.entries(hostNotations).map(([notation, write]) =>
      createLiteralTarget(`${address}, ${notation}`, write(octetsOf(address))),
    ),
    ...Object.entries(embeddingNotations).map(([notation, write]) =>
      createLiteralTarget(`${address}, ${notation}`, `[${write(octetsOf(address))}]`),
    ),
  ]),
  ...forbiddenIpv4.flatMap((address) => [
    createLiteralTarget(address, address),
    createLiteralTarget(`${address}, mapped`, `[::ffff:${address}]`),
  ]),
  ...forbiddenIpv6.map((address) => createLiteralTarget(address, `[${address}]`)),
  ...tricks.map((url) => ({ what: 'trick', url, expected: 'refused' as const })),
  ...dnsTargets({ primaryTargets, forbiddenIpv4, forbiddenIpv6 }),
];

function createLiteralTarget(what: string, host: string): SsrfTarget {
  return { what, url: `https://${host}/`, expected: 'refused' };
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
