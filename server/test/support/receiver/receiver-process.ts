/**
 * The webhook receiver as a separate process, for load tests; load-receiver.ts starts it. It stores a summary of each
 * request instead of the bytes, and serves the summaries on a second port. The argument is the seed for random
 * responses.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { seededRandom } from '../../../proofs/seeded-random.ts';
import type { ReceivedDelivery } from './load-receiver.ts';
import { type ReceivedRequest, startReceiver } from './receiver.ts';

const random = seededRandom(Number(process.argv[2] ?? 1));
const deliveries: ReceivedDelivery[] = [];
const receiver = await startReceiver({
  keep: (received) => void deliveries.push(summarise(received)),
  chance: random.fraction,
});

const controlServer = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  if (url.pathname === '/count') return void response.end(String(deliveries.length));
  const from = Number(url.searchParams.get('from') ?? 0);
  const maxLines = 10_000;
  response.end(JSON.stringify(deliveries.slice(from, from + maxLines)));
});
controlServer.listen(0, '127.0.0.1', () => {
  const { port } = controlServer.address() as { port: number };
  console.log(JSON.stringify({ receiver: receiver.port, control: port }));
});
// The parent holds the other end of this pipe. Exit when the parent has ended.
process.stdin.on('end', () => process.exit(0)).resume();

function summarise({ at, path, headers, body }: ReceivedRequest): ReceivedDelivery {
  // Read only the start of the body, which contains the ids. Parsing the drawings would use too much CPU time.
  const head = body.toString('latin1', 0, 400);
  const field = (name: string) => new RegExp(`"${name}":"(\\w+)"`).exec(head)?.[1] ?? '';
  return {
    at,
    path,
    eventId: String(headers['webhook-id']),
    attempt: Number(headers['service-delivery-attempt']),
    signedAt: Number(headers['webhook-timestamp']),
    jobId: field('job_id'),
    projectId: field('project_id'),
    memoryId: field('memory_id'),
    bytes: body.length,
    digest: createHash('sha256').update(body).digest('base64url'),
  };
}
