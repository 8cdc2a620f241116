import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Session } from '../src/session.ts';
import type { Settings } from '../src/settings.ts';
import { printNote } from '../src/terminal/output.ts';
import { createServer } from './create-server.ts';
import { openDrawingStore } from './drawings.ts';
import type { Deps } from './deps.ts';
import { followResults } from './results.ts';
import { serveHttp } from './serve-http.ts';

/** Serves the Model Context Protocol until it is aborted, or until the client closes its input. */
export async function serve(
  session: Session,
  settings: Settings,
  port: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  const end = new AbortController();
  const stopSignal = AbortSignal.any([signal, end.signal]);
  const drawings = openDrawingStore(settings.configFolder);
  const deps: Deps = { session, drawings, results: followResults(session, drawings, stopSignal) };
  try {
    if (port === undefined) await serveStdio(deps, stopSignal);
    else
      await serveHttp(
        port,
        () => createServer(deps),
        stopSignal,
        (url) => printNote(`The MCP server is at ${url}`),
      );
  } finally {
    end.abort();
  }
}

/** Uses standard input and output, so nothing else may be printed to standard output. */
async function serveStdio(deps: Deps, signal: AbortSignal): Promise<void> {
  const server = createServer(deps);
  await server.connect(new StdioServerTransport());
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
}
