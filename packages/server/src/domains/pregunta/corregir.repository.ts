import type { FilaPregunta } from '@portal/contract/pregunta';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Version of a question, and which others are the same. */
export interface VersionPregunta extends FilaPregunta {
  readonly pregunta: string;
  readonly id_empresa: number | null;
  /** Versions with the same texts and the same key, this one among them. */
  readonly versiones: readonly number[];
  /** Version of the bank, which is the last one. */
  readonly version_banco: number;
}

const CONTENIDO = sql`pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos`;

/** Finds a version of a question. */
export const findVersion = async (db: Executor, id_pregunta: number, version: number): Promise<VersionPregunta | undefined> =>
  (
    await sql<VersionPregunta>`
      select v.pregunta, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.datos, q.id_empresa, q.version as version_banco,
        array(select s.version from pregunta_version s where s.id_pregunta = v.id_pregunta
          and (s.pregunta, s.rpta_a, s.rpta_b, s.rpta_c, s.rpta_d, s.indicador_correcta, s.tipo)
            = (v.pregunta, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.tipo)
          and s.datos is not distinct from v.datos order by s.version) as versiones
      from pregunta_version v join pregunta q using (id_pregunta)
      where v.id_pregunta = ${id_pregunta}::integer and v.version = ${version}::integer`.execute(db)
  ).rows[0];

/** Locks a question until the transaction ends; returns its version. */
export const lockPregunta = async (trx: Executor, id_pregunta: number): Promise<number | undefined> =>
  (await trx.selectFrom('pregunta').select('version').where('id_pregunta', '=', id_pregunta).forNoKeyUpdate().executeTakeFirst())?.version;

interface Sello {
  readonly usuario: string;
  readonly now: string;
}

/** Writes texts and key of a question, and stores them as its next version, which is returned. */
export async function updateClave(
  trx: Executor,
  { usuario, now }: Sello,
  { id_pregunta, fila }: { readonly id_pregunta: number; readonly fila: FilaPregunta | null },
): Promise<number> {
  const set = fila
    ? sql`rpta_a = ${fila.rpta_a}, rpta_b = ${fila.rpta_b}, rpta_c = ${fila.rpta_c}, rpta_d = ${fila.rpta_d},
        indicador_correcta = ${fila.indicador_correcta}, datos = ${fila.datos && JSON.stringify(fila.datos)}::jsonb,`
    : sql``;
  const { rows } = await sql<{ version: number }>`
    update pregunta set ${set} version = version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    where id_pregunta = ${id_pregunta}::integer returning version`.execute(trx);
  await sql`
    insert into pregunta_version (id_pregunta, version, ${CONTENIDO}, tipo, partes, usuario_creacion, fecha_creacion)
    select id_pregunta, version, ${CONTENIDO}, tipo, partes, usuario_modificacion, fecha_modificacion
    from pregunta where id_pregunta = ${id_pregunta}::integer`.execute(trx);
  return rows[0]!.version;
}

/** Stores a version of an earlier one with another key under a number of its own; the bank takes the number after it. */
export async function insertCorregida(
  trx: Executor,
  { usuario, now }: Sello,
  { id_pregunta, version, fila }: { readonly id_pregunta: number; readonly version: number; readonly fila: FilaPregunta },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update pregunta set version = version + 1 where id_pregunta = ${id_pregunta}::integer returning version`.execute(trx);
  const corregida = rows[0]!.version;
  await sql`
    insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos, tipo, partes, usuario_creacion,
      fecha_creacion)
    select id_pregunta, ${corregida}::integer, pregunta, ${fila.rpta_a}, ${fila.rpta_b}, ${fila.rpta_c}, ${fila.rpta_d}, ${fila.indicador_correcta}::integer,
      ${fila.datos && JSON.stringify(fila.datos)}::jsonb, tipo, partes, ${usuario}, ${now}::timestamptz
    from pregunta_version where id_pregunta = ${id_pregunta}::integer and version = ${version}::integer`.execute(trx);
  await updateClave(trx, { usuario, now }, { id_pregunta, fila: null });
  return corregida;
}
