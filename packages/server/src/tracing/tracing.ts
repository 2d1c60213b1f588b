import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Trazas } from '../config/trazas.ts';
import type { Answered, AnswerObserver } from '../core/http/answer/answered.ts';
import type { RequestTracing } from '../core/http/trace-requests.ts';
import { toldExporter } from './told-exporter.ts';
import { followOperations } from './follow-operations.ts';

/** Traces of one process. */
export interface Tracing {
  readonly requests: RequestTracing;
  /** Ends the trace of a request. */
  readonly observe: AnswerObserver;
  /** Sends what is left, for some seconds at most, and follows nothing more. */
  stop(): Promise<void>;
}

/** Batches on their way at one moment: as many as the queue holds, so that a stop can send all of it. */
const BATCHES_AT_ONCE = 4;
/** Longest wait for the collector at a stop. */
const LAST_MS = 3000;
const INTERNAL_ERROR = 500;

const propagator = new W3CTraceContextPropagator();

/**
 * Follows requests and the operations inside them, and jobs (P145). Their spans wait in a queue of 2,048 (OTEL_BSP_MAX_QUEUE_SIZE); further ones
 * are dropped, so that a collector that is away costs neither time nor memory.
 */
export function startTracing({ url }: Trazas, onTrouble: (line: string) => void): Tracing {
  const exporter = toldExporter(new OTLPTraceExporter({ url, concurrencyLimit: BATCHES_AT_ONCE }), (reason) =>
    onTrouble(reason === undefined ? `Las trazas vuelven a llegar a ${url}.` : `Las trazas no llegan a ${url}: ${reason}.`),
  );
  const own = resourceFromAttributes({
    'service.name': 'portal-capacitacion',
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
  });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('portal');
  const current = new AsyncLocalStorage<Context | undefined>();
  const unfollow = followOperations(tracer, current);
  return {
    ...followRequests(tracer, current),
    async stop() {
      unfollow();
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function followRequests(tracer: Tracer, current: AsyncLocalStorage<Context | undefined>): Pick<Tracing, 'requests' | 'observe'> {
  const spans = new WeakMap<Answered['request'], Span>();
  const requests: RequestTracing = {
    begin(request, believed) {
      const parent = believed ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      spans.set(request, span);
      return span.spanContext().traceId;
    },
    within(request, work) {
      const span = spans.get(request);
      current.run(span && trace.setSpan(ROOT_CONTEXT, span), work);
    },
  };
  const observe: AnswerObserver = ({ request, method, route, status, complete, kind }) => {
    const span = spans.get(request);
    if (!span) return;
    span.updateName(route === undefined ? method : `${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      ...(route !== undefined && { 'http.route': route }),
      ...(complete && { 'http.response.status_code': status }),
      'portal.request.id': request.id,
      'portal.user.kind': kind,
      'portal.request.complete': complete,
    });
    if (status >= INTERNAL_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  return { requests, observe };
}
