import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plazos, RETENCIONES } from '@portal/contract/privacidad';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { applyRetencion } from '@portal/server/src/domains/privacidad/privacidad.public.ts';
import { afterAll } from 'vitest';
import { statement } from '../statement.ts';

/** No period at all, as a portal begins. */
export const SIN_PLAZOS: Plazos = { registro: null, ingresos: null, correos: null, planillas: null, ceses: null, cuadros: null };

/** Makes a folder for the backups of a test file, removed afterwards. */
export function useBackupFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-retencion-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stores periods, those that are not named as null. */
export async function setPlazos(db: Executor, plazos: Partial<Plazos>): Promise<void> {
  const all = { ...SIN_PLAZOS, ...plazos };
  const columns = Object.fromEntries(RETENCIONES.map((cual) => [`meses_${cual}`, all[cual]]));
  await db.updateTable('configuracion').set(columns).execute();
}

/** Runs the job of one day, `YYYY-MM-DD`; `goesOn` ends it earlier. */
export const retain = (
  db: Executor,
  today: string,
  { folder, tramo = 1000, goesOn = () => true }: { readonly folder: string; readonly tramo?: number; readonly goesOn?: () => boolean },
) => applyRetencion(db, { now: new Date(`${today}T17:00:00Z`), today, idioma: 'es', folder, tramo, goesOn });

/** Inserts entries of the log at a moment. */
export async function noteOld(
  db: Executor,
  { momento, tipo = 'cambio', veces = 1 }: { readonly momento: string; readonly tipo?: string; readonly veces?: number },
): Promise<void> {
  await statement`
    insert into log (usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select 'vieja', 'usuario', ${tipo}::text, ${momento}::text, ${momento}::timestamptz from generate_series(1, ${veces}::integer)`.execute(
    db,
  );
}
