import { dayIn, timeIn } from '@portal/server/src/core/day.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Sums by key, as text; those of 0 are left out. */
type Sums = Record<string, number>;

const add = (sums: Sums, key: readonly unknown[], value: number): void => {
  const name = key.join('/');
  const total = (sums[name] ?? 0) + value;
  if (total === 0) delete sums[name];
  else sums[name] = total;
};

/** Counts everything from the raw rows. */
export async function countedSums(db: Executor): Promise<Sums> {
  const sums: Sums = {};
  const { zona_horaria: zona } = await db.selectFrom('configuracion').select('zona_horaria').executeTakeFirstOrThrow();
  const day = (at: string) => dayIn(zona, new Date(at));
  const valid = db.selectFrom('evaluacion as e').innerJoin('usuario as u', 'u.id_usuario', 'e.id_usuario').where('e.codigo_estado', '=', 1);
  const ratings = await valid
    .innerJoin('feedback as f', 'f.id_evaluacion', 'e.id_evaluacion')
    .select(['u.id_empresa', 'e.id_tema', 'e.fecha_fin', 'f.escala'])
    .execute();
  for (const { id_empresa, id_tema, fecha_fin, escala } of ratings) {
    add(sums, ['ratings', id_empresa, id_tema, day(fecha_fin!)], 1);
    add(sums, ['scale', id_empresa, id_tema, day(fecha_fin!)], escala);
  }
  const certificates = await valid
    .innerJoin('certificado as c', 'c.id_evaluacion', 'e.id_evaluacion')
    .where('c.codigo_estado', '=', 1)
    .select(['u.id_empresa', 'c.fecha'])
    .execute();
  for (const { id_empresa, fecha } of certificates) add(sums, ['certificates', id_empresa, fecha], 1);
  const logins = await db
    .selectFrom('log as l')
    .innerJoin('usuario as u', 'u.id_usuario', 'l.id_usuario')
    .where('l.tipo', '=', 'login')
    .select(['u.id_empresa', 'l.fecha_creacion'])
    .execute();
  for (const { id_empresa, fecha_creacion } of logins)
    add(sums, ['sign-ins', id_empresa, day(fecha_creacion), Number(timeIn(zona, new Date(fecha_creacion)).slice(0, 2))], 1);
  return sums;
}

/** Reads the kept sums. */
export async function keptSums(db: Executor): Promise<Sums> {
  const sums: Sums = {};
  const { rows } = await sql<{ key: string; value: number }>`
    select concat_ws('/', 'ratings', coalesce(id_empresa::text, ''), id_tema, dia) as key, valoraciones as value from valoracion_dia
    union all select concat_ws('/', 'scale', coalesce(id_empresa::text, ''), id_tema, dia), suma::integer from valoracion_dia
    union all select concat_ws('/', 'certificates', coalesce(id_empresa::text, ''), dia), certificados from certificado_dia
    union all select concat_ws('/', 'sign-ins', coalesce(id_empresa::text, ''), dia, hora), accesos from acceso_hora`.execute(db);
  for (const { key, value } of rows) add(sums, [key], value);
  return sums;
}

/** Counts the ratings that are not folded yet. */
export const looseRows = async (db: Executor): Promise<number> =>
  (await sql<{ loose: number }>`select count(*)::integer as loose from valoracion_dia where not plegada`.execute(db)).rows[0]!.loose;
