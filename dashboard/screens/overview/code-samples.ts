import type { CodeSample } from '../../parts/code.tsx';

/**
 * Code that can be run as it stands: the real host, the real project, nothing to install. dashboard/test/samples.test.ts
 * runs all of it against the service.
 */

/** What the samples need to know. */
export interface SampleFacts {
  /** Where calls go, without a slash at the end. */
  readonly apiUrl: string;
  readonly environment: 'live' | 'sandbox';
  readonly projectId: string | null;
}

const prompt = 'Northwind, a coffee roastery by the harbour, calm and warm';

export function keySample({ environment }: Pick<SampleFacts, 'environment'>): string {
  return `export BLAZON_API_KEY=${environment === 'live' ? 'sk_live_...' : 'sk_test_...'}`;
}

export const secretSample = 'export BLAZON_WEBHOOK_SECRET=whsec_...';

/** Makes a project: the smallest call that leaves something to see. */
export function firstCallSamples({ apiUrl }: Pick<SampleFacts, 'apiUrl'>): readonly CodeSample[] {
  return samplesOf(`${apiUrl}/v1/projects`, { name: 'Northwind Coffee' });
}

export function generateSamples({ apiUrl, projectId }: SampleFacts): readonly CodeSample[] {
  return samplesOf(`${apiUrl}/v1/brands/generate`, { project_id: projectId ?? 'proj_...', prompt });
}

function samplesOf(url: string, body: Readonly<Record<string, string>>): readonly CodeSample[] {
  return [
    { language: 'curl', label: 'curl', code: curl(url, body) },
    { language: 'typescript', label: 'TypeScript', code: typescript(url, body) },
    { language: 'python', label: 'Python', code: python(url, body) },
  ];
}

function curl(url: string, body: Readonly<Record<string, string>>): string {
  return `curl ${url} \\
  -H "Authorization: Bearer $BLAZON_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body)}'`;
}

function typescript(url: string, body: Readonly<Record<string, string>>): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.BLAZON_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${fields(body, (name, value) => `    ${name}: '${value}',`)}
  }),
});
console.log(response.status, await response.json());`;
}

function python(url: string, body: Readonly<Record<string, string>>): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BLAZON_API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
${fields(body, (name, value) => `        "${name}": "${value}",`)}
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`;
}

function fields(
  body: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
): string {
  return Object.entries(body)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

/** A whole receiver: the signature is made over the raw bytes and compared in constant time. */
export const receiverSamples: readonly CodeSample[] = [
  {
    language: 'typescript',
    label: 'TypeScript',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.BLAZON_WEBHOOK_SECRET ?? '';

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks); // The raw bytes, before anything parses them.

  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(String(request.headers['service-signature']), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    response.writeHead(401).end();
    return;
  }

  const event = JSON.parse(body.toString('utf8'));
  console.log('Verified', event.type);
  response.writeHead(204).end();
}).listen(3000);`,
  },
  {
    language: 'python',
    label: 'Python',
    code: `import hashlib, hmac, json, os
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["BLAZON_WEBHOOK_SECRET"].encode()

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The raw bytes, before anything parses them.
        body = self.rfile.read(int(self.headers["Content-Length"]))

        expected = hmac.new(secret, body, hashlib.sha256).hexdigest()
        if not hmac.compare_digest(expected, self.headers.get("Service-Signature", "")):
            self.send_response(401)
            self.end_headers()
            return

        event = json.loads(body)
        print("Verified", event["type"], flush=True)
        self.send_response(204)
        self.end_headers()

HTTPServer(("", 3000), Receiver).serve_forever()`,
  },
];
