import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkReady } from './readiness.ts';

async function serveReadiness(status: () => number): Promise<number> {
  const server = createServer((_request, response) => response.writeHead(status()).end());
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('everything is ready only once the worker is', async () => {
  let worker = 503;
  const processes = [
    { name: 'api', internalPort: await serveReadiness(() => 200) },
    { name: 'worker', internalPort: await serveReadiness(() => worker) },
  ];
  await expect(checkReady(processes)).rejects.toThrow('the worker is not ready');
  worker = 200;
  await expect(checkReady(processes)).resolves.toBeUndefined();
  await expect(checkReady([{ name: 'console', internalPort: 1 }])).rejects.toThrow(
    'the console is not ready',
  );
});
