import ipaddr from 'ipaddr.js';

export type ParsedNetwork =
  | { readonly network: string; readonly problem?: never }
  | { readonly network?: never; readonly problem: string };

/**
 * Parses an address, or a network in CIDR notation, and normalises it: `203.0.113.7` becomes `203.0.113.7/32`, and
 * host bits are cleared.
 */
export function parseAllowedNetwork(text: string): ParsedNetwork {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const parsed = parseAddress(address);
  const full = parsed?.kind() === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? full : parsePrefix(bits);
  if (parsed === undefined || rest.length > 0 || prefix === undefined || prefix > full)
    return { problem: `“${text}” is not an IP address or a network such as 203.0.113.0/24.` };
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return { problem: `“${text}” is an IPv4 address in IPv6 notation: write it as IPv4.` };
  if (prefix === 0)
    return { problem: `“${text}” allows every address: leave the list empty if that is what you want.` };
  return { network: `${computeNetworkAddress(parsed, prefix)}/${prefix}` };
}

/**
 * Whether an address is in one of the networks, which must be normalised by `parseAllowedNetwork`. An address that
 * cannot be parsed is in none of them.
 */
export function isInAllowedNetworks(address: string | undefined, networks: readonly string[]): boolean {
  const parsed = address === undefined ? undefined : parseAddress(address.split('%', 1)[0] ?? '');
  if (parsed === undefined) return false;
  // A dual-stack socket reports IPv4 clients as IPv4-mapped IPv6 addresses.
  const client =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
  return networks.some((network) => {
    const [start, bits] = ipaddr.parseCIDR(network);
    return start.kind() === client.kind() && client.match(start, bits);
  });
}

/**
 * Accepts IPv4 only as four decimal numbers, because programs interpret short, octal and hexadecimal forms
 * differently.
 */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text)
    ? ipaddr.IPv6.parse(text)
    : undefined;
}

function parsePrefix(text: string): number | undefined {
  return /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined;
}

function computeNetworkAddress(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string {
  const text = `${address.toString()}/${prefix}`;
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(text).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(text).toString();
}
