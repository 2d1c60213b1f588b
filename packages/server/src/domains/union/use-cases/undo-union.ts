import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { unionApi } from '@portal/contract/union';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { tried } from '../../../core/trial.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { lockDominiosDeEmpresa } from '../../parametro/parametro.public.ts';
import { efectosDe, type Grupo } from '../efectos.rules.ts';
import { DE_PUESTO, keepMixed } from '../mezcla.repository.ts';
import type { Obra } from '../mover.repository.ts';
import { noteUnion } from '../note-union.service.ts';
import { requireAll, requireConservada, settlePersonas } from '../personas-checks.service.ts';
import {
  deleteNombres,
  findGrupos,
  forgetGone,
  type GrupoDeUnion,
  PROPIOS,
  reinsertRows,
  restoreColumn,
  setRestoring,
} from '../separar.repository.ts';
import { deleteFilas, findCandidatos, isTaken, lockDeshacible, setDeshecha, type UnionGuardada } from '../union.repository.ts';

type Calls = typeof unionApi;

/** `POST /union/deshacer/simular` (P251, P258): what taking a join back would bring back and leave, without doing it. Throws 404, 409. */
export async function simulateUndo(
  context: Context,
  { body }: RequestOf<Calls['simularDeshacer']>,
): Promise<ResponseOf<Calls['simularDeshacer']>> {
  const { vuelven, quedan } = await tried(context, (trx) => undo(trx, context, body.id_union));
  return { ...done(context, 'union.simulada'), vuelven, quedan };
}

/** `POST /union/deshacer` (P251): takes a join of the last day back, in one transaction. Throws 404, and 409 where the record cannot come back. */
export async function undoUnion(context: Context, { body }: RequestOf<Calls['deshacer']>): Promise<ResponseOf<Calls['deshacer']>> {
  return inTransaction(context, async (trx) => {
    const { vuelven, quedan, guardada } = await undo(trx, context, body.id_union);
    const { unido, conservado } = guardada;
    await noteUnion(trx, context, { ...guardada, suceso: message('union.sucesoDeshecha', { unido, conservado }) });
    return { ...done(context, 'union.deshecha', { unido, conservado }), vuelven, quedan };
  });
}

/** Records that others name: they come back first, in this order. */
const PRIMERO = ['usuario', 'empresa', 'parametro', 'regla', 'asignacion', 'segundo_factor'];

async function undo(trx: Executor, context: Context, id_union: number) {
  const now = instantOf(context);
  const guardada = await lockDeshacible(trx, id_union, now);
  if (!guardada) throw notFound('union');
  const ofPeople = guardada.clase === 'usuario';
  if (ofPeople) await requireConservada({ ...context, db: trx }, guardada.id_conservado);
  else {
    requireAll(context);
    await lockDominiosDeEmpresa(trx);
  }
  await requireBoth(trx, guardada);
  const grupos = await findGrupos(trx, id_union);
  const obra = { id_union, usuario: context.user.username, now };
  const back = await bringBack(trx, obra, { guardada, grupos });
  if (ofPeople) await settlePersonas({ ...context, db: trx }, guardada);
  await deleteNombres(trx, id_union);
  await setDeshecha(trx, id_union, now);
  await deleteFilas(trx, id_union);
  const stay = grupos.map((grupo) => ({ ...grupo, total: grupo.total - (back.find((one) => isSame(one, grupo))?.total ?? 0) }));
  return { guardada, vuelven: efectosDe(back, guardada.clase), quedan: efectosDe(stay, guardada.clase) };
}

interface Vuelta {
  readonly guardada: UnionGuardada;
  readonly grupos: readonly GrupoDeUnion[];
}

/** Brings back what can come back; returns how many rows of each group did. */
async function bringBack(trx: Executor, obra: Obra, { guardada, grupos }: Vuelta): Promise<Grupo[]> {
  const { clase, id_unido: viejo, id_conservado: nuevo } = guardada;
  const back: Grupo[] = [];
  const restore = async (grupo: GrupoDeUnion) => back.push({ ...grupo, total: await restoreColumn(trx, obra, grupo) });
  const reinsert = async (grupo: GrupoDeUnion) => back.push({ ...grupo, total: await reinsertRows(trx, obra.id_union, grupo) });
  await forgetGone(trx, obra.id_union);
  await setRestoring(trx, true);
  const deleted = deletedOf(grupos);
  for (const grupo of deleted.filter(isPerson)) await reinsert(grupo);
  // An assignment goes back before the other person's one of the same plan takes its place again.
  const early = clase === 'usuario' ? grupos.filter(isAssignment) : [];
  for (const grupo of early) await restore(grupo);
  for (const grupo of deleted.filter((one) => !isPerson(one))) await reinsert(grupo);
  await setRestoring(trx, false);
  const changed = grupos.filter((grupo) => grupo.columna !== null && !early.includes(grupo));
  for (const grupo of changed.filter((one) => !isLate(one))) await restore(grupo);
  const kept = clase === 'empresa' ? await keepMixed(trx, obra, { viejo, nuevo }) : [];
  for (const grupo of changed.filter(isLate)) await restore(grupo);
  return back.map((grupo) => ({ ...grupo, total: grupo.total - (kept.find((one) => isSame(one, grupo))?.total ?? 0) }));
}

/** Parameters of people, and names: they come back once it is known which rows do. */
const isLate = ({ tabla, columna }: Grupo): boolean =>
  columna !== null && (PROPIOS.has(`${tabla}.${columna}`) || DE_PUESTO[tabla]?.includes(columna) === true);

const isPerson = ({ tabla }: Grupo): boolean => tabla === 'usuario';

const isAssignment = ({ tabla, columna }: Grupo): boolean => tabla === 'asignacion' && columna !== null;

const isSame = (one: Grupo, other: Grupo): boolean => one.tabla === other.tabla && one.columna === other.columna;

const place = ({ tabla }: Grupo) => (PRIMERO.includes(tabla) ? PRIMERO.indexOf(tabla) : PRIMERO.length);

/** Deleted rows, what others name before them. */
const deletedOf = (grupos: readonly GrupoDeUnion[]): GrupoDeUnion[] =>
  grupos.filter(({ columna }) => columna === null).toSorted((one, other) => place(one) - place(other));

/** Throws 409 when the record that stayed is gone, or the one to bring back finds its code, name or company taken or gone. */
async function requireBoth(trx: Executor, guardada: UnionGuardada): Promise<void> {
  const found = await findCandidatos(trx, guardada);
  if (!found.has(guardada.id_conservado)) throw failure('conflicto', 'union.errores.sinConservado', { nombre: guardada.conservado });
  if (await isTaken(trx, guardada)) {
    throw failure('conflicto', guardada.clase === 'usuario' ? 'union.errores.ocupada' : 'union.errores.ocupado', {
      nombre: guardada.unido,
    });
  }
}
