import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildCrowd } from '../builders/persona/usuario.ts';
import { fillLargeContent } from './large-content.ts';

/** Rows of each long list. */
export const LONG = 10_000;

/** Fills an empty, migrated database with 10,000 modules and people beside the large bank and the very large plan. */
export async function fillLongLists(db: Executor): Promise<void> {
  await fillLargeContent(db);
  await sql`
    insert into modulo (codigo, titulo, descripcion, codigo_estado, codigo_categoria, usuario_creacion)
    select 'L-' || n, 'Copia ' || n, 'Módulo de una lista larga, con una descripción de dos líneas, número ' || n, 1 + n % 2, 'general', 'prueba'
    from generate_series(1, ${LONG}::integer) n`.execute(db);
  const { id_empresa } = await buildEmpresa(db);
  await buildCrowd(db, id_empresa, LONG);
  await sql`analyze`.execute(db);
}
