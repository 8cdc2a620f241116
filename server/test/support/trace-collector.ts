import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the root span. */
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
  readonly milliseconds: number;
}

/** A fake trace collector, which accepts OTLP as JSON. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Returns everything received, as text. */
  text(): string;
  /** Waits until the spans meet the condition, or for 20 seconds. Returns all spans. */
  until(isEnough: (spans: readonly CollectedSpan[]) => boolean): Promise<readonly CollectedSpan[]>;
  close(): Promise<void>;
}

const timeoutSeconds = 20;

/** Starts a collector. A silent one never responds. */
export async function startCollector(behaviour: 'answering' | 'silent' = 'answering'): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (behaviour === 'silent') return;
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    spans.push(...readSpans(JSON.parse(body) as ExportRequest));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans,
    text: () => bodies.join('\n'),
    async until(isEnough) {
      const end = Date.now() + timeoutSeconds * 1000;
      while (!isEnough(spans) && Date.now() < end) await wait(50);
      return spans;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly attributes: readonly KeyValue[];
        readonly status: { readonly code?: number };
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
      }[];
    }[];
  }[];
}

function readSpans(request: ExportRequest): CollectedSpan[] {
  return request.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(readAttributes(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId === '' ? undefined : span.parentSpanId,
        attributes: readAttributes(span.attributes),
        isError: span.status.code === 2,
        milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
      })),
    ),
  );
}

function readAttributes(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
