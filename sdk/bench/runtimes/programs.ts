/** A program for each kind of runtime: a server with the handler and checks of checks.ts. */
export const programs = {
  'serve-node.js': `import { createServer } from 'node:http';
import * as sdk from '@blazon/sdk';
import { blazonWebhook } from '@blazon/sdk/node';
import { createRequestHandler } from './checks.js';

const answer = createRequestHandler(sdk);

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/hook') {
    await blazonWebhook({ secret: url.searchParams.get('secret'), onEvent: () => undefined })(request, response);
    return;
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answered = await answer(new Request(url, { method: 'POST', body: Buffer.concat(chunks) }));
  response.end(await answered.text());
}).listen(Number(process.env.PORT), '127.0.0.1');
`,

  // Bun's idle timeout is raised, because the checks wait for retries.
  'serve-bun.js': `import * as sdk from '@blazon/sdk';
import { createRequestHandler } from './checks.js';

Bun.serve({ hostname: '127.0.0.1', port: Number(process.env.PORT), idleTimeout: 120, fetch: createRequestHandler(sdk) });
`,

  'serve-deno.js': `import * as sdk from '@blazon/sdk';
import { createRequestHandler } from './checks.js';

const port = Number(Deno.env.get('PORT'));
Deno.serve({ hostname: '127.0.0.1', port, onListen: () => undefined }, createRequestHandler(sdk));
`,

  // workerd's configuration lists modules by path, because it does not resolve packages.
  'serve-edge.js': `import * as sdk from './node_modules/@blazon/sdk/dist/blazon.js';
import { createRequestHandler } from './checks.js';

export default { fetch: createRequestHandler(sdk) };
`,
} as const;
