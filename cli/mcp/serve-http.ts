import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CommandError, exitCodes } from '../src/exit-codes.ts';

const mcpPath = '/mcp';
const maxBodyBytes = 256 * 1024;
const maxConnections = 64;

/**
 * Serves streamable HTTP on loopback until it is aborted. Requests are independent, so there is no state. Requests
 * with a foreign Host or Origin are rejected, so that no web page can reach the server, not even by DNS rebinding.
 */
export async function serveHttp(
  port: number,
  newServer: () => McpServer,
  signal: AbortSignal,
  onReady: (url: string) => void,
): Promise<void> {
  const http = createHttpServer({ requestTimeout: 30_000 }, (request, response) => {
    const { port: actual } = http.address() as AddressInfo;
    handleMcpRequest(request, response, actual, newServer).catch(() => {
      if (response.headersSent) response.destroy();
      else refuseRequest(response, 500, 'The MCP server failed.');
    });
  });
  http.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new CommandError(`Port ${port} cannot be used: ${error.message}`, {
          exitCode: exitCodes.usage,
          advice: 'Choose another one: "blazon mcp --http 7434".',
        }),
      ),
    );
    http.listen(port, '127.0.0.1', resolve);
  });
  onReady(`http://127.0.0.1:${(http.address() as AddressInfo).port}${mcpPath}`);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  http.close();
  http.closeAllConnections();
}

async function handleMcpRequest(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  newServer: () => McpServer,
): Promise<void> {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = request.headers;
  if (!hosts.includes(host.toLowerCase()))
    return refuseRequest(response, 403, 'This host is not served here.');
  if (origin !== undefined && !hosts.some((each) => origin === `http://${each}`))
    return refuseRequest(response, 403, 'Requests from this origin are rejected.');
  if (request.url !== mcpPath) return refuseRequest(response, 404, `The MCP server is at ${mcpPath}.`);
  if (request.method !== 'POST')
    return refuseRequest(response, 405, 'Use POST: there are no sessions.', { allow: 'POST' });
  const body = await readBody(request);
  if (body === undefined)
    return refuseRequest(response, 413, `A request may have at most ${maxBodyBytes} bytes.`);
  const message = tryParseJson(body);
  if (message === undefined) return refuseRequest(response, 400, 'The body is not JSON.');
  const server = newServer();
  const transport = new StreamableHTTPServerTransport({});
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tryParseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuseRequest(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const error = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null };
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
    .end(JSON.stringify(error));
}
