// Starts each example with its documented command, and uses it until it shows a refined logo.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { findFreePorts } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let example: ChildProcess | undefined;
beforeAll(() => {
  suite = joinSuite();
});
afterEach(async () => {
  if (example?.exitCode === null && example.kill('SIGTERM')) await once(example, 'exit');
});
afterAll(() => leaveSuite(suite));

const pollOptions = { timeout: 60_000, interval: 250 };

/** Building the Next.js example takes minutes, so it runs only nightly. */
const exampleNames = ['node', 'fastapi', ...(env['BLAZON_THOROUGH'] === '1' ? ['nextjs'] : [])];

test.each(exampleNames)(
  'the %s example creates a site, receives a verified webhook and refines the logo',
  { timeout: 240_000 },
  async (name) => {
    const origin = await startExample(name);
    const page = async (path: string) => (await fetch(`${origin}${path}`)).text();
    const submit = (path: string, fields: Record<string, string>) => submitForm(origin, path, fields);
    expect(await page('/')).toContain('Create my site');

    const made = await submit('/', {
      name: 'Kettle <Quay>',
      sentence: 'Kettle & Quay, a coffee roastery by the old harbour, in blue',
    });
    expect(made.status).toBe(303);
    const site = new URL(made.headers.get('location') ?? '', origin).pathname;
    await expect.poll(() => page(site), pollOptions).toContain('Your identity');
    const first = await page(`${site}/logo.svg`);
    expect(first).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(await page(site)).toContain('Kettle &lt;Quay&gt;');

    expect((await submit(site, { sentence: 'in deep green' })).status).toBe(303);
    await expect.poll(() => page(site), pollOptions).not.toContain('Drawing');
    const refined = await page(`${site}/logo.svg`);
    expect(refined).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(refined).not.toBe(first);

    // The example rejects a webhook without a valid signature.
    const forged = await fetch(`${origin}/webhooks/blazon`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'service-signature': '0'.repeat(64) },
      body: JSON.stringify({ type: 'generation.success' }),
    });
    expect(forged.status).toBe(400);
  },
);

/** Submits a form like a browser without scripts. */
async function submitForm(
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const [, attributes = '', content = ''] = /<form\b([^>]*)>(.*?)<\/form>/s.exec(html) ?? [];
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const hidden = [...content.matchAll(/<input\b[^>]*\btype="hidden"[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')] as const,
  );
  const body = attribute(attributes, 'enctype') === '' ? new URLSearchParams() : new FormData();
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.append(name, value);
  const address = new URL(attribute(attributes, 'action'), `${origin}${path}`);
  return fetch(address, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
}

async function startExample(name: string): Promise<string> {
  const workspace = await createWorkspace(suite.owner);
  const [port = 0] = await findFreePorts(1);
  example = spawn(process.execPath, [join(import.meta.dirname, '../../examples/start.ts'), name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      BLAZON_API_KEY: workspace.keys.sandbox,
      BLAZON_WEBHOOK_SECRET: await createTestSecret(suite.owner, suite.environment, workspace.id),
      BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isServing = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServing, { timeout: 150_000, interval: 250 }).toBe(true);
  return origin;
}
