/** Call of the portal to time, and the leanest SQL that reads the same figures of the same tables. */
export interface Call {
  readonly name: string;
  /** A dashboard or follow-up has an aim of its own, a report one beside its floor. */
  readonly kind: 'tablero' | 'informe';
  /** Method and path of the contract; a call that the contract does not have is skipped. */
  readonly endpoint: string;
  /** Address below `/api`. */
  readonly url: string;
  readonly body?: object;
  /** Statements of the floor. The number of rows is the `total` of the last one if it has such a column, else the rows of the first. */
  readonly floor: readonly string[];
}

/** First page of a list. */
export const PAGE = 'pagina=1&tamano=100';

/** People who have not left; the floor's session is in the portal's time zone. */
export const ACTIVE = '(u.fecha_cese is null or u.fecha_cese > current_date)';

const per = (part: string, whole: string) =>
  `case when ${part} >= ${whole} and ${whole} > 0 then 100 else least(coalesce(round(100.0 * ${part} / nullif(${whole}, 0), 2), 0), 99.99) end`;

/** Avance and mean grade of several rows of `progreso g`. */
export const SUMS = `${per('sum(g.aprobados)', 'sum(g.total)')} as avance, round(sum(g.suma_notas) / nullif(sum(g.calificados), 0), 2) as promedio`;

/** Avance and mean grade of one row of `progreso g`. */
export const ONE = `${per('g.aprobados', 'g.total')} as avance, round(g.suma_notas / nullif(g.calificados, 0), 2) as promedio`;

/** Plan, companies and days that reports ask for. */
export const PLAN = 10;
export const EMPRESAS = '3,5,8';
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
export const [DESDE, HASTA] = [day(240), day(60)];

/** Condition that a moment is within the days of a report. */
export const within = (column: string): string => `${column} >= '${DESDE}' and ${column} < date '${HASTA}' + 1`;
