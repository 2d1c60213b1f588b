import type { Queda, RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import { message, type Message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { type Copia, deleteCopia, findCopias, lockCopia } from '../../core/master/copia.repository.ts';
import { countsOf } from '../../core/master/keep-copy.ts';
import { answerOfRemoval, toQueda } from '../../core/master/remove-records.ts';
import type { Copying } from '../../core/master/master.ts';
import { requireConfirmedFor } from '../../core/require-confirmed.ts';
import { inTransaction } from '../../core/transaction.ts';
import { tried } from '../../core/trial.ts';
import { type OwnedTable, unknownContents } from '../../db/owned.ts';
import { notFound } from '../../errors/errors.ts';
import { countLlevables, findReglas } from '../asignacion/asignacion.public.ts';
import { cursoService } from '../curso/curso.public.ts';
import { moduloService } from '../modulo/modulo.public.ts';
import { preguntaService } from '../pregunta/pregunta.public.ts';
import { programaService } from '../programa/programa.public.ts';
import { temaService } from '../tema/tema.public.ts';
import { findCambiados } from './copia.repository.ts';
import { planestudioService } from './planestudio.master.ts';

type Calls = typeof planestudioApi;

/** Masters of contents, from above: what contains a record goes before it. */
export const NIVELES = [
  ['planestudio', planestudioService],
  ['programa', programaService],
  ['curso', cursoService],
  ['modulo', moduloService],
  ['tema', temaService],
  ['pregunta', preguntaService],
] as const satisfies readonly (readonly [OwnedTable, unknown])[];

const askedBy = (context: Context) => ({ id_usuario: context.user.id_usuario, now: instantOf(context) });

/** `GET /planestudio/copias`: the copies that the caller can still take back. */
export const listCopias = async (context: Context): Promise<ResponseOf<Calls['copias']>> =>
  (await findCopias(context.db, askedBy(context))).map(({ id_copia, tabla, id_registro, nombre, filas, fecha_creacion }) => ({
    id_copia,
    tabla,
    id: id_registro,
    nombre,
    momento: fecha_creacion,
    creados: countsOf(filas),
  }));

/** `GET /planestudio/duplicar/reglas/:id`: what a copy of the plan that takes its rules would take (P238). Throws 404. */
export async function getReglasDeCopia(
  { db, scope }: Context,
  { params }: RequestOf<Calls['reglasDeCopia']>,
): Promise<ResponseOf<Calls['reglasDeCopia']>> {
  if ((await unknownContents(db, { table: 'planestudio', scope }, [params.id])).length) throw notFound('planestudio');
  return countLlevables(db, params.id, scope);
}

/**
 * `POST /planestudio/copias/deshacer`: removes what an own copy of the last day made, as far as nobody used or changed it, and says why the rest stays
 * (P238). With `simular` it changes nothing. Throws 404, and 409 when another number than `cantidad` would go.
 */
export function undoCopia(context: Context, { body }: RequestOf<Calls['deshacerCopia']>): Promise<ResponseOf<Calls['deshacerCopia']>> {
  const { id_copia, simular } = body;
  const run = simular === 1 ? tried : inTransaction;
  return run(context, async (trx) => {
    const copia = await lockCopia(trx, id_copia, askedBy(context));
    if (!copia) throw notFound('copia');
    const { quitados, quedan } = await takeBack({ trx, context }, copia);
    const eliminados = Object.values(quitados).reduce((sum, one) => sum + one, 0);
    if (simular === 0) requireConfirmedFor(context.user, 'registros', { n: eliminados });
    if (!quedan.length) await deleteCopia(trx, id_copia);
    return { ...answerOfRemoval(context, body, { eliminados, quedan }), quitados };
  });
}

/** Removes the records of a copy level by level; one that is gone already is passed over. */
async function takeBack(copying: Copying, { filas, fecha_creacion: momento }: Copia) {
  const { trx, context } = copying;
  const quitados: Record<string, number> = {};
  const quedan: (Queda & { readonly tabla: OwnedTable })[] = [];
  for (const [tabla, service] of NIVELES) {
    const ids = filas[tabla];
    if (!ids) continue;
    const changed = await findCambiados(trx, { tabla, ids, momento });
    const { removed, refused } = await service.removeRecords(copying, {
      ids,
      kept: new Map(changed.map(({ id, autor }) => [id, changedBy(autor)])),
    });
    quitados[tabla] = removed.length;
    quedan.push(...refused.filter(({ error }) => error.code !== 'no_encontrado').map((one) => ({ tabla, ...toQueda(context, one) })));
  }
  // Its withdrawn rules went with the plan; one that somebody put in force keeps it.
  if (filas['regla']) quitados['regla'] = filas['regla'].length - (await findReglas(trx, filas['regla'])).length;
  return { quitados, quedan };
}

const changedBy = (autor: string | null): Message =>
  autor === null ? message('registro.varios.ampliado') : message('registro.varios.cambiado', { autor });
