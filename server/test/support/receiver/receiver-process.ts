/**
 * The receiver as a separate process, for load tests. It stores one line per request instead of the bytes, and serves
 * the lines on a second port. Started by load-receiver.ts; the parameters are the seed and the share of requests that
 * fail.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { seededRandom } from '../../../proofs/seeded-random.ts';
import type { ReceivedDelivery } from './load-receiver.ts';
import { type Received, startReceiver } from './receiver.ts';

const random = seededRandom(Number(process.argv[2] ?? 1));
const deliveries: ReceivedDelivery[] = [];
const receiver = await startReceiver({
  keep: (received) => void deliveries.push(summarise(received)),
  chance: random.fraction,
});

const control = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  if (url.pathname === '/count') return void response.end(String(deliveries.length));
  const from = Number(url.searchParams.get('from') ?? 0);
  const maxLines = 10_000;
  response.end(JSON.stringify(deliveries.slice(from, from + maxLines)));
});
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as { port: number };
  console.log(JSON.stringify({ receiver: receiver.port, control: port }));
});
// The parent holds the other end of this pipe. Exit when the parent has ended.
process.stdin.on('end', () => process.exit(0)).resume();

function summarise({ at, path, headers, body }: Received): ReceivedDelivery {
  // The ids come first. Parsing the drawings after them would use too much CPU time.
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
