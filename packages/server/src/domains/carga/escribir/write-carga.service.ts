import type { Message } from '@portal/messages';
import { message } from '@portal/messages';
import { z } from 'zod';
import { instantOf } from '../../../core/context.ts';
import type { StoredWork } from '../../../core/import/importer.ts';
import { requireConfirmedFor } from '../../../core/require-confirmed.ts';
import { wordReasons } from '../../../core/import/sentences.ts';
import { failure } from '../../../errors/errors.ts';
import { ensureParametros } from '../../parametro/parametro.public.ts';
import { endAccess } from '../../sesion/sesion.public.ts';
import { lockJefes } from '../../usuario/usuario.public.ts';
import * as carga from './carga.repository.ts';
import type { CargaTypes, Preparado } from '../carga.rules.ts';
import { ensureEmpresas, findCreados, keepCreados } from './maestros.repository.ts';

const nuevos: z.ZodType<Preparado> = z.object({
  empresas: z.array(z.object({ codigo: z.string(), empresa: z.string() })),
  parametros: z.array(
    z.object({
      clave: z.enum(['centro_costo', 'departamento', 'cargo']),
      id_empresa: z.number().nullable(),
      codigo: z.string().nullable(),
      parametro: z.string(),
    }),
  ),
});

/** Most people who leave by one complete list without a fresh proof of who confirms it (P153). */
const SIN_PRUEBA = 10;

/** Writes the accepted rows of a file of people by statements over all of them, after the companies and parameters that they need (P94). */
export async function writeCarga(work: StoredWork<CargaTypes>): Promise<void> {
  const { trx, context, id_importacion } = work;
  const { id_usuario, username: usuario } = context.user;
  const autor = { id_usuario, usuario, now: instantOf(context), today: context.today };
  await carga.layOut(trx, id_importacion);
  await carga.lockPersonas(trx);
  if (await carga.bringsJefes(trx)) await lockJefes(trx);
  await createMaestros(work, autor);
  await refuseOutdated(work);
  await carga.keepAntes(trx, id_importacion);
  await carga.insertNuevas(trx, autor);
  await carga.updateCambiadas(trx, autor);
  if (await carga.hasCycle(trx)) throw failure('conflicto', 'usuario.importacion.jefePerdido');
  await carga.keepDespues(trx, id_importacion);
  const cesadas = await carga.findCesadas(trx);
  // Last, when it is known who really leaves; the transaction takes everything back.
  requireConfirmedFor(context.user, 'ceses', { n: cesadas.length, free: SIN_PRUEBA });
  await endAccess(trx, cesadas, autor.now);
}

/** Creates companies and parameters, or takes those that somebody created since the review. */
async function createMaestros({ trx, id_importacion, preparado }: StoredWork<CargaTypes>, autor: carga.Autor): Promise<void> {
  const { empresas, parametros } = nuevos.parse(preparado);
  const { ids, creadas } = await ensureEmpresas(trx, empresas, autor);
  const named = parametros.map((one) =>
    one.id_empresa && one.id_empresa < 0 ? { ...one, id_empresa: ids[-one.id_empresa - 1] ?? null } : one,
  );
  const found = await ensureParametros(trx, named, { usuario: autor.usuario, momento: autor.now });
  await keepCreados(trx, id_importacion, { empresas: creadas, parametros: await findCreados(trx, found) });
  await carga.replaceNuevos(trx, ids, found);
  if (await carga.lacksMaestros(trx)) throw failure('conflicto', 'usuario.importacion.perdida');
}

/** Refuses rows that what happened since the review contradicts; a row refused may be the boss of another. */
async function refuseOutdated({ trx, context, id_importacion }: StoredWork<CargaTypes>): Promise<void> {
  const worded = (reason: Message): carga.Negativa => ({ id_importacion, error: wordReasons(context.texts)([reason]) });
  const changed = worded(message('usuario.importacion.cambioDespues'));
  await carga.refuseChanged(trx, changed);
  if (context.scope) await carga.refuseOutside(trx, changed, context.scope);
  await carga.refuseTaken(trx, worded(message('usuario.importacion.aparecio')));
  const leaderless = worded(message('usuario.importacion.sinJefe'));
  while ((await carga.refuseLeaderless(trx, leaderless)) > 0);
}
