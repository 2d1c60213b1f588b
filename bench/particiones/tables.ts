/** Months of the log, and ranges of attempts of the other tables. */
export const MONTHS = 36;
export const RANGES = 12;

const ANSWERS = 10;
const TOPICS = 40;
const FIRST = `timestamptz '2024-01-01 00:00:00+00'`;

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const ranged = (table: string, like: string, key: string): string =>
  `create table ${table} (like ${like} including all) partition by range (${key})`;

const rangesOf = (table: string, attempts: number): string[] => {
  const width = Math.ceil(attempts / (RANGES - 1));
  const to = (index: number) => (index === RANGES - 1 ? 'maxvalue' : (index + 1) * width);
  return numbers(RANGES).map(
    (index) => `create table ${table}_${index} partition of ${table} for values from (${index * width}) to (${to(index)})`,
  );
};

const monthsOf = (table: string): string[] =>
  numbers(MONTHS).map((index) => {
    const [from, to] = [index, index + 1].map((month) => new Date(Date.UTC(2024, month, 1)).toISOString());
    return `create table ${table}_${index} partition of ${table} for values from ('${from}') to ('${to}')`;
  });

/** Makes each table twice, whole (`_e`) and partitioned (`_p`), with the indexes of the portal's own. */
const TABLES = (attempts: number): string[] => [
  `create table log_e (like log including all excluding identity)`,
  ranged('log_p', 'log_e', 'fecha_creacion'),
  ...monthsOf('log_p'),
  `create table detalle_e (like detalle including defaults including constraints, unique (id_evaluacion, id_pregunta))`,
  `create index on detalle_e (id_pregunta)`,
  ranged('detalle_p', 'detalle_e', 'id_evaluacion'),
  ...rangesOf('detalle_p', attempts),
  `create table evaluacion_e (id_evaluacion integer not null, id_usuario integer not null, id_tema integer not null, numero_intento integer not null,
    nota numeric(5, 2), fecha_fin timestamptz)`,
  `create index on evaluacion_e (id_usuario, id_tema, numero_intento)`,
  ranged('evaluacion_p', 'evaluacion_e', 'id_evaluacion'),
  ...rangesOf('evaluacion_p', attempts),
];

/** Returns the statements that make and fill the tables: entries over 36 months, attempts with ten answers each. */
export const worldOf = (entries: number, attempts: number): readonly string[] => [
  ...TABLES(attempts),
  `insert into log_e (id_log, id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select n, n % 5000, n % 5000, 'persona' || n % 5000, 'evaluacion', case n % 2 when 0 then 'evaluacion_inicio' else 'evaluacion_fin' end,
      'Evaluación ' || n, ${FIRST} + n * (interval '1095 days' / ${entries}) from generate_series(1, ${entries}) n`,
  `insert into evaluacion_e select n, n::bigint * 7919 % 20000, n % ${TOPICS}, 1, 80, ${FIRST} + n * interval '1 minute' from generate_series(1, ${attempts}) n`,
  `insert into detalle_e (id_detalle, id_evaluacion, id_pregunta, version, numero_orden, respuesta, es_correcta)
    select n * ${ANSWERS} + q, n, q, 1, q, 1, true from generate_series(1, ${attempts}) n cross join generate_series(1, ${ANSWERS}) q`,
  ...['log', 'evaluacion', 'detalle'].map((table) => copyOf(table)),
  'vacuum analyze',
];

/** Generated columns cannot be copied. */
const copyOf = (table: string): string => {
  const columns =
    table === 'log' ? 'id_log, id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion' : undefined;
  return `insert into ${table}_p ${columns ? `(${columns}) select ${columns}` : 'select *'} from ${table}_e`;
};
