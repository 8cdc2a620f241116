/**
 * Proves the delivery schedule: a receiver that always fails gets an attempt at once, three more after 1, 5 and 30
 * minutes, and then none. `npm run prove -- schedule` shortens the delays to a hundredth. With `--real`, it waits the
 * full 36 minutes.
 */
import { limits } from '@blazon/contract/limits.ts';
import { systemClock } from '../integrations/clock.ts';
import {
  generate,
  readStoredAttempts,
  waitForRequests,
  waitForEventState,
} from '../test/support/generation.ts';
import { createClient } from '../test/support/client.ts';
import { addProject } from '../test/support/new-project.ts';
import { startReceiver } from '../test/support/receiver/receiver.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { verifySignature } from '../test/support/verify-signature.ts';
import { createTestSecret } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Figure, reportFigures } from './figures.ts';

const scale = process.argv.includes('--real') ? 1 : 0.01;
const delays = limits.webhookAttemptDelaysSeconds.map((seconds) => seconds * scale);
/**
 * How much longer than its delay an attempt may take to arrive. That includes its time in the queue and the previous
 * attempt's request.
 */
const maxLatenessSeconds = 3;
const timeoutSeconds = delays.reduce((sum, delay) => sum + delay + maxLatenessSeconds, 30);

const stage = await createStage('schedule');
const environment = {
  ...stage.environment,
  BLAZON_WEBHOOK_DELAYS_SECONDS: delays.join(','),
};
const owner = openOwner(environment);
const receiver = await startReceiver();
const servers = await Promise.all([startServer('api', environment), startServer('worker', environment)]);
let figures: Figure[];
try {
  figures = await prove(servers[0].httpsPort);
} finally {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all([receiver.close(), owner.close()]);
  await stage.close();
}
reportFigures('prove:schedule', figures);

async function prove(port: number): Promise<Figure[]> {
  const workspace = await createWorkspace(owner);
  const secret = await createTestSecret(owner, environment, workspace.id);
  const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'live' });
  const client = createClient(port);
  console.log(`${systemClock().now().toISOString()} waits of ${delays.join(', ')} s`);
  const jobId = await generate(client, workspace, 'live', {
    projectId,
    prompt: 'Kettle, a tea house',
    webhookUrl: receiver.url('500'),
  });
  await client.close();
  const received = await waitForRequests(receiver, jobId, delays.length, timeoutSeconds);
  const event = await waitForEventState(owner, jobId, 'undeliverable', 30);
  const gaps = received.slice(1).map((request, index) => (request.at - (received[index]?.at ?? 0)) / 1000);
  const lateness = gaps.map((gap, index) => gap - (delays[index + 1] ?? 0));
  console.log(`gaps of ${gaps.map((gap) => gap.toFixed(2)).join(', ')} s`);
  const numbers = received.map(({ headers }) => headers['service-delivery-attempt']);
  const bodies = new Set(received.map(({ body }) => body.toString('hex')));
  const last = received.at(-1);
  if (last) verifySignature(last, secret);
  return [
    { name: 'attempts', value: received.length, goal: `=${delays.length}` },
    {
      name: 'attempts_kept',
      value: (await readStoredAttempts(owner, jobId)).length,
      goal: `=${delays.length}`,
    },
    { name: 'earliest_seconds', value: roundToHundredths(Math.min(...lateness)), goal: '>=-0.05' },
    {
      name: 'latest_seconds',
      value: roundToHundredths(Math.max(...lateness)),
      goal: `<=${maxLatenessSeconds}`,
    },
    { name: 'numbered_in_order', value: numbers.join() === '1,2,3,4' ? 1 : 0, goal: '=1' },
    { name: 'different_bodies', value: bodies.size, goal: '=1' },
    { name: 'given_up', value: event.reason === 'attempts_exhausted' ? 1 : 0, goal: '=1' },
  ];
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
