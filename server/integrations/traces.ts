import { ROOT_CONTEXT, type SpanContext, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/**
 * What took how long, from the request over the workflow to each delivery attempt. The thread between processes is a W3C
 * `traceparent` in our own rows and in the arguments of workflows. One that a customer sends is not taken up, or a stranger
 * could stitch our traces together or drown one in spans; and webhooks carry none, for they go to strangers.
 *
 * Spans are made by hand where something is worth seeing. Nothing here throws or waits: traces that cannot be sent
 * are dropped.
 */
export interface Traces {
  /** Runs the work inside a span, which ends with it: well, or with the name of the error that it threw. */
  span<T>(
    name: string,
    parent: string | null,
    attributes: Attributes,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
  /** For what begins and ends in different places. */
  start(name: string, parent: string | null, attributes?: Attributes): OpenSpan;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
}

export interface Span {
  /** For those who go on with this work; null when nothing is traced. */
  readonly traceParent: string | null;
  set(name: string, value: Attribute): void;
}

export interface OpenSpan extends Span {
  end(): void;
}

type Attribute = string | number | boolean;
export type Attributes = Readonly<Record<string, Attribute>>;

export interface TracesOptions {
  /** Where spans go, as OTLP over HTTP; undefined traces nothing. */
  readonly url: string | undefined;
  /** `api` or `worker`. */
  readonly process: string;
}

/** Spans that wait to be sent: some megabytes at most. What comes while it is full is dropped. */
const mostWaiting = 4_096;
const sendMilliseconds = 5_000;
const everyMilliseconds = 2_000;
const longestValue = 256;

export function openTraces(options: TracesOptions): Traces {
  return options.url === undefined ? silentTraces : sendTraces(options.url, options.process);
}

const silentSpan: OpenSpan = { traceParent: null, set() {}, end() {} };

const silentTraces: Traces = {
  span: (_name, _parent, _attributes, work) => work(silentSpan),
  start: () => silentSpan,
  async close() {},
};

function sendTraces(url: string, process: string): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `blazon-${process}` }),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: sendMilliseconds }),
        maxQueueSize: mostWaiting,
        maxExportBatchSize: 512,
        scheduledDelayMillis: everyMilliseconds,
        exportTimeoutMillis: sendMilliseconds,
      }),
    ],
  });
  const tracer = provider.getTracer('blazon');
  return {
    async span(name, parent, attributes, work) {
      const span = startSpan(tracer, name, parent, attributes);
      try {
        return await work(span);
      } catch (error) {
        span.fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    start: (name, parent, attributes = {}) => startSpan(tracer, name, parent, attributes),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function startSpan(tracer: Tracer, name: string, parent: string | null, attributes: Attributes) {
  const from = parent === null ? undefined : readTraceParent(parent);
  const context = from ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { attributes }, context);
  return {
    traceParent: writeTraceParent(span.spanContext()),
    set: (key: string, value: Attribute) => void span.setAttribute(key, value),
    /** The kind of error alone: its message may hold what a customer sent. */
    fail(error: unknown) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function readTraceParent(text: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function writeTraceParent(context: SpanContext): string {
  return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
}
