import { findDireccion } from './direccion.repository.ts';
import { findLectores, type Lector } from './envio.repository.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';

/** To whom a report is sent. */
export interface Reparto {
  readonly destinatarios: readonly number[];
  readonly a_direccion: number;
  /** Companies of its filter; empty: all. */
  readonly id_empresa: readonly number[];
  /** Companies of its owner. */
  readonly scope: Scope;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * Returns the recipients of a report as of now, each once (P111, P255): chosen administrators with their own access, then managers and directors with
 * the companies that they lead. A simulation and a sending ask here, so that they count the same people.
 */
export async function lectoresOf(db: Executor, { destinatarios, a_direccion, ...alcanzadas }: Reparto): Promise<Lector[]> {
  const chosen = await findLectores(db, destinatarios);
  if (a_direccion !== 1) return chosen;
  const leaders = await findDireccion(db, alcanzadas);
  const leading = new Map(leaders.map((lector) => [lector.id_usuario, lector]));
  const named = chosen.map((lector) => (lector.admin ? lector : (leading.get(lector.id_usuario) ?? lector)));
  const taken = new Set(named.map(({ id_usuario }) => id_usuario));
  return [...named, ...leaders.filter(({ id_usuario }) => !taken.has(id_usuario))];
}

/** Returns whether a person may get a report now. */
export const mayRead = ({ admin, dirige }: Lector): boolean => admin || dirige !== null;
