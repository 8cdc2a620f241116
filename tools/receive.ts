// The webhook receiver of `npm run dev` and deploy/compose.yaml: verifies the signature of every webhook and saves the
// drawings as files. It is also an example of a minimal receiver.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join, relative } from 'node:path';
import { certificateFiles } from './certificates.ts';
import { readDemoKeys } from './services/demo-workspace.ts';
import { checkoutFolder, dataFolder } from './services/paths.ts';

const port = Number(process.env['BLAZON_RECEIVER_PORT'] ?? 8444);
const address = process.env['BLAZON_RECEIVER_ADDRESS'] ?? '127.0.0.1';
const receivedFolder = join(dataFolder, 'received');
const signingSecret = readDemoKeys()?.webhookSecret ?? '';

interface ReceivedEvent {
  readonly event_id: string;
  readonly type: string;
  readonly data: {
    readonly job_id: string;
    readonly memory_id?: string;
    readonly assets?: { readonly logo_svg: string; readonly logo_svg_dark: string };
    readonly error?: { readonly code: string; readonly message: string };
  };
}

mkdirSync(receivedFolder, { recursive: true });
const tls = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
createServer(tls, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => receiveEvent(request, response, Buffer.concat(chunks)));
}).listen(port, address, () => console.log(`receiving webhooks on https://${address}:${port}/`));

function receiveEvent(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (!isSigned(body, String(request.headers['service-signature'] ?? ''))) {
    console.log('rejected a request without a valid signature');
    response.writeHead(400).end();
    return;
  }
  // Responds before it does any work, because the sender waits at most five seconds.
  response.writeHead(204).end();
  console.log(saveEvent(JSON.parse(body.toString()) as ReceivedEvent));
}

/** The signature is over the raw bytes: JSON that was parsed and serialised again may differ. */
function isSigned(body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', signingSecret).update(body).digest('hex');
  return (
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}

/** Saves the logos of an event and returns a line that describes it. */
function saveEvent({ type, data }: ReceivedEvent): string {
  if (data.error) return `${type} ${data.job_id}: ${data.error.code}. ${data.error.message}`;
  const files = Object.entries(data.assets ?? {}).filter(([name]) => name.startsWith('logo_svg'));
  const savedFiles = files.map(([name, text]) => {
    const file = join(receivedFolder, `${data.job_id}${name === 'logo_svg' ? '' : '-dark'}.svg`);
    writeFileSync(file, text);
    return relative(checkoutFolder, file);
  });
  return `${type} ${data.job_id}, memory ${data.memory_id}\n  ${savedFiles.join('\n  ')}`;
}
