import { describe, expect, test } from 'vitest';
import { isInAllowedNetworks, parseAllowedNetwork } from './allowed-networks.ts';

describe('parseAllowedNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['2001:DB8::1', '2001:db8::1/128'],
    ['2001:db8:0:0::ff/64', '2001:db8::/64'],
  ])('normalises %s to %s', (given, network) => {
    expect(parseAllowedNetwork(given)).toEqual({ network });
  });

  test.each([
    '',
    'example.com',
    '203.0.113',
    '010.0.0.1',
    '0x7f.0.0.1',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/024',
    '203.0.113.0/',
    '203.0.113.0/24/24',
    '203.0.113.0/255.255.255.0',
    '2001:db8::/129',
    'fe80::1%eth0',
    '256.0.0.1',
  ])('rejects %s', (given) => {
    expect(parseAllowedNetwork(given).problem).toContain('is not an IP address');
  });

  test('rejects a network that allows every address or that no client can have, and states the reason', () => {
    expect(parseAllowedNetwork('0.0.0.0/0').problem).toContain('allows every address');
    expect(parseAllowedNetwork('::/0').problem).toContain('allows every address');
    expect(parseAllowedNetwork('::ffff:203.0.113.7').problem).toContain('write it as IPv4');
  });
});

describe('isInAllowedNetworks', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.114.7', ['203.0.113.0/24'], false],
    ['203.0.114.7', ['203.0.113.0/24', '203.0.114.7/32'], true],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8::5', ['2001:db8::/64'], true],
    ['2001:db8:0:1::5', ['2001:db8::/64'], false],
    ['2001:db8::5', ['203.0.113.0/24'], false],
    ['fe80::1%eth0', ['fe80::/10'], true],
    ['nonsense', ['203.0.113.0/24'], false],
    [undefined, ['203.0.113.0/24'], false],
    ['203.0.113.7', [], false],
  ])('%s is in one of the networks %j: %s', (address, networks, expected) => {
    expect(isInAllowedNetworks(address, networks)).toBe(expected);
  });
});
