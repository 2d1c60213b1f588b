import type { Connection } from '../../db/connection.ts';

/** What the process is doing: `iniciando` until migrations and first data are done, then `listo`; `detenido` while closing. */
export interface Runtime {
  state: 'iniciando' | 'listo' | 'detenido';
  connection: Connection | undefined;
}

export const newRuntime = (connection?: Connection): Runtime => ({
  state: connection ? 'listo' : 'iniciando',
  connection,
});
