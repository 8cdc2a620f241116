/**
 * Loaded into a server process with `--import`. Records the cost of each request: the CPU time of the whole process
 * from the request's arrival to its response. That includes the cost of concurrent requests, so a figure may be too
 * high but never too low.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const file = process.env['CPU_REPORT'] ?? '';
/** Every request that costs at least this much is recorded; cheaper ones only if they are the costliest so far. */
const alwaysRecordedMilliseconds = 25;
let slowestMilliseconds = 0;

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const start = process.cpuUsage();
  response.once('close', () => {
    const { user, system } = process.cpuUsage(start);
    const milliseconds = (user + system) / 1000;
    const isRepeated = request.headers['x-proof-again'] !== undefined;
    if (!isRepeated && milliseconds <= slowestMilliseconds && milliseconds < alwaysRecordedMilliseconds)
      return;
    slowestMilliseconds = Math.max(slowestMilliseconds, milliseconds);
    const what = `${request.method} ${(request.url ?? '').slice(0, 120)}`;
    const line = { milliseconds, what, case: Number(request.headers['x-proof-case'] ?? -1) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
});
