import { describe, expect, test } from 'vitest';
import { validateWebhookUrl, isForbiddenAddress, parseWebhookUrl } from './webhook-address.ts';

const strictPolicy = { allowedNetworks: [] };
const developmentPolicy = { allowedNetworks: ['127.0.0.0/8', '::1/128'] };

describe('validateWebhookUrl', () => {
  test.each([
    'https://example.com',
    'https://example.com./hooks?a=b#c',
    'HTTPS://Hooks.Example.com:8443/',
    'https://bücher.example.de/',
    'https://_dmarc.example.com:1024/',
    'https://8.8.8.8:65535/',
    'https://[2606:4700::1111]/',
  ])('accepts %s', (url) => {
    expect(validateWebhookUrl(url, strictPolicy)).toBeUndefined();
  });

  test.each([
    ['', 'begin with https://'],
    ['http://example.com/', 'begin with https://'],
    ['ftp://example.com/', 'begin with https://'],
    ['https:example.com', 'begin with https://'],
    ['https:///example.com', 'begin with https://'],
    ['https://', 'begin with https://'],
    ['https:\\\\example.com', 'white space'],
    ['https://example.com\\@8.8.8.8/', 'white space'],
    ['https://exam\nple.com/', 'white space'],
    [' https://example.com/', 'white space'],
    ['https://user@example.com/', 'user name'],
    ['https://:secret@example.com/', 'user name'],
    ['https://@example.com/', 'user name'],
    ['https://example.com:22/', 'port'],
    ['https://example.com:80/', 'port'],
    ['https://example.com:0/', 'port'],
    ['https://example.com:1023/', 'port'],
    ['https://example.com:65536/', 'cannot be read'],
    ['https://1.2.3.4.5/', 'cannot be read'],
    ['https://[fe80::1%25eth0]/', 'cannot be read'],
    ['https://example.com../', 'not a valid host name'],
    ['https://exa(mple.com/', 'not a valid host name'],
    [`https://${'a'.repeat(64)}.com/`, 'not a valid host name'],
    [`https://${'abc.'.repeat(63)}com/`, 'not a valid host name'],
    [`https://example.com/${'a'.repeat(2_048)}`, 'longer than 2048'],
    ['https://receiver/', 'not a name on the public internet'],
    ['https://home.arpa/', 'not a name on the public internet'],
    ['https://metadata.google.internal./', 'not a name on the public internet'],
    ['https://printer.LOCAL/', 'not a name on the public internet'],
    ['https://localhost/', 'not on the public internet'],
    ['https://anything.localhost./', 'not on the public internet'],
    ['https://0x7f.1/', 'not on the public internet'],
    ['https://017700000001/', 'not on the public internet'],
    ['https://①②⑦。⓪。⓪。①/', 'not on the public internet'],
    ['https://%31%32%37.0.0.1/', 'not on the public internet'],
    ['https://127.0.0.1./', 'not on the public internet'],
    ['https://[::ffff:8.8.8.8]/', 'not on the public internet'],
  ])('rejects %j', (url, reason) => {
    expect(validateWebhookUrl(url, strictPolicy)).toContain(reason);
  });

  test('private host names are accepted if the operator allows private networks', () => {
    const policy = { allowedNetworks: ['10.0.0.0/8'] };
    expect(validateWebhookUrl('https://receiver.internal/', policy)).toBeUndefined();
    expect(validateWebhookUrl('https://receiver/', policy)).toBeUndefined();
    expect(validateWebhookUrl('https://10.1.2.3/', policy)).toBeUndefined();
    expect(validateWebhookUrl('https://localhost/', policy)).toContain('not on the public internet');
    expect(validateWebhookUrl('https://192.168.0.1/', policy)).toContain('not on the public internet');
  });

  test('names that can never be public are rejected, even if loopback is allowed for development', () => {
    const hosts = splitWords(`
      localhost localhost. intranet router metadata.google.internal printer.local a.lan x.corp a.home.arpa
      hooks.test nobody.invalid hidden.onion a.localdomain x.alt
    `);
    const accepted = hosts.filter(
      (host) => validateWebhookUrl(`https://${host}/`, developmentPolicy) === undefined,
    );
    expect(accepted).toEqual([]);
    expect(validateWebhookUrl('https://receiver.blazon.localhost:9000/', developmentPolicy)).toBeUndefined();
    expect(validateWebhookUrl('https://127.0.0.1:9000/', developmentPolicy)).toBeUndefined();
  });

  test('names under localhost resolve to loopback without DNS, if loopback is allowed', () => {
    const read = (url: string, policy = developmentPolicy) => parseWebhookUrl(url, policy);
    expect(read('https://api.blazon.localhost:8443/x?y')).toEqual({
      target: {
        origin: 'https://api.blazon.localhost:8443',
        path: '/x?y',
        host: 'api.blazon.localhost',
        port: 8443,
        addresses: ['127.0.0.1', '::1'],
      },
    });
    expect(read('https://a.localhost./', { allowedNetworks: ['::1/128'] })).toMatchObject({
      target: { host: 'a.localhost', addresses: ['::1'] },
    });
    expect(read('https://[::1]:9000/')).toMatchObject({ target: { host: '::1', addresses: ['::1'] } });
  });
});

/** For each forbidden network, its first and last address or one address inside it. */
const forbiddenAddresses = splitWords(`
  0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.0 127.255.255.255
  168.63.129.16 169.254.0.0 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.0
  192.0.2.255 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.0 192.168.255.255 192.175.48.1 198.18.0.0
  198.19.255.255 198.51.100.0 203.0.113.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255 :: ::1
  ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::8.8.8.8 64:ff9b:1::1
  100::1 100:0:0:1::1 1fff::1 2001::1 2001:1ff::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1::1
  2620:4f:8000::1 3ffe::1 3fff::1 3fff:fff::1 4000::1 5f00::1 fc00::1 fdff::1 fe80::1 febf::1 fec0::1
  ff02::1 2606:4700::5efe:10.0.0.1 2606:4700::200:5efe:10.0.0.1
`);
const publicAddresses = splitWords(`
  1.0.0.0 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0
  168.63.129.15 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255
  192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255 2000::1 2001:200::1 2001:db9::1 2003::1
  2606:4700::1111 3fff:1000::1
`);
const noAddresses = [
  '',
  'localhost',
  '127.1',
  '010.0.0.1',
  '0x7f000001',
  '8.8.8.8 ',
  '8.8.8.8.',
  'fe80::1%eth0',
  '2606:4700::1%1',
  '[2606:4700::1]',
  '8.8.8.8/32',
  '2606:4700:::1',
];

describe('isForbiddenAddress', () => {
  test.each([...forbiddenAddresses, ...noAddresses])('the address %j is forbidden', (address) => {
    expect(isForbiddenAddress(address, strictPolicy)).toBe(true);
  });

  test.each(publicAddresses)('the address %s is public', (address) => {
    expect(isForbiddenAddress(address, strictPolicy)).toBe(false);
  });

  test('an allowed network also covers IPv4-mapped addresses', () => {
    expect(isForbiddenAddress('127.9.9.9', developmentPolicy)).toBe(false);
    expect(isForbiddenAddress('::1', developmentPolicy)).toBe(false);
    expect(isForbiddenAddress('::ffff:7f00:1', developmentPolicy)).toBe(false);
    expect(isForbiddenAddress('::ffff:10.0.0.1', developmentPolicy)).toBe(true);
    expect(isForbiddenAddress('64:ff9b::127.0.0.1', developmentPolicy)).toBe(true);
    expect(isForbiddenAddress('::127.0.0.1', developmentPolicy)).toBe(true);
    expect(isForbiddenAddress('8.8.8.8', developmentPolicy)).toBe(false);
  });

  test('unroutable addresses stay forbidden, whatever networks are allowed', () => {
    const everything = { allowedNetworks: ['0.0.0.0/0', '::/0'] };
    for (const address of ['0.0.0.0', '::', '::ffff:0.0.0.0', '224.0.0.1', '255.255.255.255', 'ff02::1']) {
      expect(isForbiddenAddress(address, everything)).toBe(true);
    }
    expect(isForbiddenAddress('169.254.169.254', everything)).toBe(false);
  });
});

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
