import { sql } from 'kysely';
import type { Executor } from '../../../../db/executor.ts';
import { commonOrInScope, type Scope } from '../../../../db/scope.ts';
import type { Sello } from '../../../../core/master/many-rows.repository.ts';

/** Topic of an act of linking. */
export interface TemaMasivo {
  readonly id_tema: number;
  readonly titulo: string;
  readonly id_empresa: number | null;
}

/** Reads topics of the scope; in a transaction it locks them until the end, in the order of their ids. */
export async function findTemas(db: Executor, scope: Scope, ids: readonly number[]): Promise<TemaMasivo[]> {
  const { rows } = await sql<TemaMasivo>`
    select t.id_tema, t.titulo, t.id_empresa from tema t where t.id_tema = any (${[...ids]}::integer[]) and ${commonOrInScope(scope, 't.id_empresa')}
    order by t.id_tema ${db.isTransaction ? sql`for no key update` : sql``}`.execute(db);
  return rows;
}

/** Link of a question with a topic, and the owner of the topic. */
export interface EnlaceMasivo {
  readonly id_tema_pregunta: number;
  readonly id_tema: number;
  readonly id_pregunta: number;
  readonly numero_orden: number;
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
  readonly id_empresa: number | null;
}

/** Reads the links of questions; `temas`: with these topics alone, when there are some. */
export async function findEnlaces(db: Executor, preguntas: readonly number[], temas: readonly number[]): Promise<EnlaceMasivo[]> {
  const { rows } = await sql<EnlaceMasivo>`
    select l.id_tema_pregunta, l.id_tema, l.id_pregunta, l.numero_orden, l.usuario_creacion, l.fecha_creacion, t.id_empresa
    from tema_pregunta l join tema t using (id_tema)
    where l.id_pregunta = any (${[...preguntas]}::integer[]) and (${temas.length === 0}::boolean or l.id_tema = any (${[...temas]}::integer[]))
    order by l.id_tema_pregunta`.execute(db);
  return rows;
}

/** Deletes links by their own ids. */
export const deleteEnlaces = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from tema_pregunta where id_tema_pregunta = any (${[...ids]}::integer[])`.execute(trx);
};

/** Link as an undoing gives it back. */
export type EnlaceAnterior = Omit<EnlaceMasivo, 'id_empresa'>;

/** Inserts links as they were. */
export const restoreEnlaces = async (trx: Executor, enlaces: readonly EnlaceAnterior[]): Promise<void> => {
  await sql`
    insert into tema_pregunta (id_tema_pregunta, id_tema, id_pregunta, numero_orden, usuario_creacion, fecha_creacion)
    select id_tema_pregunta, id_tema, id_pregunta, numero_orden, usuario_creacion, fecha_creacion
    from json_populate_recordset(null::tema_pregunta, ${JSON.stringify(enlaces)}::json)`.execute(trx);
};

/** Marks topics as saved: a form that is open on one then meets a conflict, never overwrites its questions (P31). */
export const touchTemas = async (trx: Executor, ids: readonly number[], { usuario, now }: Sello): Promise<void> => {
  if (ids.length)
    await sql`
      update tema set version = version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
      where id_tema = any (${[...ids]}::integer[])`.execute(trx);
};
