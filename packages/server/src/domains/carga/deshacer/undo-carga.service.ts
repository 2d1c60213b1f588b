import { message, type Message } from '@portal/messages';
import { z } from 'zod';
import type { StoredWork, WrittenRow } from '../../../core/import/importer.ts';
import { lockJefes } from '../../usuario/usuario.public.ts';
import type { CargaTypes } from '../carga.rules.ts';
import * as repository from './deshacer.repository.ts';
import { decideMotivos, type Motivo, type Posterior } from './deshacer.rules.ts';
import { findReferidos } from './referencias.repository.ts';

const creados = z.object({ empresas: z.array(z.number()), parametros: z.array(z.number()) });

/**
 * Says for each person of an import who still exists why she stays; null: she can be taken back. Locks the people and the bosses: a save
 * that waits for these may refer to the people until then, and no longer after it.
 */
export async function findAftermath({
  trx,
  context,
  id_importacion,
}: StoredWork<CargaTypes>): Promise<ReadonlyMap<number, Message | null>> {
  await repository.lockEscritas(trx, id_importacion, 'cambio');
  await lockJefes(trx);
  await repository.lockEscritas(trx, id_importacion, 'baja');
  const posteriores = await repository.findPosteriores(trx, id_importacion, context.scope);
  const nuevas = posteriores.filter(({ nueva }) => nueva);
  const referidos = await findReferidos(
    trx,
    'usuario',
    nuevas.map(({ id }) => id),
  );
  const jefaturas = await repository.findJefaturas(
    trx,
    nuevas.map(({ codigo }) => codigo),
  );
  const motivos = await settleMotivos({ trx, id_importacion }, posteriores, (each) => decideMotivos(each, referidos, jefaturas));
  return new Map([...motivos].map(([id, motivo]) => [id, motivo && message(`usuario.importacion.conserva.${motivo}`)]));
}

type Motivos = ReadonlyMap<number, Motivo | null>;

/**
 * Keeps also people for whom restoring the previous boss would close a circle. A kept person keeps the present boss, so this repeats for the
 * rest.
 */
async function settleMotivos(
  { trx, id_importacion }: Pick<StoredWork<CargaTypes>, 'trx' | 'id_importacion'>,
  posteriores: readonly Posterior[],
  decide: (each: readonly Posterior[]) => Motivos,
): Promise<Motivos> {
  const motivos = decide(posteriores);
  const free = [...motivos].flatMap(([id, motivo]) => (motivo === null ? [id] : []));
  const circulos = new Set(await repository.findCirculos(trx, id_importacion, free));
  if (circulos.size === 0) return motivos;
  const settled = posteriores.map((one): Posterior => (circulos.has(one.id) ? { ...one, motivo: 'circulo' } : one));
  return settleMotivos({ trx, id_importacion }, settled, decide);
}

/** Restores changed people, deletes new ones, then the companies and parameters that the import created and nobody else uses or changed. */
export async function revertCarga({ trx, id_importacion, preparado }: StoredWork<CargaTypes>, rows: readonly WrittenRow[]): Promise<void> {
  const idsOf = (wanted: string) => rows.flatMap(({ id, estado }) => (estado === wanted ? [id] : []));
  await repository.restoreCambiadas(trx, id_importacion, idsOf('cambiada'));
  await repository.deletePersonas(trx, idsOf('nueva'));
  const { empresas, parametros } = await repository.findIntactos(trx, creados.parse(preparado));
  const usados = await findReferidos(trx, 'parametro', parametros);
  await repository.deleteParametros(
    trx,
    parametros.filter((id) => !usados.has(id)),
  );
  const ocupadas = await findReferidos(trx, 'empresa', empresas);
  await repository.deleteEmpresas(
    trx,
    empresas.filter((id) => !ocupadas.has(id)),
  );
}
