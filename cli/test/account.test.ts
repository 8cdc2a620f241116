import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, type RunOptions, start } from './support/run.ts';
import { liveKey, type Service, startService, testKey } from './support/service.ts';

let service: Service;
let folder: string;
let environment: Record<string, string>;
beforeEach(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'blazon-account-'));
  environment = { XDG_CONFIG_HOME: folder, BLAZON_BASE_URL: service.url };
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

function runBlazon(parameters: readonly string[], options: RunOptions = {}) {
  return run(parameters, { environment, ...options });
}

function findCredentialsFile() {
  return join(folder, 'blazon/credentials.json');
}

function readProfiles() {
  return (JSON.parse(readFileSync(findCredentialsFile(), 'utf8')) as { profiles: Record<string, object> })
    .profiles;
}

it('login reads a key from standard input, checks it and stores it in a file only its owner can read', async () => {
  const { code, output } = await runBlazon(['login'], { input: `${testKey}\n` });
  expect({ code, output }).toEqual({ code: 0, output: 'Logged in to the sandbox.\n' });
  expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${testKey}`);
  expect(readProfiles()).toEqual({ default: { api_key: testKey, base_url: service.url } });
  expect(statSync(findCredentialsFile()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'blazon')).mode & 0o777).toBe(0o700);
});

it('login asks for the key in a terminal without echoing it', async () => {
  const running = start(['login', '--key'], { environment, inTerminal: true });
  await running.until(/API key: $/);
  running.child.stdin?.write(`${testKey}x\u007f\r`);
  const { code, output } = await running.ended;
  expect(code).toBe(0);
  expect(output).not.toContain(testKey.slice(0, 8).concat('bz'));
  expect(readProfiles()).toMatchObject({ default: { api_key: testKey } });
  const interrupted = start(['login', '--key', '--profile', 'other'], { environment, inTerminal: true });
  await interrupted.until(/API key: $/);
  interrupted.child.stdin?.write('\u0003');
  expect((await interrupted.ended).code).toBe(130);
});

it('login stores no key that the API rejects, and never prints a key', async () => {
  service.refusals.set('GET /v1/projects', { status: 401, code: 'invalid_api_key' });
  const refused = await runBlazon(['login', '--key', testKey]);
  expect(refused).toMatchObject({ code: 3, output: '' });
  expect(refused.errors).toBe(
    'Error: Said so.\n  Check the key for missing characters, or create a new one. A revoked key never works again. Then run "blazon login".\n  Request req_7  https://docs/x\n',
  );
  expect(existsSync(findCredentialsFile())).toBe(false);
  const malformed = await runBlazon(['login', '--key', 'pk_secret']);
  expect(malformed.code).toBe(3);
  expect(malformed.errors).not.toContain('pk_secret');
});

it('each profile has its own key, and --profile overrides BLAZON_API_KEY', async () => {
  await runBlazon(['login', '--key', testKey]);
  await runBlazon(['login', '--key', liveKey, '--profile', 'live']);
  const who = async (parameters: readonly string[], more = {}) =>
    JSON.parse(
      (await runBlazon(['whoami', '--json', ...parameters], { environment: { ...environment, ...more } }))
        .output,
    );
  expect(await who([])).toEqual({
    workspace_id: 'ws_1',
    environment: 'sandbox',
    key: 'sk_test_…6789',
    profile: 'default',
    api: service.url,
    login: null,
  });
  expect(await who(['--profile', 'live'])).toMatchObject({ environment: 'live', profile: 'live' });
  expect(await who([], { BLAZON_PROFILE: 'live' })).toMatchObject({ profile: 'live' });
  expect(await who([], { BLAZON_API_KEY: liveKey })).toMatchObject({ environment: 'live', profile: null });
  expect(await who(['--profile', 'default'], { BLAZON_API_KEY: liveKey })).toMatchObject({
    profile: 'default',
  });
  expect((await runBlazon(['logout', '--profile', 'live'])).output).toContain('revoke it in the dashboard');
  expect(Object.keys(readProfiles())).toEqual(['default']);
  expect((await runBlazon(['whoami', '--profile', 'live'])).code).toBe(3);
});

it('the command never sends a key over an unencrypted connection', async () => {
  const plain = await runBlazon(['whoami'], {
    environment: { BLAZON_API_KEY: testKey, BLAZON_BASE_URL: 'http://api.example.com' },
  });
  expect(plain).toMatchObject({ code: 2, errors: expect.stringContaining('Use an https address.') });
});

it('the command explains how to fix a credentials file that it did not write', async () => {
  await runBlazon(['login', '--key', testKey]);
  writeFileSync(findCredentialsFile(), 'not json');
  expect(await runBlazon(['whoami'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('blazon login'),
  });
});
