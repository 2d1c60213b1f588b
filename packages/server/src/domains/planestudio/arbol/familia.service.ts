import type { Inverso, NivelDePlan, Pendiente } from '@portal/contract/planestudio';
import { message, type Message } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import { findAuthor } from '../../../core/master/author.repository.ts';
import { requireFamily, requireOwn } from '../../../core/master/owner.ts';
import type { Executor } from '../../../db/executor.ts';
import { lockOwners } from '../../../db/owned.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import { planesOf } from '../../avance/avance.public.ts';
import { findDesorden, findHijos, type HijoConTitulo, lockRegistros, planHas, type Stamp, touch, writeHijos } from './arbol.repository.ts';
import type { Hijo } from './arbol.rules.ts';
import { ENLACES, type Tabla } from './nivel.rules.ts';

/** Act that runs: transaction, caller, plan and stamp of what it writes. */
export interface Acting {
  readonly trx: Executor;
  readonly context: Context;
  readonly id_planestudio: number;
  readonly stamp: Stamp;
}

/** Result of an act. */
export interface Hecho {
  readonly mensaje: Message;
  readonly nuevos?: readonly number[];
  readonly pendientes?: readonly Pendiente[];
  readonly inverso: Inverso | null;
  /** Plans of which the progress is counted again. */
  readonly planes: readonly number[];
}

/** Place in a tree: a level and the record that contains its records. */
export interface Lugar {
  readonly nivel: NivelDePlan;
  readonly padre: number;
}

/** Children of a record that an act changes, with the record. */
export interface Familia extends Lugar {
  readonly titulo: string;
  readonly hijos: readonly HijoConTitulo[];
}

export const SIN_INVERSO: Inverso = { familias: [], registros: [], creados: null, id_copia: null };

/** Throws 409 unless the plan contains the record. */
export async function requireInPlan({ trx, id_planestudio }: Acting, tabla: Tabla, id: number): Promise<void> {
  const inside = tabla === 'planestudio' ? id === id_planestudio : await planHas(trx, id_planestudio, { tabla, id });
  if (!inside) throw failure('conflicto', 'arbol.errores.fuera');
}

/**
 * Locks records that contain others and reads their children. Throws 409 for one that is not in the plan any more, 403 for one that is not the limited
 * access's (P199).
 */
export async function openFamilias(acting: Acting, nivel: NivelDePlan, padres: readonly number[]): Promise<Familia[]> {
  const { trx, context } = acting;
  const { padre: table } = ENLACES[nivel];
  await lockOwners(trx, 'link');
  const locked = new Map((await lockRegistros(trx, table, padres)).map((row) => [row.id, row]));
  for (const padre of padres) await requireInPlan(acting, table, padre);
  await requireOwn(trx, { table, scope: context.scope }, padres);
  const familias: Familia[] = [];
  for (const padre of padres)
    familias.push({ nivel, padre, titulo: locked.get(padre)?.titulo ?? '', hijos: await findHijos(trx, nivel, padre) });
  return familias;
}

/** The same for one record. */
export async function openFamilia(acting: Acting, { nivel, padre }: Lugar): Promise<Familia> {
  const [familia] = await openFamilias(acting, nivel, [padre]);
  if (!familia) throw failure('conflicto', 'arbol.errores.fuera');
  return familia;
}

/** Returns a child of the list. Throws 409 when it is not there any more. */
export function requireHijo({ hijos, titulo }: Familia, id: number): HijoConTitulo {
  const hijo = hijos.find((one) => one.id === id);
  if (!hijo) throw failure('conflicto', 'arbol.errores.noEsta', { padre: titulo });
  return hijo;
}

/** Writes the children of a record, marks it as saved and returns how to take that back. */
export async function saveFamilia({ trx, stamp }: Acting, familia: Familia, hijos: readonly Hijo[]): Promise<Inverso['familias'][number]> {
  const { nivel, padre } = familia;
  const { padre: tabla } = ENLACES[nivel];
  await writeHijos(trx, { nivel, padre, hijos }, stamp);
  await touch(trx, { tabla, id: padre }, stamp);
  await requireFamily(trx, tabla, [padre]);
  return { nivel, padre, antes: [...familia.hijos], despues: [...hijos] };
}

/** Returns the plans that contain some records of a table. */
export const planesDe = async (trx: Executor, tabla: Tabla, ids: readonly number[]): Promise<number[]> =>
  tabla === 'planestudio' ? [...ids] : planesOf(trx, tabla, ids);

/**
 * Runs a change of places. Throws 409 when it takes a required topic out of a plan or puts it behind the topic that requires it, where it was
 * right before.
 */
export async function keepingOrder<T>(trx: Executor, planes: readonly number[], change: () => Promise<T>): Promise<T> {
  const before = new Set((await findDesorden(trx, planes)).map(keyOf));
  const result = await change();
  const found = (await findDesorden(trx, planes)).find((one) => !before.has(keyOf(one)));
  if (!found) return result;
  const { titulo, requerido, plan } = found;
  throw found.fuera
    ? failure('conflicto', 'arbol.errores.requisitoFuera', { titulo, requerido, plan })
    : failure('conflicto', 'arbol.errores.requisitoDespues', { titulo, requerido, plan });
}

const keyOf = ({ id_planestudio, id_tema, fuera }: { id_planestudio: number; id_tema: number; fuera: boolean }): string =>
  `${id_planestudio}-${id_tema}-${String(fuera)}`;

/** Builds the 409 of an undoing after somebody changed the record, with their name. */
export async function changedMeanwhile(trx: Executor, table: Tabla, { id, titulo }: { id: number; titulo: string }): Promise<AppError> {
  const autor = await findAuthor(trx, { table, key: `id_${table}` }, id);
  return new AppError(
    'conflicto',
    autor ? message('arbol.errores.cambiado', { titulo, autor: autor.nombre }) : message('arbol.errores.cambiadoLuego', { titulo }),
  );
}
