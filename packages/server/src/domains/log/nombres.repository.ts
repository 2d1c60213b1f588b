import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { claveOf, type Referencia, type TipoReferencia } from './referencias.rules.ts';

/** Title of a record of each table, over its own name. */
const TITULOS = {
  archivo: sql`nombre`,
  contenido: sql`coalesce(nullif(contenido, ''), descripcion)`,
  curso: sql`titulo`,
  dominio: sql`dominio`,
  empresa: sql`empresa`,
  importacion: sql`archivo`,
  modulo: sql`titulo`,
  parametro: sql`parametro`,
  planestudio: sql`denominacion`,
  pregunta: sql`pregunta`,
  programa: sql`titulo`,
  regla: sql`coalesce(nullif(regla.nombre, ''), (select p.denominacion from planestudio p where p.id_planestudio = regla.id_planestudio))`,
  tema: sql`titulo`,
  usuario: sql`personal`,
} as const;

type Titled = keyof typeof TITULOS;

/** Tables that are entered in the log under the record of another table. */
const ENLACES: Readonly<Record<string, Titled>> = {
  acceso_empresa: 'usuario',
  planestudio_programa: 'planestudio',
  programa_curso: 'programa',
  curso_modulo: 'curso',
  tema_modulo: 'modulo',
  tema_pregunta: 'tema',
  regla_condicion: 'regla',
};

/** An event of a person, such as a sign-in, names the person alone. */
const PERSON = sql`coalesce(l.id_registro, l.id_usuario)`;

const titleOf = (tabla: string, source: Titled) =>
  sql`when ${sql.lit(tabla)} then (select ${TITULOS[source]} from ${sql.table(source)} where ${sql.ref(`id_${source}`)} = ${tabla === 'usuario' ? PERSON : sql`l.id_registro`})`;

/** An assignment is known by its plan. */
const PLANES = sql`when 'asignacion' then (select p.denominacion from asignacion x join planestudio p using (id_planestudio)
  where x.id_asignacion = l.id_registro)`;

/** A deleted attempt or rating is known by its topic, as a question to the training area is. */
const TEMAS = sql`when 'evaluacion' then (select titulo from tema where id_tema = (l.antes ->> 'id_tema')::integer)
  when 'feedback' then (select t.titulo from evaluacion e join tema t using (id_tema) where e.id_evaluacion = (l.antes ->> 'id_evaluacion')::integer)
  when 'consulta' then (select t.titulo from consulta c join tema t using (id_tema) where c.id_consulta = l.id_registro)`;

const sources = Object.keys(TITULOS) as Titled[];

/** Title of the record of an entry `l`; of one that no longer exists, its title at that time. */
export const TITULO = sql<string | null>`coalesce(case l.tabla ${sql.join(
  [
    ...sources.map((source) => titleOf(source, source)),
    ...Object.entries(ENLACES).map(([tabla, source]) => titleOf(tabla, source)),
    PLANES,
    TEMAS,
  ],
  sql` `,
)} end, ${lastTitle('antes')}, ${lastTitle('despues')})`;

function lastTitle(column: 'antes' | 'despues'): RawBuilder<string> {
  const value = sql.ref(`l.${column}`);
  const names = ['titulo', 'denominacion', 'pregunta', 'empresa', 'parametro', 'dominio'].map((name) => sql`${value} ->> ${sql.lit(name)}`);
  const persona = sql`nullif(trim(concat_ws(' ', ${value} ->> 'nombres', ${value} ->> 'apellido_paterno')), '')`;
  return sql`coalesce(${sql.join([...names, persona])})`;
}

/** Ids of the domains with parameters that other tables name by code (P84). */
const DOMINIOS = { grupo: 1, categoria: 3, categoriaPregunta: 4 } as const;

function namesOf(tipo: TipoReferencia, valores: readonly string[], scope: Scope): RawBuilder<unknown> {
  const named = sql.lit(tipo);
  if (tipo === 'persona')
    return sql`select ${named} as tipo, codigo_usuario as valor, personal as nombre from usuario
      where codigo_usuario = any (${valores}::text[]) and ${inScope(scope, 'id_empresa')}`;
  if (tipo === 'grupo' || tipo === 'categoria' || tipo === 'categoriaPregunta')
    return sql`select ${named} as tipo, codigo_comun as valor, parametro as nombre from parametro
      where id_dominio = ${DOMINIOS[tipo]} and codigo_comun = any (${valores}::text[])`;
  const key = sql.ref(`id_${tipo}`);
  const limited = tipo === 'usuario' || tipo === 'empresa' ? sql`and ${inScope(scope, 'id_empresa')}` : sql``;
  return sql`select ${named} as tipo, ${key}::text as valor, ${TITULOS[tipo]} as nombre from ${sql.table(tipo)}
    where ${key} = any (${valores}::integer[]) ${limited}`;
}

/** Finds the names of records by reference (`claveOf`); a person or company outside the scope has none. */
export async function findNombres(db: Executor, referencias: readonly Referencia[], scope: Scope): Promise<Map<string, string>> {
  const byTipo = new Map<TipoReferencia, Set<string>>();
  for (const { tipo, valor } of referencias) byTipo.set(tipo, (byTipo.get(tipo) ?? new Set()).add(valor));
  if (byTipo.size === 0) return new Map();
  const parts = [...byTipo].map(([tipo, valores]) => namesOf(tipo, [...valores], scope));
  const { rows } = await sql<Referencia & { nombre: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [claveOf(row), row.nombre]));
}
