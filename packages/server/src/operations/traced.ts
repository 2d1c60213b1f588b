import { tracingChannel } from 'node:diagnostics_channel';

/** Piece of work in a trace. It names the work, never a person, values or an address (P145). */
export interface Operation {
  readonly kind: 'sql' | 'job' | 'mail' | 'webhook' | 's3';
  /** One of few: the name of a job, the verb and the table of a statement. */
  readonly name: string;
  /** Id of the trace that follows it; set by the follower. */
  trace_id?: string;
}

/** Channel of Node that publishes operations; `tracing/` listens if the settings ask for traces. */
export const operations = tracingChannel<unknown, Operation>('portal:operation');

const traces = new WeakMap<object, string>();

/** Runs a piece of work, followed by a trace if anybody listens. */
export const traced = <T>(operation: Operation, work: () => Promise<T>): Promise<T> =>
  operations.start.hasSubscribers ? follow(operation, work) : work();

async function follow<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  try {
    return await operations.tracePromise(work, operation);
  } catch (error) {
    if (error instanceof Error && operation.trace_id && !traces.has(error)) traces.set(error, operation.trace_id);
    throw error;
  }
}

/** Returns the trace in which an error arose, for the log line of its catcher. */
export const traceOf = (error: unknown): { readonly trace_id?: string | undefined } =>
  error instanceof Error && traces.has(error) ? { trace_id: traces.get(error) } : {};
