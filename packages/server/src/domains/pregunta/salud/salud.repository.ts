import type { ListQuery } from '@portal/contract/core';
import { AVISOS_PREGUNTA, type SaludFila, saludLista, type SaludVersion } from '@portal/contract/pregunta';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { ownerName } from '../../../db/owned.ts';
import { commonOrInScope, type Scope } from '../../../db/scope.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';

const GRAVES: readonly string[] = AVISOS_PREGUNTA;

/** Builds the gravity of the gravest flag: the first one counts most. */
const GRAVEDAD = sql<number>`coalesce((
  select max(${GRAVES.length}::integer + 1 - array_position(${GRAVES}::text[], a.aviso)) from unnest(s.avisos) as a(aviso)), 0)`;

/** Builds the condition that a question `q` with the figures `s` of its present version is work for its author. */
const POR_REVISAR = sql<boolean>`(q.codigo_estado = 1 and s.avisos && array['clave_dudosa', 'revisar'])`;

const INDICADORES = sql.join(GRAVES.map((aviso) => sql`(${aviso}::text = any (s.avisos))::integer as ${sql.ref(aviso)}`));

const ACTUAL = sql`pregunta_salud s join pregunta q using (id_pregunta, version)`;

/** Lists the answered questions of the scope in their present version. */
export const listSalud = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<SaludFila>> =>
  listRows(
    db,
    sql<SaludFila>`
      select q.id_pregunta, q.pregunta, (${GRAVES}::text[])[array_length(${GRAVES}::text[], 1) + 1 - nullif(g.gravedad, 0)] as aviso, g.gravedad,
        s.contestadas, s.facilidad, s.discriminacion, s.eficiencia, ${INDICADORES}, ${POR_REVISAR}::integer as por_revisar, q.tipo,
        c.parametro as categoria, ${temasDe()} as temas, ${ownerName('q')} as empresa, q.codigo_estado, q.version, s.fecha_calculo
      from ${ACTUAL} join parametro c on c.id_dominio = q.dominio_categoria and c.codigo_parametro = q.codigo_categoria
      cross join lateral (select ${GRAVEDAD} as gravedad) g
      where s.fecha_calculo is not null and s.contestadas > 0 and ${commonOrInScope(scope, 'q.id_empresa')}`,
    { list, definition: saludLista, byKey: true },
  );

const temasDe = (): RawBuilder<string> => sql<string>`coalesce((
  select string_agg(t.titulo, ', ' order by orden_texto(t.titulo) collate "C", t.id_tema)
  from tema_pregunta l join tema t using (id_tema) where l.id_pregunta = q.id_pregunta), '')`;

/** Builds the number of questions that are work for their authors, as their list shows them. */
export const preguntasPorRevisar = (scope: Scope): RawBuilder<number> => sql<number>`(
  select count(*)::integer from ${ACTUAL}
  where s.avisos <> '{}' and s.fecha_calculo is not null and s.contestadas > 0 and ${POR_REVISAR} and ${commonOrInScope(scope, 'q.id_empresa')})`;

/** Reads the answered versions of a question, the newest first. */
export const findSalud = async (db: Executor, id_pregunta: number): Promise<SaludVersion[]> =>
  (
    await sql<SaludVersion>`
      select s.version, s.version = q.version as vigente, v.pregunta, v.tipo, v.datos, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta,
        v.fecha_creacion, s.contestadas, s.facilidad, s.discriminacion, s.eficiencia, s.avisos, s.opciones, s.fecha_calculo
      from pregunta_salud s join pregunta_version v using (id_pregunta, version) join pregunta q using (id_pregunta)
      where s.id_pregunta = ${id_pregunta} order by s.version desc`.execute(db)
  ).rows;
