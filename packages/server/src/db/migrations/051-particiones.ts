import { type Migration, sql } from 'kysely';
import { PARTICIONES } from './051/particiones.ts';
import { partir } from './051/partir.ts';

/** First instant, in UTC, of the month that is so many months after the present one; as text with its offset. */
const month = (ahead: string) =>
  `to_char(date_trunc('month', now() at time zone 'UTC') + (${ahead}) * interval '1 month', 'YYYY-MM-DD HH24:MI:SS"+00"')`;

const STATEMENTS: readonly string[] = [
  ...PARTICIONES,
  partir({ tabla: 'log', clave: 'fecha_creacion', identidad: 'id_log', hasta: month('1') }),
  `select agregar_particion('log', to_char(date_trunc('month', now() at time zone 'UTC') + n * interval '1 month', '"log_"YYYY_MM'),
    ${month('n + 1')}) from (select generate_series(1, 3) as n offset 0) s`,
  `analyze log`,
];

/** Partitions the log by month, the present table being the first partition (`docs/decisions/074`). */
export const particiones: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
