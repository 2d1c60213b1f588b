import { message, type Message } from '@portal/messages';
import { z } from 'zod';
import type { StoredWork, WrittenRow } from '../../core/import/importer.ts';
import type { CargaTypes } from './carga.rules.ts';
import * as repository from './deshacer.repository.ts';
import { decideMotivos } from './deshacer.rules.ts';
import { findReferidos } from './referencias.repository.ts';

const creados = z.object({ empresas: z.array(z.number()), parametros: z.array(z.number()) });

/** Says for each person of an import who still exists why she stays; null: she can be taken back. */
export async function findAftermath({
  trx,
  context,
  id_importacion,
}: StoredWork<CargaTypes>): Promise<ReadonlyMap<number, Message | null>> {
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
  const motivos = decideMotivos(posteriores, referidos, jefaturas);
  return new Map([...motivos].map(([id, motivo]) => [id, motivo && message(`usuario.importacion.conserva.${motivo}`)]));
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
