import type { Connection } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';

/**
 * State of the process: `iniciando` until migrations and first data are done, then `listo`. `deteniendo` from the signal to stop until open
 * requests ended: it still answers, but health says 503. Then `detenido`.
 */
export interface Runtime {
  state: 'iniciando' | 'listo' | 'deteniendo' | 'detenido';
  connection: Connection | undefined;
  /** The start waits for a database that takes writes. */
  databaseAway: boolean;
  /** Last time that the database could not write, e.g. on a full disk. */
  writeFailed: Date | undefined;
  /** Another program has the port of content packages, which nobody named (record 122). */
  contentPortTaken: boolean;
}

/** Creates the state: `listo` with a connection, else `iniciando`. */
export const newRuntime = (connection?: Connection): Runtime => ({
  state: connection ? 'listo' : 'iniciando',
  connection,
  databaseAway: false,
  writeFailed: undefined,
  contentPortTaken: false,
});

/** Returns the database. Throws 503 before it is open. */
export const databaseOf = (runtime: Runtime): Executor => connectionOf(runtime).db;

/** Returns the open connection. Throws 503 before it is open. */
export function connectionOf({ connection }: Runtime): Connection {
  if (!connection) throw failure('no_disponible', 'llamada.iniciando');
  return connection;
}
