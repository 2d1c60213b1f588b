import type { ConsultaPropia } from '@portal/contract/consulta';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Part of a person's own questions. */
interface Parte {
  readonly id_usuario: number;
  readonly id_tema?: number | undefined;
  readonly antes?: number | undefined;
}

/** Reads the latest questions of a person, of a topic or of all, before `antes`. */
export const findPropias = async (db: Executor, { id_usuario, id_tema = 0, antes = 0 }: Parte): Promise<ConsultaPropia[]> =>
  (
    await sql<ConsultaPropia>`
      select c.id_consulta, c.id_tema, t.titulo as tema, c.id_pregunta, v.pregunta, c.texto, c.estado, c.respuesta, c.fecha_creacion, c.fecha_respuesta,
        c.estado = 'respondida' and c.fecha_lectura is null as por_leer
      from consulta c join tema t using (id_tema)
      left join pregunta_version v on v.id_pregunta = c.id_pregunta and v.version = c.version_pregunta
      where c.id_usuario = ${id_usuario}::integer and (${id_tema}::integer = 0 or c.id_tema = ${id_tema}::integer)
        and (${antes}::integer = 0 or c.id_consulta < ${antes}::integer)
      order by c.id_consulta desc limit ${LIMITES_CONSULTA.pagina}`.execute(db)
  ).rows;

/** Locks a person, so that their questions are counted one after another. */
export const lockPersona = async (trx: Executor, id_usuario: number): Promise<void> => {
  await trx.selectFrom('usuario').select('id_usuario').where('id_usuario', '=', id_usuario).forNoKeyUpdate().executeTakeFirst();
};

/** Question that a person wants to ask. */
interface Pedida {
  readonly id_usuario: number;
  readonly clave: string;
  readonly id_tema: number;
  readonly id_evaluacion: number | null;
  readonly id_pregunta: number | null;
  /** Moment since which questions count for the day, ISO 8601. */
  readonly desde: string;
}

/** Numbers of a person's questions, and what the asked one is about. */
interface Juzgada {
  /** Question that the same call asked before. */
  readonly repetida: number | null;
  readonly abiertas: number;
  readonly recientes: number;
  /** The topic is assigned to the person, or has an attempt of theirs. */
  readonly suyo: boolean;
  /** Version and order of the options in the attempt; null without it. */
  readonly version: number | null;
  readonly orden: string | null;
}

/** Judges a question before it is stored. */
export const judgeConsulta = async (trx: Executor, pedida: Pedida): Promise<Juzgada> => {
  const { id_usuario, clave, id_tema, id_evaluacion, id_pregunta, desde } = pedida;
  const { rows } = await sql<Juzgada>`
    with propia as (
      select id_consulta, clave, estado, fecha_creacion from consulta where id_usuario = ${id_usuario}::integer
    ), vista as (
      select d.version, d.orden from detalle d join evaluacion e using (id_evaluacion)
      where e.id_usuario = ${id_usuario}::integer and e.id_evaluacion = ${id_evaluacion}::integer and e.id_tema = ${id_tema}::integer
        and d.id_pregunta = ${id_pregunta}::integer
    )
    select (select id_consulta from propia where clave = ${clave}::text) as repetida,
      (select count(*)::integer from propia where estado = 'abierta') as abiertas,
      (select count(*)::integer from propia where fecha_creacion > ${desde}::timestamptz) as recientes,
      exists (select from asignacion a join ocurrencia o using (id_planestudio)
        where a.id_usuario = ${id_usuario}::integer and a.codigo_estado = 1 and o.id_tema = ${id_tema}::integer)
        or exists (select from evaluacion e where e.id_usuario = ${id_usuario}::integer and e.id_tema = ${id_tema}::integer) as suyo,
      (select version from vista) as version, (select orden from vista) as orden`.execute(trx);
  return rows[0]!;
};

interface Nueva {
  readonly id_usuario: number;
  readonly clave: string;
  readonly texto: string;
  readonly id_tema: number;
  readonly id_pregunta: number | null;
  readonly version_pregunta: number | null;
  readonly orden: string | null;
  readonly usuario_creacion: string;
  readonly id_usuario_creacion: number;
  readonly fecha_creacion: string;
  readonly fecha_modificacion: string;
}

/** Inserts a question and returns its id. */
export const insertConsulta = async (trx: Executor, nueva: Nueva): Promise<number> =>
  (await trx.insertInto('consulta').values(nueva).returning('id_consulta').executeTakeFirstOrThrow()).id_consulta;

/** Notes that a person saw answers; passes over what is not theirs, has no answer or was seen. */
export const markLeidas = async (trx: Executor, id_usuario: number, visto: { readonly ids: readonly number[]; readonly now: string }) => {
  await sql`
    update consulta set fecha_lectura = ${visto.now}::timestamptz
    where id_usuario = ${id_usuario}::integer and id_consulta = any (${[...visto.ids]}::integer[])
      and estado = 'respondida' and fecha_lectura is null`.execute(trx);
};
