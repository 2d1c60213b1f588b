import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { actoDeArbol, Acto, planestudioApi } from '@portal/contract/planestudio';
import type { z } from 'zod';
import { type Context, instantOf } from '../../../core/context.ts';
import { doneAs } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownContents } from '../../../db/owned.ts';
import { notFound } from '../../../errors/errors.ts';
import { avisarCambio, type Tocado } from '../../asignacion/asignacion.public.ts';
import { refreshPlanes } from '../../avance/avance.public.ts';
import { agregar, duplicar, enlazar } from './agregar.service.ts';
import { ramaDe } from './arbol.rules.ts';
import { readArbol } from './arbol.service.ts';
import { deshacer } from './deshacer.service.ts';
import { type Acting, type Hecho, planesDe } from './familia.service.ts';
import { eliminar, mover, quitar } from './mover.service.ts';
import { ENLACES, nivelOf, numeroOf, tablaOf, TABLAS } from './nivel.rules.ts';
import { cambiarEstado, renombrar } from './registro.service.ts';

type Body = z.output<typeof actoDeArbol>;

function run(acting: Acting, acto: Acto): Promise<Hecho> {
  switch (acto.acto) {
    case 'agregar':
      return agregar(acting, acto);
    case 'enlazar':
      return enlazar(acting, acto);
    case 'renombrar':
      return renombrar(acting, acto);
    case 'mover':
      return mover(acting, acto);
    case 'quitar':
      return quitar(acting, acto);
    case 'eliminar':
      return eliminar(acting, acto);
    case 'duplicar':
      return duplicar(acting, acto);
    case 'estado':
      return cambiarEstado(acting, acto);
    case 'deshacer':
      return deshacer(acting, acto);
  }
}

/** Makes an act in a transaction of its own or of the caller. Throws 404 without the plan in the scope. */
export const actIn = (context: Context, { id_planestudio, acto }: Body): Promise<Hecho> =>
  inTransaction(context, async (trx) => {
    if ((await unknownContents(trx, { table: 'planestudio', scope: context.scope }, [id_planestudio])).length)
      throw notFound('planestudio');
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    const hecho = await run({ trx, context, id_planestudio, stamp }, acto);
    if (hecho.planes.length && !context.ensayo) await refreshPlanes(trx, hecho.planes);
    return hecho;
  });

/** Returns the plans that an act may change for those who study them (P214); none for what nobody sees yet. */
export async function tocadoPor(context: Context, { id_planestudio, acto }: Body): Promise<Tocado> {
  const { db } = context;
  const planes = await plansOf(db, acto);
  if (acto.acto === 'estado') {
    const rama = ramaDe(await readArbol(context, id_planestudio), { nivel: numeroOf(acto.nivel), id: acto.id });
    for (const tabla of TABLAS) {
      const ids = rama.filter(({ nivel }) => tablaOf(nivelOf(nivel)) === tabla).map(({ id }) => id);
      if (ids.length) planes.push(...(await planesDe(db, tabla, ids)));
    }
  }
  return { planes: [...new Set(planes)], temas: [] };
}

async function plansOf(db: Executor, acto: Acto): Promise<number[]> {
  switch (acto.acto) {
    case 'enlazar':
    case 'quitar':
    case 'eliminar':
      return planesDe(db, ENLACES[acto.nivel].padre, [acto.padre]);
    case 'mover':
      return planesDe(db, ENLACES[acto.nivel].padre, [acto.padre, acto.a]);
    case 'deshacer':
      return plansOfInverse(db, acto.inverso);
    default:
      return [];
  }
}

async function plansOfInverse(db: Executor, { familias, registros }: Extract<Acto, { acto: 'deshacer' }>['inverso']): Promise<number[]> {
  const planes: number[] = [];
  for (const { nivel, padre } of familias) planes.push(...(await planesDe(db, ENLACES[nivel].padre, [padre])));
  for (const tabla of TABLAS) {
    const ids = registros.filter(({ nivel, codigo_estado }) => codigo_estado !== undefined && tablaOf(nivel) === tabla).map(({ id }) => id);
    if (ids.length) planes.push(...(await planesDe(db, tabla, ids)));
  }
  return planes;
}

type Answer = ResponseOf<typeof planestudioApi.actuar>;

/** `POST /planestudio/arbol`: one act in the tree of a plan, whole or not at all (P229); with `avisar` it writes to whom it touches (P214). */
export async function actuar(context: Context, { body }: RequestOf<typeof planestudioApi.actuar>): Promise<Answer> {
  if (body.avisar === 0) return answerOf(context, await actIn(context, body), { avisables: 0, sin_correo: 0 });
  const change = (inner: Context) => actIn(inner, body);
  const { hecho, ...counted } = await avisarCambio({ context, tocado: await tocadoPor(context, body), change });
  return answerOf(context, hecho, counted);
}

const answerOf = (context: Context, hecho: Hecho, { avisables, sin_correo }: { avisables: number; sin_correo: number }): Answer => ({
  ...doneAs(context, hecho.mensaje),
  nuevos: [...(hecho.nuevos ?? [])],
  pendientes: [...(hecho.pendientes ?? [])],
  inverso: hecho.inverso,
  avisados: avisables,
  sin_correo,
});
