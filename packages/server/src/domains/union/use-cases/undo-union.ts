import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { unionApi } from '@portal/contract/union';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { tried } from '../../../core/trial.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import { lockDominiosDeEmpresa } from '../../parametro/parametro.public.ts';
import { efectosDe } from '../efectos.rules.ts';
import type { Grupo } from '../enlaces.rules.ts';
import { DE_PUESTO, keepMixed } from '../mezcla.repository.ts';
import type { Obra } from '../mover.repository.ts';
import { deleteNombres, findGrupos, type GrupoDeUnion, PROPIOS, reinsertRows, restoreColumn } from '../separar.repository.ts';
import { deleteFilas, findCandidatos, isTaken, lockDeshacible, setDeshecha, type UnionGuardada } from '../union.repository.ts';

type Calls = typeof unionApi;

/** `POST /union/deshacer/simular` (P251): what taking a join back would bring back and leave, without doing it. Throws 404, 409. */
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
    const { word } = await portalTexts(context.settings);
    const detalle = word(message('union.sucesoDeshecha', { unido, conservado }));
    const { id_usuario: id_autor, username: usuario } = context.user;
    const tabla = guardada.clase === 'empresa' ? 'empresa' : 'parametro';
    await recordEvent(trx, { id_usuario: null, id_autor, usuario, tabla, tipo: 'union', detalle, now: context.now });
    return { ...done(context, 'union.deshecha', { unido, conservado }), vuelven, quedan };
  });
}

/** Records that others name: they come back first, in this order. */
const PRIMERO = ['empresa', 'parametro', 'regla'];

async function undo(trx: Executor, context: Context, id_union: number) {
  const now = instantOf(context);
  await lockDominiosDeEmpresa(trx);
  const guardada = await lockDeshacible(trx, id_union, now);
  if (!guardada) throw notFound('union');
  await requireBoth(trx, guardada);
  const grupos = await findGrupos(trx, id_union);
  const obra = { id_union, usuario: context.user.username, now };
  const back = await bringBack(trx, obra, { guardada, grupos });
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
  for (const grupo of deletedOf(grupos)) back.push({ ...grupo, total: await reinsertRows(trx, obra.id_union, grupo) });
  const changed = grupos.filter(({ columna }) => columna !== null);
  for (const grupo of changed.filter((one) => !isLate(one))) await restore(grupo);
  const kept = clase === 'empresa' ? await keepMixed(trx, obra, { viejo, nuevo }) : [];
  for (const grupo of changed.filter(isLate)) await restore(grupo);
  return back.map((grupo) => ({ ...grupo, total: grupo.total - (kept.find((one) => isSame(one, grupo))?.total ?? 0) }));
}

/** Parameters of people, and names: they come back once it is known which rows do. */
const isLate = ({ tabla, columna }: Grupo): boolean =>
  columna !== null && (PROPIOS.has(`${tabla}.${columna}`) || DE_PUESTO[tabla]?.includes(columna) === true);

const isSame = (one: Grupo, other: Grupo): boolean => one.tabla === other.tabla && one.columna === other.columna;

const place = ({ tabla }: Grupo) => (PRIMERO.includes(tabla) ? PRIMERO.indexOf(tabla) : PRIMERO.length);

/** Deleted rows, what others name before them. */
const deletedOf = (grupos: readonly GrupoDeUnion[]): GrupoDeUnion[] =>
  grupos.filter(({ columna }) => columna === null).toSorted((one, other) => place(one) - place(other));

/** Throws 409 when the record that stayed is gone, or the one to bring back finds its code, name or company taken or gone. */
async function requireBoth(trx: Executor, guardada: UnionGuardada): Promise<void> {
  const found = await findCandidatos(trx, guardada);
  if (!found.has(guardada.id_conservado)) throw failure('conflicto', 'union.errores.sinConservado', { nombre: guardada.conservado });
  if (await isTaken(trx, guardada)) throw failure('conflicto', 'union.errores.ocupado', { nombre: guardada.unido });
}
