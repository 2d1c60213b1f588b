import { type Migration, sql } from 'kysely';
import type { Executor } from '../executor.ts';

const TIPOS = `tipo in ('unica', 'multiple', 'verdadero_falso', 'numerica', 'corta', 'relacionar', 'ordenar')`;

/** Length checks of migration 002 over the question and its four options. */
const LONGITUDES = ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

/** Kind, content (null: four options in `rpta_a` to `rpta_d`) and number of parts that an attempt turns (0: none). */
const contenido = (table: string): readonly string[] => [
  `alter table ${table}
    add column tipo text not null default 'unica' check (${TIPOS}),
    add column datos jsonb,
    add column partes smallint not null default 4 check (partes between 0 and 15)`,
  `alter table ${table} add constraint ${table}_contenido check (datos is not null or (tipo = 'unica' and partes in (0, 4)))`,
];

const STATEMENTS: readonly string[] = [
  ...LONGITUDES.map((column) => `alter table pregunta drop constraint pregunta_${column}_check`),
  ...contenido('pregunta'),
  ...contenido('pregunta_version'),
  `alter table pregunta
    add constraint pregunta_longitud check (length(pregunta) between 1 and 4000 and (datos is not null
      or (length(rpta_a) between 1 and 4000 and length(rpta_b) between 1 and 4000 and length(rpta_c) between 1 and 4000 and length(rpta_d) between 1 and 4000))),
    add column dificultad text check (dificultad in ('facil', 'media', 'dificil')),
    add column etiquetas text check (length(etiquetas) <= 250)`,
  `alter table detalle drop constraint detalle_respuesta_check`,
  // Shown order of the parts (null: that of \`orden\`), answer without one chosen option, and points from 0 to 1 (null: 1 or 0 by \`es_correcta\`).
  `alter table detalle
    add column respuesta_datos jsonb,
    add column orden_opciones smallint[],
    add column puntos numeric(9, 8) check (puntos between 0 and 1)`,
  `alter table detalle add constraint detalle_una_respuesta check ((respuesta is null or respuesta between 1 and 10) and (respuesta is null or respuesta_datos is null))`,
  // Whether a result shows the words of the author beside the right answers.
  `alter table tema add column explicaciones smallint not null default 1 check (explicaciones in (0, 1))`,
];

/**
 * Adds the level of the forms of data that all processes know: below the level of a form, a call that would write it is refused. A new portal starts at
 * the highest. By a default, because an update of the row would be noted in the log.
 */
async function addNivel(db: Executor): Promise<void> {
  const { rows } = await sql<{ nivel: number }>`select (not exists (select from usuario))::integer as nivel`.execute(db);
  await sql`
    alter table configuracion add column nivel_escritura smallint not null default ${sql.lit(rows[0]?.nivel ?? 0)} check (nivel_escritura >= 0)`.execute(
    db,
  );
  await sql`alter table configuracion alter column nivel_escritura set default 0`.execute(db);
}

/** Questions of seven kinds, and the level of writing (docs/producto.md P281, P282). */
export const tipos: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    await addNivel(db);
  },
};
