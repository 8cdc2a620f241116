import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { run, start } from '../../cli/test/support/run.ts';
import { verifyWebhook } from '../../sdk/src/blazon.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let secret: string;
let folder: string;
let environment: Record<string, string>;
/** The server on this machine to which `blazon listen` forwards events. */
let localServer: Server;
const receivedRequests: { readonly body: Buffer; readonly headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  folder = mkdtempSync(join(tmpdir(), 'blazon-journey-'));
  environment = {
    BLAZON_API_KEY: workspace.keys.sandbox,
    BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
  };
  localServer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receivedRequests.push({ body: Buffer.concat(chunks), headers: request.headers });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => localServer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  localServer.close();
  rmSync(folder, { recursive: true, force: true });
  await leaveSuite(suite);
});

const runBlazon = (...parameters: string[]) => run(parameters, { folder, environment });

test('`blazon generate` and `blazon refine` save the drawings of sandbox brands', async () => {
  const made = await runBlazon('generate', 'Kettle & Quay, a coffee roastery', '--out', 'kettle', '--json');
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(JSON.parse(made.output)).toMatchObject({ files: ['logo.svg', 'logo-dark.svg', 'brand.json'] });
  for (const name of ['logo.svg', 'logo-dark.svg'])
    expect(readFileSync(join(folder, 'kettle', name), 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s);
  const refined = await runBlazon('refine', 'kettle', 'Deeper blue', '--out', 'deeper', '--json');
  expect(refined).toMatchObject({ code: 0, errors: '' });
  const failed = await runBlazon('generate', 'simulate prompt_rejected');
  expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('(prompt_rejected)') });
});

test('`blazon listen` forwards events with valid signatures, and prints the response to each', async () => {
  const url = `http://127.0.0.1:${(localServer.address() as AddressInfo).port}/hook`;
  const listener = start(['listen', '--forward-to', url], { environment });
  await listener.until(new RegExp(`Listening for sandbox events of ${workspace.id}`));
  for (const type of ['generation.success', 'generation.failed'])
    expect(await runBlazon('trigger', type)).toMatchObject({ code: 0, errors: '' });
  await waitUntil(
    async () => {
      if (receivedRequests.length < 2) throw new Error(`Received ${receivedRequests.length} of 2 events.`);
    },
    { what: 'two events', seconds: 60 },
  );
  const types = [];
  for (const { body, headers } of receivedRequests)
    types.push((await verifyWebhook(body, headers, { secret })).type);
  expect(types.sort()).toEqual(['generation.failed', 'generation.success']);
  listener.child.kill('SIGINT');
  const { code, output, errors } = await listener.ended;
  expect(code).toBe(0);
  expect(output.match(/ evt_\w{26} {2}202 +\d+ ms\n/g)).toHaveLength(2);
  expect(errors).not.toContain('could not be reported');
});
