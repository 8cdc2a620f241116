import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRefusal } from './support/account-helpers.ts';
import { beginLogin } from './support/cli-login.ts';
import {
  expectStatus,
  joinConsole,
  type JoinedConsole,
  openConsole,
  type SignedInPerson,
} from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

/** Limits on device codes, with which the CLI logs in. */
const suite = joinSuite();
let testConsole: JoinedConsole;
beforeAll(() => {
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const lookUpCode = (who: SignedInPerson, code: string) =>
  who.post('/api/me/cli-codes/look', { user_code: code });

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
it('a person may look up at most thirty device codes, whether or not they are valid', {
  retry: 2,
}, async () => {
  const guesser = await testConsole.signUp();
  const { user_code: own } = await beginLogin(testConsole.visitor());
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await lookUpCode(guesser, count % 3 === 0 ? own : 'BCDF-GHJK')).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200, 410]));
  expect(statuses.at(-1)).toBe(429);
  expect((await lookUpCode(await testConsole.signUp(), own)).status).toBe(200);
});

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
it('device codes are limited per network, and in total', { retry: 2 }, async () => {
  const limitedConsole = await openConsole(suite.environment, {
    environment: { BLAZON_SIGN_IN_LIMIT: '3', BLAZON_TRUSTED_PROXIES: '127.0.0.1' },
  });
  const address = `10.9.${randomInt(256)}.${randomInt(256)}`;
  const requestCode = (from: string) =>
    limitedConsole.visitor().call({
      method: 'POST',
      path: '/api/cli/device-codes',
      body: { host_name: 'x' },
      headers: { 'x-forwarded-for': from },
    });
  try {
    for (let count = 0; count < 3; count += 1) expectStatus(await requestCode(address), 200);
    expect(readRefusal(await requestCode(address))).toEqual([429, 'too_many_requests']);
    const elsewhere = `10.8.${randomInt(256)}.${randomInt(256)}`;
    expectStatus(await requestCode(elsewhere), 200);
    await limitedConsole.owner.unscoped({
      text: `INSERT INTO people.device_codes (device_code_hash, user_code, host_name, ip_address, created_at, expires_at)
             SELECT sha256(n::text::bytea), lpad(n::text, 8, '0'), 'flood', '', now(), now() + interval '1 hour'
             FROM generate_series(1, 10000) n`,
    });
    expect(readRefusal(await requestCode(elsewhere))).toEqual([503, 'service_unavailable']);
  } finally {
    await limitedConsole.owner.unscoped({
      text: `DELETE FROM people.device_codes WHERE host_name = 'flood'`,
    });
    await limitedConsole.close();
  }
});
