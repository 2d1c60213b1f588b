import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { type Received, startReceiver } from './receiver.ts';

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
    z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
    z.object({ arrayValue: z.unknown() }).transform(() => '…'),
  ]),
});
const attributes = z.array(attribute).transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));
const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  events: z.array(z.unknown()),
  status: z.object({ code: z.number() }),
});
/** The body that OTLP over HTTP sends as JSON. */
const body = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type CollectedSpan = z.output<typeof span>;

/** A real collector of traces on a port of its own, closed with the test. */
export interface Collector {
  readonly url: string;
  readonly received: readonly Received[];
  /** Spans that arrived, each once. */
  spans(): CollectedSpan[];
  /** Attributes of the process that sent them. */
  resource(): Record<string, unknown>;
}

const EMPTY = '{"partialSuccess":{}}';

/** Starts a collector; unless `answer` does otherwise it takes everything. */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(EMPTY),
): Promise<Collector> {
  const receiver = await startReceiver(answer);
  onTestFinished(() => receiver.close());
  const bodies = () => receiver.received.map((got) => body.parse(JSON.parse(got.body)));
  return {
    url: new URL(receiver.url).origin,
    received: receiver.received,
    spans() {
      const all = bodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      );
      return [...new Map(all.map((one) => [one.spanId, one])).values()];
    },
    resource: () => bodies()[0]!.resourceSpans[0]!.resource.attributes,
  };
}
