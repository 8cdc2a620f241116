import { array, constantFrom, integer, ipV4, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { toClientNetworkKey } from './client-network.ts';

const anyGroup = constantFrom(0, 0, 1, 0xffff).chain((usual) =>
  integer({ min: usual, max: usual || 0xffff }),
);
const anyGroups = array(anyGroup, { minLength: 8, maxLength: 8 });

/** Writes one address in several ways: in full, in capitals, with a run of zeros shortened, and with a zone. */
function listSpellings(groups: readonly number[]): string[] {
  const short = groups.map((value) => value.toString(16));
  const full = short.map((text) => text.padStart(4, '0'));
  const [first = ''] = /(^|:)0(:0)+(:|$)/.exec(short.join(':')) ?? [];
  const shortened = first === '' ? short.join(':') : short.join(':').replace(first, '::');
  return [full.join(':'), full.join(':').toUpperCase(), short.join(':'), shortened, `${shortened}%eth0`];
}

test('a closed connection, which has no address, has the key "unknown"', () => {
  expect(toClientNetworkKey(undefined)).toBe('unknown');
});

test('the network of an IPv4 address is the address itself, even if it is written as IPv6', () => {
  checkProperty(
    property(ipV4(), (address) => {
      expect(toClientNetworkKey(address)).toBe(address);
      expect(toClientNetworkKey(`::ffff:${address}`)).toBe(address);
      expect(toClientNetworkKey(`::FFFF:${address}`)).toBe(address);
    }),
  );
});

test('all spellings of an IPv6 address give the same network', () => {
  checkProperty(
    property(anyGroups, (groups) => {
      expect(new Set(listSpellings(groups).map(toClientNetworkKey)).size).toBe(1);
    }),
  );
});

test('IPv6 addresses are in the same network exactly if their first 64 bits are equal', () => {
  const halves = array(anyGroup, { minLength: 4, maxLength: 4 });
  checkProperty(
    property(tuple(halves, halves), tuple(halves, halves), ([network, host], [otherNetwork, otherHost]) => {
      const of = (groups: number[]) => toClientNetworkKey(listSpellings(groups)[3] ?? '');
      expect(of([...network, ...host])).toBe(of([...network, ...otherHost]));
      expect(of([...network, ...host]) === of([...otherNetwork, ...otherHost])).toBe(
        String(network) === String(otherNetwork),
      );
    }),
  );
});

test('changing any of the first 64 bits changes the network', () => {
  checkProperty(
    property(anyGroups, integer({ min: 0, max: 63 }), (groups, bit) => {
      const other = groups.with(bit >> 4, (groups[bit >> 4] ?? 0) ^ (1 << (bit & 15)));
      expect(toClientNetworkKey(listSpellings(other)[3] ?? '')).not.toBe(
        toClientNetworkKey(listSpellings(groups)[3] ?? ''),
      );
    }),
  );
});

test('toClientNetworkKey returns the expected network for known examples', () => {
  expect(toClientNetworkKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(toClientNetworkKey('::1')).toBe('0:0:0:0::/64');
  expect(toClientNetworkKey('::')).toBe('0:0:0:0::/64');
  expect(toClientNetworkKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(toClientNetworkKey('no address')).toBe('no address');
  expect(toClientNetworkKey('')).toBe('');
});
