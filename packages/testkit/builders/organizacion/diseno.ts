import type { Executor } from '@portal/server/src/db/executor.ts';
import type { CertificadoDisenoTable } from '@portal/server/src/db/tables/certificados.ts';
import type { Insertable } from 'kysely';
import { pngOf } from '../contenido/png.ts';
import { BUILT_AT, stamps } from '../counter.ts';

/** Inserts a design of certificates with one signature and an image for it alone. */
export async function buildDiseno(db: Executor, overrides: Partial<Insertable<CertificadoDisenoTable>> = {}) {
  const diseno = await db
    .insertInto('certificado_diseno')
    .values({ desde: BUILT_AT, ...stamps(), ...overrides })
    .returning(['id_certificado_diseno', 'version'])
    .executeTakeFirstOrThrow();
  const clave = diseno.id_certificado_diseno.toString(16).padStart(64, '0');
  await db
    .insertInto('certificado_imagen')
    .values({ clave, tipo: 'image/png', bytes: Buffer.from(pngOf(64, 32)) })
    .execute();
  const firmante = await db
    .insertInto('certificado_firmante')
    .values({ id_certificado_diseno: diseno.id_certificado_diseno, orden: 1, nombre: 'Ana Vega', cargo: 'Directora', imagen: clave })
    .returning('id_certificado_firmante')
    .executeTakeFirstOrThrow();
  return { ...diseno, ...firmante, clave };
}
