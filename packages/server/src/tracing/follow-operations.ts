import type { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { type Operation, operations } from '../operations/traced.ts';

type Told = Operation & { readonly error?: unknown };

/** Names of the kinds of operations in a trace. */
const KINDS: Readonly<Record<Operation['kind'], { readonly kind: SpanKind; readonly attributes: (name: string) => Attributes }>> = {
  sql: { kind: SpanKind.CLIENT, attributes: (name) => ({ 'db.system.name': 'postgresql', 'db.query.summary': name }) },
  job: { kind: SpanKind.INTERNAL, attributes: (name) => ({ 'portal.job': name }) },
  mail: { kind: SpanKind.CLIENT, attributes: () => ({ 'portal.system': 'smtp' }) },
  webhook: { kind: SpanKind.CLIENT, attributes: () => ({ 'portal.system': 'webhook' }) },
  s3: { kind: SpanKind.CLIENT, attributes: () => ({ 'portal.system': 's3' }) },
};

const ignore = () => undefined;

/** Follows operations inside a request or a job, and jobs themselves. Returns the function that ends it. */
export function followOperations(tracer: Tracer, current: AsyncLocalStorage<Context | undefined>): () => void {
  const spans = new WeakMap<Operation, Span>();
  const begin = (operation: Operation): Context | undefined => {
    const parent = current.getStore();
    if (!parent && operation.kind !== 'job') return undefined;
    const { kind, attributes } = KINDS[operation.kind];
    const name = operation.kind === 'sql' ? operation.name : `${operation.kind} ${operation.name}`;
    const span = tracer.startSpan(name, { kind, attributes: attributes(operation.name) }, parent ?? ROOT_CONTEXT);
    spans.set(operation, span);
    operation.trace_id = span.spanContext().traceId;
    return trace.setSpan(parent ?? ROOT_CONTEXT, span);
  };
  const end = (operation: Told) => {
    const span = spans.get(operation);
    spans.delete(operation);
    if (!span) return;
    if (operation.error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(operation.error));
    span.end();
  };
  const listeners = {
    start: ignore,
    // Work that failed before it gave a promise has no other end.
    end: (operation: Told) => void ('error' in operation && end(operation)),
    asyncStart: ignore,
    asyncEnd: end,
    error: ignore,
  };
  operations.start.bindStore(current, begin);
  operations.subscribe(listeners);
  return () => {
    operations.start.unbindStore(current);
    operations.unsubscribe(listeners);
  };
}

/** Names an error by its code or class: its message may hold values. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
