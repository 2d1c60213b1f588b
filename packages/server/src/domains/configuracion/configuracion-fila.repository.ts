import { configuracionMaestro } from '@portal/contract/configuracion';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Logo } from '../../core/logo.ts';
import type { Executor } from '../../db/executor.ts';

export const configuracionRows = masterRows({
  definition: configuracionMaestro,
  table: 'configuracion',
  alias: 'c',
  from: sql`configuracion c`,
  computed: { codigo_estado: sql`1` },
});

/** Reads the logo; undefined without one. */
export async function findLogo(db: Executor): Promise<Logo | undefined> {
  const row = await db.selectFrom('configuracion').select(['logo', 'logo_tipo']).executeTakeFirstOrThrow();
  return row.logo && row.logo_tipo ? { bytes: row.logo, tipo: row.logo_tipo } : undefined;
}

/** Stamp of a change of the logo. */
interface Stamp {
  readonly usuario_modificacion: string;
  readonly fecha_modificacion: string;
}

/** Writes or removes (null) the logo; returns its hash. */
export async function saveLogo(
  trx: Executor,
  logo: Logo | null,
  { usuario_modificacion, fecha_modificacion }: Stamp,
): Promise<string | null> {
  const { rows } = await sql<{ logo_clave: string | null }>`
    update configuracion set logo = ${logo?.bytes ?? null}::bytea, logo_tipo = ${logo?.tipo ?? null}::text,
      usuario_modificacion = ${usuario_modificacion}, fecha_modificacion = ${fecha_modificacion}::timestamptz
    returning logo_clave`.execute(trx);
  return rows[0]?.logo_clave ?? null;
}
