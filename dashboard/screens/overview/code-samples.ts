import type { CodeSample } from '../../parts/code-sample.ts';

/**
 * Runnable code samples with the real host and project. TypeScript uses the SDK; the other languages need no package.
 * dashboard/test/overview.test.ts runs all of them against the service.
 */

/** Values inserted into the samples. */
export interface SampleFacts {
  /** The base URL, without a trailing slash. */
  readonly apiUrl: string;
  readonly environment: 'live' | 'sandbox';
  readonly projectId: string | null;
}

const samplePrompt = 'Northwind, a coffee roastery by the harbour, calm and warm';

export function createKeySample({ environment }: Pick<SampleFacts, 'environment'>): string {
  return `export BLAZON_API_KEY=${environment === 'live' ? 'sk_live_...' : 'sk_test_...'}`;
}

export const secretSample = 'export BLAZON_WEBHOOK_SECRET=whsec_...';

/** Creates a project: the smallest call with a visible result. */
export function createFirstCallSamples({ apiUrl }: Pick<SampleFacts, 'apiUrl'>): readonly CodeSample[] {
  return createSamples({
    apiUrl,
    path: '/v1/projects',
    method: 'projects.create',
    body: { name: 'Northwind Coffee' },
  });
}

export function createGenerateSamples({ apiUrl, projectId }: SampleFacts): readonly CodeSample[] {
  return createSamples({
    apiUrl,
    path: '/v1/brands/generate',
    method: 'brands.generate',
    body: { project_id: projectId ?? 'proj_...', prompt: samplePrompt },
  });
}

interface SampleCall {
  readonly apiUrl: string;
  readonly path: string;
  /** The SDK's method. */
  readonly method: string;
  readonly body: Readonly<Record<string, string>>;
}

function createSamples(call: SampleCall): readonly CodeSample[] {
  const url = call.apiUrl + call.path;
  return [
    { language: 'curl', label: 'curl', code: createCurlSample(url, call.body) },
    { language: 'typescript', label: 'TypeScript', code: createTypescriptSample(call) },
    { language: 'python', label: 'Python', code: createPythonSample(url, call.body) },
  ];
}

function createCurlSample(url: string, body: Readonly<Record<string, string>>): string {
  return `curl ${url} \\
  -H "Authorization: Bearer $BLAZON_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body)}'`;
}

function createTypescriptSample({ apiUrl, method, body }: SampleCall): string {
  return `// npm install @blazon/sdk
import { Blazon } from '@blazon/sdk';

const blazon = new Blazon({ baseUrl: '${apiUrl}' }); // The key comes from BLAZON_API_KEY.
const answer = await blazon.${method}({
${formatFields(body, (name, value) => `  ${name}: '${value}',`)}
});
console.log(answer);`;
}

function createPythonSample(url: string, body: Readonly<Record<string, string>>): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BLAZON_API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
${formatFields(body, (name, value) => `        "${name}": "${value}",`)}
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`;
}

function formatFields(
  body: Readonly<Record<string, string>>,
  formatField: (name: string, value: string) => string,
): string {
  return Object.entries(body)
    .map(([name, value]) => formatField(name, value))
    .join('\n');
}

/** Complete receivers, which verify the signature over the raw bytes in constant time. */
export const receiverSamples: readonly CodeSample[] = [
  {
    language: 'typescript',
    label: 'TypeScript',
    code: `// npm install @blazon/sdk
import { createServer } from 'node:http';
import { blazonWebhook } from '@blazon/sdk/node';

const webhook = blazonWebhook({
  secret: process.env.BLAZON_WEBHOOK_SECRET ?? '',
  onEvent: (event) => console.log('Verified', event.type),
});
createServer(webhook).listen(3000);`,
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
