import {
  finishImportacion,
  insertFilas,
  insertImportacion,
  recordOutcomes,
} from '@portal/server/src/core/import/importacion.repository.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { type Reviewer, stampOf } from './importacion.ts';
import { buildUsuario } from './usuario.ts';

const DIAS = { fecha_desde: '2026-12-01', fecha_hasta: '2026-12-15' };

/** Makes a person's unconfirmed review of a sheet of one absence, of a new person, and returns its id. */
export async function buildRevisionAusencias(db: Executor, reviewer: Reviewer): Promise<number> {
  const { id_usuario } = reviewer;
  const persona = await buildUsuario(db);
  const id = await insertImportacion(
    db,
    { tipo: 'ausencia', id_usuario, archivo: 'ausencias.xlsx', opciones: {}, preparado: null },
    stampOf(reviewer),
  );
  const extra = { id_usuario: persona.id_usuario, personal: persona.personal };
  const textos = { codigo: persona.codigo_usuario, tipo: 'Licencia', ...DIAS };
  const datos = { id_usuario: persona.id_usuario, tipo: 'licencia', ...DIAS, observacion: null };
  const common = { cambios: null, aviso: null, error: null };
  await insertFilas(db, id, [{ ...common, numero: 1, fila: 2, estado: 'nueva', textos, extra, datos }]);
  return id;
}

/** Makes a confirmed sheet of one absence and returns its id. */
export async function buildAusenciasImportadas(db: Executor, reviewer: Reviewer): Promise<number> {
  const id = await buildRevisionAusencias(db, reviewer);
  const { id_usuario } = await buildUsuario(db);
  const { id_ausencia } = await db
    .insertInto('ausencia')
    .values({ id_usuario, tipo: 'licencia', ...DIAS, usuario_creacion: stampOf(reviewer).usuario })
    .returning('id_ausencia')
    .executeTakeFirstOrThrow();
  await recordOutcomes(db, id, [{ numero: 1, id: id_ausencia }]);
  await finishImportacion(db, id, {
    resultado: { insertados: 1, actualizados: 0, cesados: 0, existentes: 0, rechazados: 0 },
    stamp: stampOf(reviewer),
  });
  return id;
}
