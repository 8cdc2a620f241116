import { ROOT_CONTEXT, type SpanContext, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/**
 * Traces a request through its workflow to each delivery attempt. Processes pass a W3C `traceparent` to each other in
 * our rows and in workflow arguments. A client's `traceparent` is ignored, because an attacker could join our traces
 * or flood one with spans. Webhooks carry none, because they leave our systems.
 *
 * Spans are created manually where they are useful. Nothing here throws or blocks: traces that cannot be sent are
 * dropped.
 */
export interface Traces {
  /** Runs the work inside a span. If the work throws, the span records the error's name. */
  span<T>(
    name: string,
    parent: string | null,
    attributes: Attributes,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
  /** Starts a span that ends elsewhere. */
  start(name: string, parent: string | null, attributes?: Attributes): OpenSpan;
  /** Sends the remaining spans, for at most a few seconds. */
  close(): Promise<void>;
}

export interface Span {
  /** The `traceparent` for code that continues this work; null if there is no trace. */
  readonly traceParent: string | null;
  set(name: string, value: Attribute): void;
}

export interface OpenSpan extends Span {
  end(): void;
}

type Attribute = string | number | boolean;
export type Attributes = Readonly<Record<string, Attribute>>;

export interface TracesOptions {
  /** The OTLP address over HTTP. Undefined disables tracing. */
  readonly url: string | undefined;
  /** `api` or `worker`. */
  readonly process: string;
}

/** The maximum number of buffered spans, a few megabytes. Further spans are dropped. */
const maxBufferedSpans = 4_096;
const exportTimeoutMilliseconds = 5_000;
const exportIntervalMilliseconds = 2_000;
const maxAttributeLength = 256;

export function openTraces(options: TracesOptions): Traces {
  return options.url === undefined ? silentTraces : createExportingTraces(options.url, options.process);
}

const silentSpan: OpenSpan = { traceParent: null, set() {}, end() {} };

const silentTraces: Traces = {
  span: (_name, _parent, _attributes, work) => work(silentSpan),
  start: () => silentSpan,
  async close() {},
};

function createExportingTraces(url: string, process: string): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `blazon-${process}` }),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMilliseconds }),
        maxQueueSize: maxBufferedSpans,
        maxExportBatchSize: 512,
        scheduledDelayMillis: exportIntervalMilliseconds,
        exportTimeoutMillis: exportTimeoutMilliseconds,
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
  const parentContext = parent === null ? undefined : readTraceParent(parent);
  const context = parentContext ? trace.setSpanContext(ROOT_CONTEXT, parentContext) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { attributes }, context);
  return {
    traceParent: writeTraceParent(span.spanContext()),
    set: (key: string, value: Attribute) => void span.setAttribute(key, value),
    /** Records only the error's name, because its message may contain what a customer sent. */
    fail(error: unknown) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

const traceParentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function readTraceParent(text: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = traceParentPattern.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function writeTraceParent(context: SpanContext): string {
  return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
}
