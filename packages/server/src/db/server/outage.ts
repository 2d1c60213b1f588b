/**
 * SQLSTATEs of a server that takes no work, or none that writes: shut down, crashed, starting, without a free connection, a standby that is not
 * promoted yet, and class 08, connections.
 */
const SERVER_AWAY = /^(08...|57P0[123]|53300|25006)$/;
/** Error codes of Node when nobody can be reached, or when a name is not known (yet): a container that restarts has none. */
const NOBODY_THERE = /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|(HOST|NET)(UNREACH|DOWN)|AI_AGAIN|NOTFOUND)$/;
/** Messages of `pg` errors without a code. */
const CONNECTION_LOST = /timeout exceeded when trying to connect|timeout expired|Connection terminated|Cannot use a pool/;

const codeOf = (error: Error & { readonly code?: unknown }): string => (typeof error.code === 'string' ? error.code : '');

/** Words why the database does not answer, in one line. */
export const outageReason = ({ message, code }: Error & { readonly code?: string }): string => message || code || 'sin respuesta';

/** Returns whether a failure says that no server of the database can be written to at present. Another one may take its place. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return SERVER_AWAY.test(code) || NOBODY_THERE.test(code) || CONNECTION_LOST.test(error.message);
}

/**
 * Returns whether a server says that its place is, or will be, another one's: it only reads (25006), stops (57P01) or crashed (57P02). Its other
 * connections are worth no more than this one.
 */
export const isAnotherServersTurn = (error: unknown): boolean => error instanceof Error && /^(25006|57P0[12])$/.test(codeOf(error));

/** Builds the failure of a server that only reads. */
export const readOnlyServer = (): Error =>
  Object.assign(new Error('La base de datos solo admite lecturas: todavía no es la principal.'), { code: '25006' });
