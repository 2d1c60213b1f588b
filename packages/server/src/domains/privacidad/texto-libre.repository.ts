import { sql } from 'kysely';
import { PERSONA_DEL_CUERPO } from './conjunto.rules.ts';
import type { Executor } from '../../db/executor.ts';
import type { Supresion } from './suprimir.repository.ts';

/** Opens the guards of what never changes, until the transaction ends (migration 046). */
export const openGuards = async (trx: Executor): Promise<void> => {
  await sql`select set_config('portal.supresion', 'si', true)`.execute(trx);
};

/** Clears the texts that people wrote about the person, or the person about anything. */
export async function clearTextos(trx: Executor, { id_usuario }: Supresion): Promise<void> {
  await sql`
    update feedback f set comentario = null from evaluacion e
    where e.id_evaluacion = f.id_evaluacion and e.id_usuario = ${id_usuario}::integer and f.comentario is not null`.execute(trx);
  await sql`
    update detalle d set respuesta_datos = '"—"' from evaluacion e
    where e.id_evaluacion = d.id_evaluacion and e.id_usuario = ${id_usuario}::integer and jsonb_typeof(d.respuesta_datos) = 'string'`.execute(
    trx,
  );
  // Lessons keep the name and answers of their learner in a state of their own.
  await sql`
    update paquete_estado e set cmi = '{}' from paquete_alumno a
    where a.id_paquete_alumno = e.id_paquete_alumno and a.id_usuario = ${id_usuario}::integer`.execute(trx);
  await sql`
    update paquete_registro r set dicho = '{}' from paquete_lanzamiento l join paquete_alumno a using (id_paquete_alumno)
    where l.id_lanzamiento = r.id_lanzamiento and a.id_usuario = ${id_usuario}::integer`.execute(trx);
  await sql`
    update evaluacion set motivo_anulacion = null where id_usuario = ${id_usuario}::integer and motivo_anulacion is not null`.execute(trx);
  await sql`
    update asignacion set motivo_cierre = null where id_usuario = ${id_usuario}::integer and motivo_cierre is not null`.execute(trx);
  await sql`
    update asignacion_historia h set motivo = null from asignacion a
    where a.id_asignacion = h.id_asignacion and a.id_usuario = ${id_usuario}::integer and h.motivo is not null`.execute(trx);
  await sql`
    update justificacion set motivo = '—' where id_usuario = ${id_usuario}::integer and motivo not in ('', '—')`.execute(trx);
  await sql`update prorroga set motivo = '—' where id_usuario = ${id_usuario}::integer and motivo <> '—'`.execute(trx);
  await sql`
    update solicitud set detalle = null, respuesta = null
    where id_usuario = ${id_usuario}::integer and (detalle is not null or respuesta is not null)`.execute(trx);
  await sql`
    update consulta set texto = '—', respuesta = case when respuesta is not null then '—' end,
      estado = case when estado = 'abierta' then 'cerrada' else estado end
    where id_usuario = ${id_usuario}::integer and (texto <> '—' or respuesta <> '—' or estado = 'abierta')`.execute(trx);
}

/** Empties the letters to and about the person, and takes the person from the copies of others. */
export async function clearCorreos(trx: Executor, { id_usuario, correos }: Supresion): Promise<void> {
  await sql`
    update correo set destinatario = '', copias = '{}', asunto = '', texto = '', html = '', adjunto = null, adjunto_nombre = null,
      adjunto_tipo = null, ultimo_error = null, motivo = null, clave = 'suprimido:' || id_correo,
      estado = case when estado in ('pendiente', 'retenido') then 'descartado' else estado end
    where id_usuario = ${id_usuario}::integer or lower(destinatario) = any (${[...correos]}::text[])`.execute(trx);
  await sql`
    update correo set copias = array(select c from unnest(copias) c where lower(c) <> all (${[...correos]}::text[]))
    where exists (select from unnest(copias) c where lower(c) = any (${[...correos]}::text[]))`.execute(trx);
}

/** Rewrites certificates, events of webhooks and frozen reports; returns the reports that get a new hash. */
export async function renameCopias(
  trx: Executor,
  { id_usuario, codigo_usuario, seudonimo }: Supresion,
  nombres: string | null,
): Promise<number[]> {
  await sql`
    update certificado c set nombre = ${seudonimo}::text, documento = null from evaluacion e
    where e.id_evaluacion = c.id_evaluacion and e.id_usuario = ${id_usuario}::integer`.execute(trx);
  await sql`
    update webhook_entrega set cuerpo = jsonb_set(cuerpo::jsonb, '{data,persona}', (cuerpo::jsonb #> '{data,persona}')
      || jsonb_build_object('codigo_usuario', ${seudonimo}::text, 'username', ${seudonimo}::text, 'personal', ${seudonimo}::text))::text
    where ${sql.raw(PERSONA_DEL_CUERPO)} = ${String(id_usuario)}`.execute(trx);
  const { rows } = await sql<{ id_cuadro: number }>`
    with cambiadas as (
      update cuadro_fila set fila = (fila - array['correo_electronico', 'telefono', 'numero_documento', 'fecha_ingreso'])
        || jsonb_build_object('personal', ${seudonimo}::text)
        || case when fila ? 'apellido' then jsonb_build_object('nombres', ${seudonimo}::text, 'apellido', '') else '{}' end
        || case when fila ? 'codigo_usuario' then jsonb_build_object('codigo_usuario', ${seudonimo}::text) else '{}' end
        || case when fila ? 'codigo' then jsonb_build_object('codigo', ${seudonimo}::text) else '{}' end
        || case when fila ? 'username' then jsonb_build_object('username', ${seudonimo}::text) else '{}' end
        || case when fila ? 'correo_electronico' then jsonb_build_object('correo_electronico', null) else '{}' end
      where fila ? 'personal' and (fila ->> 'id_usuario' = ${String(id_usuario)}::text or fila ->> 'codigo' = ${codigo_usuario}::text)
      returning id_cuadro
    )
    select distinct id_cuadro from cambiadas`.execute(trx);
  const named = nombres
    ? await sql<{ id_cuadro: number }>`
        with cambiadas as (
          update cuadro_fila set fila = reescribir_json(fila, ${nombres}::text, ${seudonimo}::text) where fila::text ~ ${nombres}::text
          returning id_cuadro
        )
        select distinct id_cuadro from cambiadas`.execute(trx)
    : { rows: [] };
  const ids = [...new Set([...rows, ...named.rows].map(({ id_cuadro }) => id_cuadro))];
  if (ids.length > 0) await sql`update cuadro set huella = huella_cuadro(id_cuadro) where id_cuadro = any (${ids}::integer[])`.execute(trx);
  return ids;
}

/** Columns of the log's values that name another person by code. */
const CODIGOS = ['codigo_jefe_inmediato', 'codigo_gerente', 'codigo_director'] as const;

/** Rewrites the stamps of the person everywhere, and clears the log: last, for the changes before have entries of their own. */
export async function rewriteRastro(trx: Executor, supresion: Supresion): Promise<void> {
  const { id_usuario, username, codigo_usuario, seudonimo } = supresion;
  await sql`select reescribir_autor(${id_usuario}::integer, ${username}::text, ${seudonimo}::text)`.execute(trx);
  await sql`
    update log set detalle = null, antes = null, despues = null
    where id_usuario = ${id_usuario}::integer and (detalle is not null or antes is not null or despues is not null)`.execute(trx);
  for (const column of CODIGOS) {
    const value = JSON.stringify({ [column]: codigo_usuario });
    const put = JSON.stringify({ [column]: seudonimo });
    await sql`
      update log set antes = case when antes @> ${value}::jsonb then antes || ${put}::jsonb else antes end,
        despues = case when despues @> ${value}::jsonb then despues || ${put}::jsonb else despues end
      where antes @> ${value}::jsonb or despues @> ${value}::jsonb`.execute(trx);
  }
}
