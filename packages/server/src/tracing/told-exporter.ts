import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Wraps an exporter so that an operator learns once that its batches no longer arrive, and why, and once (undefined) that they do again. */
export function toldExporter(exporter: SpanExporter, tell: (reason: string | undefined) => void): SpanExporter {
  let failing = false;
  const note = ({ code, error }: ExportResult) => {
    const failed = code !== ExportResultCode.SUCCESS;
    if (failed !== failing) tell(failed ? reasonOf(error) : undefined);
    failing = failed;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** Names the failure by its code: the body of an answer is the collector's own text. */
function reasonOf(error: Error | undefined): string {
  const { code } = (error ?? {}) as { readonly code?: string | number };
  return code === undefined ? (error?.message ?? 'sin motivo') : String(code);
}
