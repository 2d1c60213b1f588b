import { type Context, instantOf } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { findNivel, raiseNivel } from './nivel.repository.ts';

/** Level from which on data of a form may be written: all processes know the form (P282). */
export const NIVEL = { tiposDePregunta: 1, paquetes: 2 } as const;

/** Highest level that this version knows. */
export const NIVEL_MAXIMO = 2;

/** Refuses with 409 to write data of a form that a process of the version before might misread. */
export async function requireNivel(trx: Executor, nivel: number): Promise<void> {
  if ((await findNivel(trx)) < nivel) throw failure('conflicto', 'operacion.errores.nivel');
}

/** Raises the level to the highest one of this version, which never falls again; returns it. */
export const raiseToHighest = (context: Context): Promise<number> =>
  inTransaction(context, (trx) =>
    raiseNivel(trx, NIVEL_MAXIMO, { usuario_modificacion: context.user.username, fecha_modificacion: instantOf(context) }),
  );
