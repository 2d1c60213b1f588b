import { type RawBuilder, sql } from 'kysely';

type Value = RawBuilder<unknown>;
const column = (alias: string, name: string): Value => sql.ref(`${alias}.${name}`);

/**
 * Builds the share of the active occurrences that are approved, 0-100 with two decimals (P21), from two expressions: 0 without occurrences, 100 only
 * if all are approved.
 */
const avance = (aprobados: Value, total: Value): RawBuilder<number> => sql<number>`
  case when coalesce(${total}, 0) = 0 then 0 when ${aprobados} >= ${total} then 100
    else least(round(100.0 * ${aprobados} / ${total}, 2), 99.99) end::float8`;

const promedio = (suma: Value, calificados: Value): RawBuilder<number | null> =>
  sql<number | null>`case when ${calificados} > 0 then least(round(${suma} / ${calificados}, 2), 100) end::float8`;

/** Builds the avance of one person in a plan (P21) from the row of `progreso` under an alias; 0 without a row. */
export const avanceDe = (g: string): RawBuilder<number> => avance(column(g, 'aprobados'), column(g, 'total'));

/** Builds the mean of the grades of one person in a plan (P21) from the row of `progreso` under an alias; null without a grade. */
export const promedioDe = (g: string): RawBuilder<number | null> => promedio(column(g, 'suma_notas'), column(g, 'calificados'));

/** Builds the condition that one person approved every active occurrence of a plan that has some, from the row of `progreso` under an alias. */
export const terminadoDe = (g: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${column(g, 'total')} > 0 and ${column(g, 'aprobados')} >= ${column(g, 'total')}, false)`;

/**
 * Text of the deadline of one person in a plan (P205), from the row of `asignacion` or `progreso` and the plan under their aliases: the end of the plan
 * unless the person has a day of their own; of a plan with a fixed end the later of both.
 */
export const limiteText = (a: string, p: string): string =>
  `case when ${p}.plazo = 'fijo' then greatest(${p}.fecha_fin, ${a}.fecha_limite) else coalesce(${a}.fecha_limite, ${p}.fecha_fin) end`;

/** Builds the deadline of one person in a plan, as `limiteText` words it. */
export const limiteDe = (a: string, p: string): RawBuilder<string> => sql.raw<string>(limiteText(a, p));

/**
 * Builds the state of one person in a plan on a day (`YYYY-MM-DD`), from the row of `progreso` and the plan under their aliases: all approved, over
 * before that, with a finished attempt, without one (P21).
 */
export const estadoEnPlan = (g: string, p: string, day: string): RawBuilder<string> => sql<string>`
  case when ${terminadoDe(g)} then 'Terminado' when ${limiteDe(g, p)} < ${day}::date then 'Vencido'
    when ${column(g, 'iniciado')} then 'En Progreso' else 'Pendiente' end`;

const total = (alias: string, name: string): Value => sql`sum(${column(alias, name)})`;

/** Builds the avance of several (P21) from the rows of `progreso`, or of sums of it, under an alias: everything approved of all occurrences. */
export const avanceDeVarios = (g: string): RawBuilder<number> => avance(total(g, 'aprobados'), total(g, 'total'));

/** Builds the mean of all the grades of several (P21) from the rows of `progreso`, or of sums of it, under an alias; null without a grade. */
export const promedioDeVarios = (g: string): RawBuilder<number | null> => promedio(total(g, 'suma_notas'), total(g, 'calificados'));

/** Builds a part of some people, 0-100 with two decimals, from two columns of an alias: 100 only if it is everybody, null of nobody. */
export const porcentajeDe = (alias: string, part: string, whole: string): RawBuilder<number | null> =>
  sql<number | null>`case when ${column(alias, whole)} > 0 then ${avance(column(alias, part), column(alias, whole))} end`;
