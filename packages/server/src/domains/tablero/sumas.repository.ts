import type { ResponseOf } from '@portal/contract/core';
import { FRANJAS, LIMITES_TABLERO, MESES_TABLERO, type tableroApi, type TemaValorado } from '@portal/contract/tablero';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

type Franja = ResponseOf<typeof tableroApi.kpiHora>[number];

/** Scope of the people counted by ratings and sign-ins, and the last day of the months before. */
interface Contados {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly scope: Scope;
}

/** Builds the condition that a day belongs to the months up to `today`. */
const recent = (column: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${today}::date - make_interval(months => ${MESES_TABLERO}) and ${sql.ref(column)} <= ${today}::date)`;

/** Lists the best rated active topics with the mean of their ratings from 10 to 100 (P99). */
export const findValorados = async (db: Executor, { today, scope }: Contados): Promise<TemaValorado[]> =>
  (
    await sql<TemaValorado>`
      select t.id_tema, t.titulo as tema, round(v.suma::numeric / v.valoraciones, 1)::float8 as rating, v.valoraciones::integer
      from (
        select id_tema, sum(suma::integer) as suma, sum(valoraciones) as valoraciones from valoracion_dia d
        where ${recent('d.dia', today)} and ${inScope(scope, 'd.id_empresa')} group by id_tema having sum(valoraciones) > 0
      ) v join tema t on t.id_tema = v.id_tema and t.codigo_estado = 1
      order by v.suma::numeric / v.valoraciones desc, v.valoraciones desc, orden_texto(t.titulo) collate "C", t.id_tema limit ${LIMITES_TABLERO.temas}`.execute(
      db,
    )
  ).rows;

const SLOTS = FRANJAS.map(({ franja, desde, hasta }) => sql`(${franja}::text, ${desde}::integer, ${hasta}::integer)`);

/** Lists every slot of the day with its sign-ins (P23). */
export const findFranjas = async (db: Executor, { today, scope }: Contados): Promise<Franja[]> =>
  (
    await sql<Franja>`
      select f.franja, coalesce(sum(h.accesos), 0)::integer as accesos
      from (values ${sql.join(SLOTS)}) as f (franja, desde, hasta)
      left join (
        select hora, sum(accesos) as accesos from acceso_hora a
        where ${recent('a.dia', today)} and ${inScope(scope, 'a.id_empresa')} group by hora
      ) h on h.hora >= f.desde and h.hora < f.hasta
      group by f.franja, f.desde order by f.desde`.execute(db)
  ).rows;

/** Merges what was appended to the sums since the last time into one row per key. */
export const foldSumas = async (db: Executor): Promise<void> => void (await sql`select plegar_sumas()`.execute(db));

/** Rebuilds the sums from ratings, log and certificates; the result equals the incremental one (`sumas.test.ts`). */
export const rebuildSumas = async (db: Executor): Promise<void> => void (await sql`select reconstruir_sumas()`.execute(db));
