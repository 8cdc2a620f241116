import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { throwUnlessReady } from './readiness.ts';

async function serveReadiness(status: () => number): Promise<number> {
  const server = createServer((_request, response) => response.writeHead(status()).end());
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('throwUnlessReady throws while the worker is not ready, even if the other processes are', async () => {
  let worker = 503;
  const processes = [
    { name: 'api', internalPort: await serveReadiness(() => 200) },
    { name: 'worker', internalPort: await serveReadiness(() => worker) },
  ];
  await expect(throwUnlessReady(processes)).rejects.toThrow('the worker is not ready');
  worker = 200;
  await expect(throwUnlessReady(processes)).resolves.toBeUndefined();
  await expect(throwUnlessReady([{ name: 'console', internalPort: 1 }])).rejects.toThrow(
    'the console is not ready',
  );
});
