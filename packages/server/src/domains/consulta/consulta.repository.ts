import { type ConsultaFicha, type ConsultaFila, consultaLista } from '@portal/contract/consulta';
import type { ListQuery } from '@portal/contract/core';
import type { DatosPregunta } from '@portal/contract/pregunta';
import { sql } from 'kysely';
import { type Author, findAuthor } from '../../core/master/author.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

const COLUMNS = sql`c.id_consulta, c.id_usuario, c.id_tema, c.id_pregunta, c.version, c.fecha_creacion, u.codigo_usuario, u.personal, e.empresa,
  t.titulo as tema, c.texto, v.pregunta, c.estado, c.respuesta, c.fecha_respuesta, c.fecha_lectura`;

const TABLES = sql`consulta c left join usuario u using (id_usuario) left join empresa e on e.id_empresa = u.id_empresa
  left join tema t using (id_tema) left join pregunta_version v on v.id_pregunta = c.id_pregunta and v.version = c.version_pregunta`;

/** Lists the questions of the people of the scope. */
export const listConsultas = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<ConsultaFila>> =>
  listRows(db, sql<ConsultaFila>`select ${COLUMNS} from ${TABLES} where ${inScope(scope, 'u.id_empresa')}`, {
    list,
    definition: consultaLista,
  });

/** Question with four texts in the order that its person saw, or with another content and its order. */
export interface ConsultaLeida extends ConsultaFicha {
  readonly datos: DatosPregunta | null;
  readonly orden: readonly number[] | null;
}

/** Reads a question with what its person saw; undefined outside the scope. */
export const findConsulta = async (db: Executor, id: number, scope: Scope): Promise<ConsultaLeida | undefined> =>
  (
    await sql<ConsultaLeida>`
      select ${COLUMNS}, coalesce(q.version <> c.version_pregunta, false) as cambiada, v.datos,
        case when v.datos is not null then (
          select d.orden_opciones from detalle d join evaluacion i using (id_evaluacion)
          where i.id_usuario = c.id_usuario and d.id_pregunta = c.id_pregunta and d.version = c.version_pregunta and i.fecha_creacion <= c.fecha_creacion
          order by i.fecha_creacion desc limit 1) end as orden,
        case when v.id_pregunta is null then '{}' else array(
          select case lugar.opcion when '1' then v.rpta_a when '2' then v.rpta_b when '3' then v.rpta_c else v.rpta_d end
          from regexp_split_to_table(c.orden, '') with ordinality as lugar(opcion, turno) order by lugar.turno) end as opciones
      from ${TABLES} left join pregunta q on q.id_pregunta = c.id_pregunta
      where c.id_consulta = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

/** Reads who changed a question last. */
export const findAutor = (db: Executor, id: number): Promise<Author | undefined> =>
  findAuthor(db, { table: 'consulta', key: 'id_consulta' }, id);

/** Question under a lock, with the person to whom its answer is written. */
export interface Bloqueada {
  readonly version: number;
  readonly usuario_modificacion: string | null;
  readonly estado: ConsultaFila['estado'];
  readonly respuesta: string | null;
  readonly tema: string;
  readonly id_usuario: number;
  readonly nombres: string;
  readonly idioma: string | null;
  readonly correo_comprobado: boolean;
  /** Null: no letter reaches the person. */
  readonly destinatario: string | null;
}

/** Locks a question of the scope; `today` is `YYYY-MM-DD`. */
export const lockConsulta = async (
  trx: Executor,
  id: number,
  { scope, today }: { readonly scope: Scope; readonly today: string },
): Promise<Bloqueada | undefined> =>
  (
    await sql<Bloqueada>`
      select c.version, c.usuario_modificacion, c.estado, c.respuesta, t.titulo as tema, u.id_usuario, u.nombres, u.idioma, u.correo_comprobado,
        case when u.codigo_estado = 1 and ${isActiveOn('u', today)} and ${isReachable('u')} then u.correo_electronico end as destinatario
      from consulta c join usuario u using (id_usuario) join tema t using (id_tema)
      where c.id_consulta = ${id}::integer and ${inScope(scope, 'u.id_empresa')} for no key update of c`.execute(trx)
  ).rows[0];

interface Cambio {
  readonly estado: ConsultaFila['estado'];
  /** Absent: the answer stays as it is. */
  readonly respuesta?: string;
  readonly usuario: string;
  readonly id_autor: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Writes a state and, with `respuesta`, an answer that is yet to be seen; returns the new version. */
export const updateConsulta = async (trx: Executor, id: number, cambio: Cambio): Promise<number> => {
  const { estado, respuesta = null, usuario, id_autor, now } = cambio;
  const { rows } = await sql<{ version: number }>`
    update consulta set estado = ${estado}::text, respuesta = coalesce(${respuesta}::text, respuesta),
      fecha_respuesta = case when ${respuesta}::text is null then fecha_respuesta else ${now}::timestamptz end,
      fecha_lectura = case when ${respuesta}::text is null then fecha_lectura end,
      usuario_modificacion = ${usuario}::text, id_usuario_modificacion = ${id_autor}::integer, fecha_modificacion = ${now}::timestamptz,
      version = version + 1
    where id_consulta = ${id}::integer returning version`.execute(trx);
  return rows[0]!.version;
};
