import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { expect, test } from 'vitest';
import {
  describeNetworks,
  describeScopes,
  isExpired,
  noLimits,
  toChoices,
  toKeyLimits,
} from './key-limits.ts';

const now = 1_800_000_000;

test('toKeyLimits sets no limits if the form is unchanged', () => {
  expect(toKeyLimits(noLimits, now)).toEqual({ scopes: null, expires_at: null, allowed_networks: [] });
});

test('toKeyLimits converts the chosen limits to the format that the console expects', () => {
  const choices = { ...noLimits, access: 'restricted', scopes: ['generate'], expiry: '30' } as const;
  expect(toKeyLimits({ ...choices, networks: ' 10.0.0.1\n\n2001:db8::/32, 10.0.0.2 ' }, now)).toEqual({
    scopes: ['generate'],
    expires_at: now + 30 * 86_400,
    allowed_networks: ['10.0.0.1', '2001:db8::/32', '10.0.0.2'],
  });
});

test('toKeyLimits splits networks at spaces, but keeps a line whole that is no list of addresses', () => {
  const split = (networks: string) => toKeyLimits({ ...noLimits, networks }, now).allowed_networks;
  expect(split('10.0.0.1 2001:DB8::/32')).toEqual(['10.0.0.1', '2001:DB8::/32']);
  expect(split('10.0.0.1\nmy office; CI')).toEqual(['10.0.0.1', 'my office', 'CI']);
  expect(split('a very long line '.repeat(5))[0]).toBe('a');
});

test('toKeyLimits sets the expiry to the end of the chosen day, or to an invalid 0 without a day', () => {
  const until = toKeyLimits({ ...noLimits, expiry: 'date', date: '2027-03-01' }, now).expires_at ?? 0;
  const end = new Date(until * 1000);
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2027, 2, 1, 23]);
  expect(toKeyLimits({ ...noLimits, expiry: 'date', date: '' }, now).expires_at).toBe(0);
});

const key: ConsoleKey = {
  id: 'key_1',
  label: 'CI',
  environment: 'live',
  last_four: '4f2k',
  created_at: now,
  created_by: null,
  expires_at: null,
  scopes: null,
  allowed_networks: null,
  last_used_at: null,
  revoked_at: null,
  exposed_at: null,
  reported: null,
};

test('toChoices fills the form with the limits of a key', () => {
  expect(toChoices(key)).toEqual(noLimits);
  const end = new Date(2027, 2, 1, 23, 59, 59).getTime() / 1000;
  const limited = {
    ...key,
    scopes: ['generate'],
    expires_at: end,
    allowed_networks: ['10.0.0.0/8', '::1/128'],
  } as const;
  expect(toChoices(limited)).toEqual({
    access: 'restricted',
    scopes: ['generate'],
    expiry: 'date',
    date: '2027-03-01',
    networks: '10.0.0.0/8\n::1/128',
  });
  expect(toKeyLimits(toChoices(limited), now).expires_at).toBe(end);
});

test('describeScopes names the permissions of a key, and describeNetworks where it works from', () => {
  expect(describeScopes(key)).toBe('Full access');
  expect(describeScopes({ scopes: ['read', 'write'] })).toBe('Read, manage projects');
  expect(describeNetworks(key)).toBe('');
  expect(describeNetworks({ allowed_networks: ['10.0.0.0/8'] })).toBe('from 10.0.0.0/8');
  expect(describeNetworks({ allowed_networks: ['10.0.0.0/8', '::1/128'] })).toBe('from 2 networks');
});

test('isExpired treats a key as expired from its expiry time on', () => {
  expect(isExpired(key, now)).toBe(false);
  expect(isExpired({ ...key, expires_at: now + 1 }, now)).toBe(false);
  expect(isExpired({ ...key, expires_at: now }, now)).toBe(true);
});
