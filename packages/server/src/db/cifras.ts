import { type RawBuilder, sql } from 'kysely';

/**
 * Builds the share of the active occurrences that one person approved, 0-100 with two decimals (P21), from the row of `progreso` under an alias:
 * 0 without occurrences or without a row, 100 only if all are approved.
 */
export function avanceDe(g: string): RawBuilder<number> {
  const [aprobados, total] = [sql.ref(`${g}.aprobados`), sql.ref(`${g}.total`)];
  return sql<number>`case when coalesce(${total}, 0) = 0 then 0 when ${aprobados} >= ${total} then 100
    else least(round(100.0 * ${aprobados} / ${total}, 2), 99.99) end::float8`;
}

/** Builds the mean of the grades of one person, 0-100 with two decimals (P21), from the row of `progreso` under an alias; null without a grade. */
export function promedioDe(g: string): RawBuilder<number | null> {
  const [suma, calificados] = [sql.ref(`${g}.suma_notas`), sql.ref(`${g}.calificados`)];
  return sql<number | null>`case when ${calificados} > 0 then least(round(${suma} / ${calificados}, 2), 100) end::float8`;
}
