import { limits } from '@blazon/contract/limits.ts';
import ipaddr from 'ipaddr.js';
import {
  nonPublicIpv4Networks,
  nonPublicIpv6Networks,
  unroutableNetworks,
  publicIpv6Network,
  privateDomainSuffixes,
} from './non-public-networks.ts';

export interface WebhookAddressPolicy {
  /** CIDRs that an operator allows although they are not public. */
  readonly allowedNetworks: readonly string[];
}

/** The parsed parts of a webhook URL. */
export interface WebhookTarget {
  /** The origin, in the form of `URL.origin`. */
  readonly origin: string;
  readonly path: string;
  /** A name without its trailing dot, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  /** The addresses, if they are known without DNS; undefined means that DNS must be queried. */
  readonly addresses: readonly string[] | undefined;
}

export type ParsedWebhookUrl =
  | { readonly target: WebhookTarget; readonly problem?: never }
  | { readonly target?: never; readonly problem: string };

const nonPublicIpv4 = parseNetworks(nonPublicIpv4Networks);
const publicIpv6 = parseNetworks([publicIpv6Network]);
const nonPublicIpv6 = parseNetworks(nonPublicIpv6Networks);
const neverAllowedNetworks = parseNetworks(unroutableNetworks);
const notPublicMessage = 'The address is not on the public internet.';

/** Returns why the URL may not receive webhooks, or undefined if it may. DNS is not queried. */
export function validateWebhookUrl(url: string, policy: WebhookAddressPolicy): string | undefined {
  return parseWebhookUrl(url, policy).problem;
}

export function parseWebhookUrl(text: string, policy: WebhookAddressPolicy): ParsedWebhookUrl {
  if (text.length > limits.webhookUrlLength)
    return { problem: `The URL is longer than ${limits.webhookUrlLength} characters.` };
  // The URL class removes white space, turns backslashes into slashes and accepts missing slashes. Other programs
  // that read the same text may not.
  if (/[\s\\\p{Cc}]/u.test(text))
    return { problem: 'The URL contains white space or a character that URLs cannot have.' };
  if (!/^https:\/\/[^/?#]/i.test(text)) return { problem: 'The URL must begin with https:// and a host.' };
  const url = URL.parse(text);
  if (url === null) return { problem: 'The URL cannot be read.' };
  if (url.username !== '' || url.password !== '' || /^[^/?#]*@/.test(text.slice('https://'.length))) {
    return { problem: 'The URL must not contain a user name or password.' };
  }
  const port = url.port === '' ? 443 : Number(url.port);
  // Ports below 1024 belong to services that must not receive untrusted requests, such as mail, DNS and remote
  // shells.
  if (port !== 443 && port < 1024) return { problem: 'The port must be 443, or from 1024 to 65535.' };
  const address = parseIpAddress(url.hostname);
  const host = address ?? url.hostname.replace(/\.$/, '');
  const target = { origin: url.origin, path: url.pathname + url.search, host, port };
  if (address === undefined) return validateHostName(target, policy);
  if (isForbiddenAddress(address, policy)) return { problem: notPublicMessage };
  return { target: { ...target, addresses: [address] } };
}

/** Returns the host in a normalised form for comparison. Returns an invalid URL unchanged. */
export function normalisedHostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Forbids every address except public unicast addresses and addresses in networks that the operator allows. */
export function isForbiddenAddress(address: string, policy: WebhookAddressPolicy): boolean {
  const parsed = parseAddress(address);
  if (parsed === undefined) return true;
  // Connecting to a mapped address reaches the IPv4 address inside it. The operator's networks are therefore compared
  // with the inner address.
  const inner = isIpv4Mapped(parsed) ? parsed.toIPv4Address() : parsed;
  if (isInside(inner, neverAllowedNetworks)) return true;
  if (isInside(inner, parseNetworks(policy.allowedNetworks))) return false;
  if (parsed instanceof ipaddr.IPv4) return isInside(parsed, nonPublicIpv4);
  return !isInside(parsed, publicIpv6) || isInside(parsed, nonPublicIpv6) || isIsatap(parsed);
}

function validateHostName(
  target: Omit<WebhookTarget, 'addresses'>,
  policy: WebhookAddressPolicy,
): ParsedWebhookUrl {
  const labels = target.host.split('.');
  const isName = target.host.length <= 253 && labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  if (!isName) return { problem: 'The host is not a valid host name.' };
  // Plain `localhost` is rejected even if loopback is allowed, because the customer means their own machine.
  if (target.host === 'localhost') return { problem: notPublicMessage };
  if (labels.at(-1) === 'localhost') {
    // These names are loopback by definition (RFC 6761). DNS is never queried, so no name server can give another
    // answer.
    const addresses = ['127.0.0.1', '::1'].filter((one) => !isForbiddenAddress(one, policy));
    return addresses.length === 0 ? { problem: notPublicMessage } : { target: { ...target, addresses } };
  }
  // If an operator allows private networks, private names are allowed too, and only their addresses are checked.
  // Loopback does not count as a private network here, because no name server has names for it.
  const isPrivate =
    labels.length === 1 || privateDomainSuffixes.some((suffix) => `.${target.host}`.endsWith(`.${suffix}`));
  if (isPrivate && !policy.allowedNetworks.some(isBeyondLoopback)) {
    return { problem: 'The host is not a name on the public internet.' };
  }
  return { target: { ...target, addresses: undefined } };
}

function isBeyondLoopback(network: string): boolean {
  const [address, bits] = ipaddr.parseCIDR(network);
  return address.range() !== 'loopback' || (address.kind() === 'ipv4' && bits < 8);
}

/**
 * Returns the address if the host is an IP address. The URL class has already converted every notation, such as octal
 * and hexadecimal, to one form.
 */
function parseIpAddress(hostname: string): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : undefined;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/**
 * Parses more strictly than the library. The library accepts 127.1 and 010.0.0.1, which systems interpret
 * differently, so an IPv4 address must have four decimal parts. It also takes ::127.0.0.1 for ::ffff:127.0.0.1, so
 * the URL class normalises IPv6 addresses first.
 */
function parseAddress(address: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  const hostname = /^[\da-f:.]+$/i.test(address) ? URL.parse(`https://[${address}]`)?.hostname : undefined;
  return hostname === undefined ? undefined : ipaddr.IPv6.parse(hostname.slice(1, -1));
}

function isIpv4Mapped(address: Address): address is ipaddr.IPv6 {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
}

function parseNetworks(networks: readonly string[]): Network[] {
  return networks.map((network) => ipaddr.parseCIDR(network));
}

function isInside(address: Address, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

/**
 * Detects an ISATAP address: an ordinary IPv6 address with an IPv4 address in its lower half. A tunnel may forward the
 * connection to that IPv4 address.
 */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , fifth, sixth] = address.parts;
  return sixth === 0x5efe && (fifth === 0 || fifth === 0x0200);
}
