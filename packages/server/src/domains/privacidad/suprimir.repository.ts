import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { idsOf } from '../../db/former-ids.ts';
import type { Anotada } from './supresion.rules.ts';
import type { Titular } from './exportar.repository.ts';

/** Person to erase: how the portal knows them, and the pseudonym in their place. */
export interface Supresion extends Titular {
  readonly numero_documento: string | null;
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
  /** Addresses, numbers and sign-in names of the record, of its past and of the identity provider. */
  readonly datos: readonly string[];
  readonly seudonimo: string;
  readonly now: string;
  /** Day of the call, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Person as stored, for an erasure. */
export interface PorSuprimir extends Omit<Supresion, 'seudonimo' | 'now' | 'today'> {
  readonly fecha_seudonimo: string | null;
  readonly fecha_creacion: string;
}

/** Record that was joined into the person to erase. */
type Unido = Omit<Supresion, 'seudonimo' | 'now' | 'today'>;

/** Locks a person until the transaction ends; undefined without one. */
export async function lockTitular(trx: Executor, id: number): Promise<PorSuprimir | undefined> {
  const { rows } = await sql<PorSuprimir>`
    select u.id_usuario, u.username, u.codigo_usuario, u.personal, u.nombres, u.apellido_paterno, u.apellido_materno, u.numero_documento,
      u.fecha_seudonimo, u.fecha_creacion, array_remove(array[lower(u.correo_electronico), lower(u.correo_secundario)], null) as correos,
      array(
        select distinct v.dato from (
          select unnest(array[u.username, u.numero_documento, u.telefono, u.correo_electronico, u.correo_secundario, u.correo_rebotado,
            u.codigo_usuario, u.personal]) as dato
          union all select unnest(array[s.nombre_usuario, s.id_externo]) from scim_usuario s where s.id_usuario = u.id_usuario
          union all select l.valores ->> n.campo
          from log r cross join lateral (values (r.antes), (r.despues)) as l(valores)
            cross join unnest(array['username', 'numero_documento', 'telefono', 'correo_electronico', 'correo_secundario', 'nombre_usuario',
              'id_externo']) as n(campo)
          where r.id_usuario in ${idsOf(id)} and r.tabla in ('usuario', 'scim_usuario')
        ) v where v.dato is not null) as datos
    from usuario u where u.id_usuario = ${id}::integer for update`.execute(trx);
  return rows[0];
}

/** Reads the records that were joined into a person (P258), as they were: the log has their last values, for as long as it is kept. */
export async function findUnidos(trx: Executor, id: number): Promise<Unido[]> {
  const { rows } = await sql<Unido>`
    select n.id_anterior as id_usuario, coalesce(b.antes ->> 'username', n.documento, n.codigo) as username, n.codigo as codigo_usuario,
      n.nombre as personal, coalesce(b.antes ->> 'nombres', n.nombre) as nombres, coalesce(b.antes ->> 'apellido_paterno', '') as apellido_paterno,
      coalesce(b.antes ->> 'apellido_materno', '') as apellido_materno, n.documento as numero_documento,
      array_remove(array[lower(b.antes ->> 'correo_electronico'), lower(b.antes ->> 'correo_secundario')], null) as correos,
      array_remove(array[b.antes ->> 'username', n.documento, n.codigo, n.nombre, b.antes ->> 'telefono', b.antes ->> 'correo_electronico',
        b.antes ->> 'correo_secundario'], null) as datos
    from nombre_anterior n left join lateral (
      select l.antes from log l
      where l.tabla = 'usuario' and l.tipo = 'baja' and l.id_registro = n.id_anterior and l.antes is not null order by l.id_log desc limit 1
    ) b on true
    where n.id_usuario = ${id}::integer order by n.id_nombre_anterior`.execute(trx);
  return rows;
}

/** Returns whether this person, made at that moment, is stored without a pseudonym. */
export async function findPersonaDe(
  db: Executor,
  { id_usuario, creada }: { readonly id_usuario: number; readonly creada: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from usuario where id_usuario = ${id_usuario}::integer and fecha_creacion = ${creada}::timestamptz and fecha_seudonimo is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lists the people under a pseudonym, as they are noted beside the backups. */
export async function findSuprimidas(db: Executor): Promise<Anotada[]> {
  const { rows } = await sql<Anotada>`
    select id_usuario, username as seudonimo, fecha_seudonimo as momento, fecha_creacion as creada from usuario
    where fecha_seudonimo is not null order by id_usuario`.execute(db);
  return rows;
}

/** Reads what the law keeps: the person, the names on certificates, and the values of the log but those of absences and ratings. */
export async function readSellado(trx: Executor, id: number): Promise<string> {
  const { rows } = await sql<{ contenido: string }>`
    select json_build_object(
      'persona', (select to_jsonb(u) - array['contrasenia_hash', 'busqueda'] from usuario u where u.id_usuario = ${id}::integer),
      'certificados', (select coalesce(json_agg(json_build_object('id_certificado', c.id_certificado, 'numero', c.numero, 'nombre', c.nombre, 'documento', c.documento)), '[]')
        from certificado c join evaluacion e using (id_evaluacion) where e.id_usuario = ${id}::integer),
      'registro', (select coalesce(json_agg(json_build_object('id_log', l.id_log, 'detalle', l.detalle, 'antes', l.antes, 'despues', l.despues)), '[]')
        from log l where l.id_usuario in ${idsOf(id)} and l.tabla not in ('ausencia', 'feedback', 'justificacion', 'prorroga')
          and (l.detalle is not null or l.antes is not null or l.despues is not null)))::text as contenido`.execute(trx);
  return rows[0]!.contenido;
}

/** Seal to store. */
interface NuevoSello {
  readonly id_usuario: number;
  readonly now: string;
  readonly today: string;
  readonly contenido: Buffer;
}

/** Inserts a seal, kept for the years of the settings. */
export async function insertSello(trx: Executor, { id_usuario, now, today, contenido }: NuevoSello): Promise<void> {
  await sql`
    insert into sello_persona (id_usuario, fecha, conservar_hasta, contenido)
    select ${id_usuario}::integer, ${now}::timestamptz, (${today}::date + make_interval(years => c.sello_anios))::date, ${contenido}::bytea
    from configuracion c`.execute(trx);
}

/** Reads the seals of a person. */
export async function findSellos(db: Executor, id_usuario: number): Promise<Buffer[]> {
  const { rows } = await sql<{ contenido: Buffer }>`
    select contenido from sello_persona where id_usuario = ${id_usuario}::integer order by id_sello`.execute(db);
  return rows.map(({ contenido }) => Buffer.from(contenido));
}

/** Destroys the seals after their last day (`conservar_hasta`); returns how many. */
export async function destroySellos(db: Executor, today: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from sello_persona where conservar_hasta < ${today}::date`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Reads the key of the seals; the first call stores `fresh`. */
export async function findLlave(db: Executor, fresh: string): Promise<string> {
  await sql`insert into secreto (clave, valor) values ('sello', ${fresh}) on conflict (clave) do nothing`.execute(db);
  return (await sql<{ valor: string }>`select valor from secreto where clave = 'sello'`.execute(db)).rows[0]!.valor;
}

/** Puts the person under the pseudonym: who they were goes, what they are counted by stays. */
export async function renamePersona(trx: Executor, { id_usuario, seudonimo, now, today }: Supresion): Promise<void> {
  await sql`
    update usuario set username = ${seudonimo}, codigo_usuario = ${seudonimo}, nombres = ${seudonimo}, apellido_paterno = '', apellido_materno = '',
      tipo_documento = 'OTRO', numero_documento = null, correo_electronico = null, correo_secundario = null, correo_rebotado = null,
      correo_comprobado = false, telefono = null, genero = null, trabajador = null, fecha_ingreso = null, idioma = null,
      codigo_jefe_inmediato = null, contrasenia_hash = null, contrasenia_fecha = null, contrasenia_temporal = false, fecha_login = null,
      indicador_admin = 0, indicador_soporte = 0, rol_acotado = 0, indicador_alcance = 0, codigo_estado = 2, fecha_cese = least(coalesce(fecha_cese, ${today}::date), ${today}::date),
      fecha_seudonimo = ${now}::timestamptz, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_usuario = ${id_usuario}::integer`.execute(trx);
}

/** Tables of which the person's rows are deleted whole. */
const BORRADAS = [
  'sesion',
  'dispositivo',
  'segundo_factor',
  'codigo_recuperacion',
  'llave',
  'scim_usuario',
  'desafio',
  'restablecimiento',
  'pin_tienda',
  'enlace_equipo',
  'calendario_enlace',
  'notificacion_equipo',
  'navegacion',
  'ausencia',
  'acceso_empresa',
  'reporte_guardado',
  'copia',
  'simulacion',
  'simulacion_fila',
  'masivo',
  'masivo_fila',
] as const;

/** Deletes what the person alone used, and the rows of spreadsheets about them. */
export async function deletePropio(
  trx: Executor,
  { id_usuario, username, codigo_usuario, personal, numero_documento, correos, seudonimo }: Supresion,
): Promise<void> {
  for (const tabla of BORRADAS) await sql`delete from ${sql.table(tabla)} where id_usuario = ${id_usuario}::integer`.execute(trx);
  await sql`delete from intento_acceso where clave ~ ${`^(cuenta|cambio|factor|pin|dispositivo|calendario):${id_usuario}(:|$)`}`.execute(
    trx,
  );
  await sql`
    delete from acceso_externo where lower(correo) = any (${[...correos]}::text[])
      or sin_acentos(concat_ws(' ', nombres, apellidos)) = sin_acentos(${personal}::text)`.execute(trx);
  const known = [username, codigo_usuario, numero_documento, ...correos]
    .filter((value) => value !== null)
    .map((value) => value.toLowerCase());
  await sql`
    delete from importacion_fila f using importacion i
    where i.id_importacion = f.id_importacion and ((i.tipo = 'usuario' and f.id_registro = ${id_usuario}::integer)
      or exists (select from jsonb_each_text(f.textos) v where lower(v.value) = any (${known}::text[])))`.execute(trx);
  await sql`
    delete from union_fila f using union_registro m
    where m.id_union = f.id_union and ((f.clave ->> 'id_usuario')::integer = ${id_usuario}::integer
      or (m.clase = 'usuario' and ${id_usuario}::integer in (m.id_conservado, m.id_unido)))`.execute(trx);
  await sql`
    update union_registro set conservado = ${seudonimo}, unido = ${seudonimo}
    where clase = 'usuario' and ${id_usuario}::integer in (id_conservado, id_unido)`.execute(trx);
  await sql`
    update nombre_anterior set codigo = ${seudonimo}, nombre = ${seudonimo}, documento = null
    where id_usuario = ${id_usuario}::integer`.execute(trx);
  await sql`
    update reporte_guardado set destinatarios = array_remove(destinatarios, ${id_usuario}::integer)
    where ${id_usuario}::integer = any (destinatarios)`.execute(trx);
}
