import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Categoria } from './importar.rules.ts';

/** A row that may be written. */
export interface FilaAceptada {
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly indicador_correcta: number;
  readonly codigo_categoria: string;
}

/** Counts of an import; a second confirmation answers the same ones. */
export interface Resultado {
  readonly insertados: number;
  readonly existentes: number;
  readonly rechazados: number;
}

interface Importacion {
  readonly filas: { readonly aceptadas: FilaAceptada[]; readonly rechazados: number };
  readonly resultado: Resultado | null;
}

export const findCategoriasConNombre = async (db: Executor): Promise<Categoria[]> =>
  (
    await sql<Categoria>`
      select codigo_parametro as codigo, parametro as nombre from parametro join dominio using (id_dominio)
      where clave = 'categoria_pregunta' order by codigo_parametro`.execute(db)
  ).rows;

/** Places in `rows` of those that the bank holds already, whatever their state and category. */
export async function findExistentes(db: Executor, rows: readonly Omit<FilaAceptada, 'codigo_categoria'>[]): Promise<Set<number>> {
  const texts = (name: keyof (typeof rows)[number]) => sql`${rows.map((row) => row[name])}::text[]`;
  const found = await sql<{ lugar: number }>`
    select n.lugar::integer as lugar
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${rows.map((row) => row.indicador_correcta)}::integer[])
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, lugar)
    where exists (
      select from pregunta q where q.pregunta = n.pregunta and q.rpta_a = n.rpta_a and q.rpta_b = n.rpta_b and q.rpta_c = n.rpta_c
        and q.rpta_d = n.rpta_d and q.indicador_correcta = n.indicador_correcta)`.execute(db);
  return new Set(found.rows.map(({ lugar }) => lugar - 1));
}

/** Makes imports of questions wait for each other until the transaction ends, so that two of them do not write the same question. */
export const lockImports = async (trx: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('importacion_pregunta'))`.execute(trx);
};

/** Keeps a reviewed import until it is confirmed; forgets those that were left for more than a day. */
export async function insertImportacion(
  db: Executor,
  filas: Importacion['filas'],
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<number> {
  await sql`delete from importacion where estado = 'revisada' and fecha_creacion < ${now}::timestamptz - interval '1 day'`.execute(db);
  const inserted = await sql<{ id: number }>`
    insert into importacion (tipo, filas, usuario_creacion, fecha_creacion)
    values ('pregunta', ${JSON.stringify(filas)}::jsonb, ${usuario}, ${now}::timestamptz) returning id_importacion as id`.execute(db);
  return inserted.rows[0]!.id;
}

export const lockImportacion = async (trx: Executor, id: number): Promise<Importacion | undefined> =>
  (
    await sql<Importacion>`
      select filas, resultado from importacion where id_importacion = ${id} and tipo = 'pregunta' for update`.execute(trx)
  ).rows[0];

/** Marks an import as written and drops its rows. */
export async function finishImportacion(
  trx: Executor,
  { id, resultado }: { readonly id: number; readonly resultado: Resultado },
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<void> {
  await sql`
    update importacion set estado = 'aplicada', filas = '{}'::jsonb, resultado = ${JSON.stringify(resultado)}::jsonb,
      usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    where id_importacion = ${id}`.execute(trx);
}
