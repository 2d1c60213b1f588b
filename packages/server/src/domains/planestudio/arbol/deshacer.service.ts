import { ESTADO } from '@portal/contract/core';
import type { Inverso, NivelDePlan } from '@portal/contract/planestudio';
import { message, quotedNames } from '@portal/messages';
import { requireOwn } from '../../../core/master/owner.ts';
import { unknownContents } from '../../../db/owned.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import { undoCopia } from '../copia.service.ts';
import { type ActoDe, requireTitulos } from './agregar.service.ts';
import { sameHijos } from './arbol.rules.ts';
import { changeRegistros, type Guardado, lockRegistros } from './arbol.repository.ts';
import { readArbol } from './arbol.service.ts';
import { type Acting, changedMeanwhile, type Hecho, openFamilia, planesDe, requireInPlan, saveFamilia } from './familia.service.ts';
import { ENLACES, nivelOf, type NivelDeArbol, TABLAS, tablaOf } from './nivel.rules.ts';
import { deleteNuevos, findUsados } from './nuevos.repository.ts';

/**
 * Takes an act back: lists of children, titles and states as they were, and what it made. It is an act of its own, with every right and check of one.
 * Throws 409 with the author when somebody changed a part of it since.
 */
export async function deshacer(acting: Acting, { inverso }: ActoDe<'deshacer'>): Promise<Hecho> {
  const planes = new Set<number>();
  for (const familia of inverso.familias) for (const plan of await restoreFamilia(acting, familia)) planes.add(plan);
  for (const tabla of TABLAS) for (const plan of await restoreRegistros(acting, { tabla, inverso })) planes.add(plan);
  if (inverso.registros.some(({ codigo_estado }) => codigo_estado === ESTADO.activo)) await requirePublishable(acting, inverso);
  if (inverso.creados) await removeCreados(acting, inverso.creados);
  const quedan = inverso.id_copia === null ? [] : await undoCopy(acting, inverso.id_copia);
  return {
    mensaje: message('arbol.hecho.deshacer'),
    pendientes: quedan.map(({ tabla, id, nombre, motivo }) => ({ nivel: tabla, id, titulo: nombre, motivo })),
    inverso: null,
    planes: [...planes],
  };
}

async function restoreFamilia(acting: Acting, { nivel, padre, antes, despues }: Inverso['familias'][number]): Promise<number[]> {
  const { trx, context } = acting;
  const familia = await openFamilia(acting, { nivel, padre });
  const table = ENLACES[nivel].padre;
  if (!sameHijos(familia.hijos, despues)) throw await changedMeanwhile(trx, table, { id: padre, titulo: familia.titulo });
  const ids = antes.map(({ id }) => id);
  const gone = new Set(ids).size < ids.length || (await unknownContents(trx, { table: nivel, scope: context.scope }, ids)).length > 0;
  if (gone) throw failure('conflicto', 'arbol.errores.otro');
  await saveFamilia(acting, familia, antes);
  return planesDe(trx, table, [padre]);
}

interface DeTabla {
  readonly tabla: (typeof TABLAS)[number];
  readonly inverso: Inverso;
}

async function restoreRegistros(acting: Acting, { tabla, inverso }: DeTabla): Promise<number[]> {
  const { trx, context, stamp } = acting;
  const registros = inverso.registros.filter(({ nivel }) => tablaOf(nivel) === tabla);
  if (!registros.length) return [];
  const ids = registros.map(({ id }) => id);
  const stored = new Map((await lockRegistros(trx, tabla, ids)).map((row) => [row.id, row]));
  await requireOwn(trx, { table: tabla, scope: context.scope }, ids);
  for (const registro of registros) await requireUnchanged(acting, registro, stored.get(registro.id));
  const cambios = registros.map(({ id, titulo = null, codigo_estado = null }) => ({ id, titulo, codigo_estado }));
  await changeRegistros(trx, { tabla, cambios }, stamp);
  return planesDe(trx, tabla, ids);
}

async function requireUnchanged(acting: Acting, registro: Inverso['registros'][number], stored: Guardado | undefined): Promise<void> {
  const { nivel, id, version, titulo, codigo_estado } = registro;
  if (!stored) throw failure('conflicto', 'arbol.errores.fuera');
  if (stored.version !== version) throw await changedMeanwhile(acting.trx, tablaOf(nivel), stored);
  if (nivel === 'plan' && codigo_estado === ESTADO.enDesarrollo) throw failure('conflicto', 'arbol.errores.otro');
  if (titulo !== undefined && nivel !== 'plan') requireTitulos(nivel, [titulo], () => 'acto.inverso');
  if (acting.context.scope !== null) await requireInPlan(acting, tablaOf(nivel), id);
}

/** Throws 409 when a record that becomes active again lacks what it cannot be published without (P45). */
async function requirePublishable({ trx, context, id_planestudio }: Acting, { registros }: Inverso): Promise<void> {
  const active = new Set(registros.filter(({ codigo_estado }) => codigo_estado === ESTADO.activo).map(keyOf));
  const nodos = await readArbol({ ...context, db: trx }, id_planestudio);
  const lacking = nodos.find(
    ({ nivel, id, faltas }) => active.has(keyOf({ nivel: nivelOf(nivel), id })) && faltas.some(({ impide }) => impide),
  );
  if (lacking) throw failure('conflicto', 'arbol.errores.noListo', { titulo: lacking.titulo });
}

const keyOf = ({ nivel, id }: { nivel: NivelDeArbol; id: number }): string => `${nivel}-${id}`;

/** Removes what the act made. Throws 409 naming what somebody used or changed since. */
async function removeCreados({ trx, context }: Acting, { nivel, ids }: { nivel: NivelDePlan; ids: readonly number[] }): Promise<void> {
  await lockRegistros(trx, nivel, ids);
  await requireOwn(trx, { table: nivel, scope: context.scope }, ids);
  const [first, ...others] = await findUsados(trx, nivel, ids);
  if (first !== undefined) throw new AppError('conflicto', message('arbol.errores.usados', { titulos: quotedNames([first, ...others]) }));
  await deleteNuevos(trx, nivel, ids);
}

/** Takes the copy of a branch back as its own call does (P238). */
async function undoCopy({ trx, context }: Acting, id_copia: number) {
  const { quedan } = await undoCopia({ ...context, db: trx }, { body: { id_copia, simular: 0 }, params: undefined, query: undefined });
  return quedan;
}
