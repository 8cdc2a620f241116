/**
 * `npm run bench -- dashboard --json [--short]`: measures the cost of a first visit. Builds the dashboard, serves it
 * from a real console, and opens sign-in and a full overview in a new browser with fourfold CPU throttling.
 */
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { isShort, numberOption, reportFigures } from '../../server/proofs/figures.ts';
import { createClient } from '../../server/test/support/client.ts';
import { openConsole, type SignedInPerson } from '../../server/test/support/console.ts';
import { startReceiver } from '../../server/test/support/receiver/receiver.ts';
import { startServer } from '../../server/test/support/server-process.ts';
import { createStage } from '../../server/test/support/stage.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { launchBrowser, createPage } from '../test/support/browser.ts';
import { buildDashboard } from '../test/support/build-dashboard.ts';
import { summariseVisits, type Visit } from './summarise-visits.ts';

const rounds = numberOption('rounds', isShort ? 3 : 7);
const cpuSlowdown = 4;
const brandCount = 8;

const [stage, folder] = await Promise.all([createStage('weight'), buildDashboard()]);
const [api, worker, receiver, browser] = await Promise.all([
  startServer('api', stage.environment),
  startServer('worker', stage.environment),
  startReceiver(),
  launchBrowser(),
]);
const testConsole = await openConsole(stage.environment, { folder });
const client = createClient(api.httpsPort);
try {
  const { person, path } = await fillWorkspace();
  const signIn: Visit[] = [];
  const overview: Visit[] = [];
  // The first round warms up connection pools and prepared statements, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const first = await measureVisit(browser, '/sign-in', 'heading');
    const second = await measureVisit(browser, path, 'img', person);
    if (round === 0) continue;
    signIn.push(first);
    overview.push(second);
  }
  reportFigures('bench:dashboard', [
    ...summariseVisits('sign_in', signIn),
    ...summariseVisits('overview', overview),
  ]);
} finally {
  await browser.close();
  await Promise.all([testConsole.close(), receiver.close(), client.close()]);
  await Promise.all([api.stop(), worker.stop()]);
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Creates a workspace that has completed its first steps, with as many brands as the overview shows. */
async function fillWorkspace(): Promise<{ readonly person: SignedInPerson; readonly path: string }> {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('agency');
  const root = `/api/workspaces/${workspaceId}/sandbox`;
  const { secret } = (await person.post(`${root}/keys`, { label: 'Weight' })).body;
  await person.post(`${root}/webhooks/endpoints`, { url: receiver.url('200') });
  const call = { method: 'POST', environment: 'sandbox', key: String(secret) } as const;
  const project = await client.call({ ...call, path: '/v1/projects', body: { name: 'Northwind' } });
  for (let brand = 0; brand < brandCount; brand += 1) {
    const prompt = `Northwind ${brand + 1}, a coffee roastery by the harbour, calm and warm`;
    await client.call({
      ...call,
      path: '/v1/brands/generate',
      body: { project_id: project.body.id, prompt },
    });
  }
  await waitUntil(
    async () => {
      const { body } = await person.get(`${root}/health`);
      if (body.delivered !== brandCount) throw new Error(`${body.delivered} of ${brandCount} delivered`);
    },
    { what: 'the brands', seconds: 120 },
  );
  return { person, path: `/w/${workspaceId}/sandbox/overview` };
}

/** Measures one visit with an empty cache. */
async function measureVisit(
  from: Browser,
  path: string,
  until: 'heading' | 'img',
  person?: SignedInPerson,
): Promise<Visit> {
  const page = await createPage(from, testConsole.origin, person ? { person } : {});
  try {
    await throttleCpu(page);
    await page.goto(`${testConsole.origin}${path}`);
    // Looking for an element runs a script in the page, so this waits until everything is painted.
    await page.waitForLoadState('networkidle');
    const paintMilliseconds = await measureLargestPaint(page);
    const wanted =
      until === 'heading' ? page.getByRole('heading', { level: 1 }) : page.locator('main img').first();
    await wanted.waitFor();
    return { scriptBytes: await countScriptBytes(page), paintMilliseconds };
  } finally {
    await page.context().close();
  }
}

async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Counts the compressed bytes of the scripts, with their headers. */
function countScriptBytes(page: Page): Promise<number> {
  return page.evaluate<number>(`performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0)`);
}

function measureLargestPaint(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
}
