/**
 * Networks that webhooks must not reach, from the IANA registries of special-purpose addresses. They are listed here
 * instead of taken from a library, because a missing range would be a vulnerability.
 */

/** All other IPv4 addresses count as public. */
export const nonPublicIpv4Networks: readonly string[] = [
  '0.0.0.0/8', // "This host": Linux connects 0.0.0.0 to loopback.
  '10.0.0.0/8',
  '100.64.0.0/10', // Carrier-grade NAT; also the metadata service of Alibaba Cloud.
  '127.0.0.0/8',
  '168.63.129.16/32', // A public address that Azure uses for a platform service inside every virtual network.
  '169.254.0.0/16', // Link-local; also the metadata service of most clouds.
  '172.16.0.0/12',
  '192.0.0.0/24', // Protocol assignments; also the metadata service of Oracle Cloud.
  '192.0.2.0/24',
  '192.31.196.0/24', // AS112 servers, which discard traffic.
  '192.52.193.0/24', // Automatic multicast tunnelling.
  '192.88.99.0/24', // 6to4 relays.
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15', // Benchmarking.
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** An IPv6 address is public only if it is in this network and not in `nonPublicIpv6Networks`. */
export const publicIpv6Network = '2000::/3';

/**
 * The exceptions inside the public unicast network. Mapped, compatible, NAT64, unique local and link-local addresses
 * are outside it anyway.
 */
export const nonPublicIpv6Networks: readonly string[] = [
  '2001::/23', // Teredo, benchmarking, ORCHID and other protocols.
  '2001:db8::/32',
  '2002::/16', // 6to4, which contains an IPv4 address that may be private.
  '2620:4f:8000::/48', // AS112 servers.
  '3ffe::/16', // The former 6bone.
  '3fff::/20', // Documentation.
];

/** Addresses that no host has. They stay forbidden even if an operator allows a network that contains them. */
export const unroutableNetworks: readonly string[] = [
  '0.0.0.0/8',
  '224.0.0.0/4',
  '255.255.255.255/32',
  '::/128',
  'ff00::/8',
];

/**
 * Domain suffixes that do not exist on the public internet, by a standard (local, home.arpa, internal, invalid,
 * onion, test, alt) or by convention. A company's own name server may resolve them, and customers must not be able to
 * probe it.
 */
export const privateDomainSuffixes: readonly string[] = [
  'alt',
  'corp',
  'home',
  'home.arpa',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'onion',
  'private',
  'test',
];
