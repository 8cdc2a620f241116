import { type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateFiles } from '../../../tools/certificates.ts';
import type { ConsoleCall } from './console.ts';

/** A fake of GitHub's key server, whose public keys verify the signatures of leak reports. */
export interface LeakReporter {
  /** The value for BLAZON_LEAK_REPORT_KEYS_URL. */
  readonly url: string;
  /** Returns the number of requests for the public keys so far. */
  readonly asked: () => number;
  readonly publish: (id: string, key: KeyObject) => void;
  /** While true, requests get 503. */
  down: boolean;
  close(): void;
}

export async function openLeakReporter(): Promise<LeakReporter> {
  const keys = new Map<string, string>();
  let count = 0;
  const files = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
  const server = createServer(files, (_request, response) => {
    count += 1;
    if (reporter.down) return void response.writeHead(503).end();
    const list = [...keys].map(([id, key]) => ({ key_identifier: id, key, is_current: true }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ public_keys: list }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reporter: LeakReporter = {
    url: `https://localhost:${(server.address() as AddressInfo).port}/meta/public_keys/secret_scanning`,
    asked: () => count,
    publish: (id, key) => void keys.set(id, String(key.export({ type: 'spki', format: 'pem' }))),
    down: false,
    close: () => void server.close(),
  };
  return reporter;
}

/** Returns a report as GitHub sends it: signed, without cookie or origin. `body` replaces the body after signing. */
export function createLeakReport(
  findings: unknown,
  { as, by, body }: { readonly as: string; readonly by: KeyObject; readonly body?: string | undefined },
): ConsoleCall {
  const bytes = JSON.stringify(findings);
  return {
    method: 'POST',
    path: '/reports/github-secret-scanning',
    body: body ?? bytes,
    headers: {
      origin: '',
      'github-public-key-identifier': as,
      'github-public-key-signature': sign('sha256', Buffer.from(bytes), by).toString('base64'),
    },
  };
}
