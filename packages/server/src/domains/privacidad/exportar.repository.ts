import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Conjunto, Fila } from './conjunto.rules.ts';

/** Person to export, and the values by which records name them. */
export interface Titular {
  readonly id_usuario: number;
  readonly username: string;
  readonly codigo_usuario: string;
  readonly personal: string;
  /** Addresses in lower case. */
  readonly correos: readonly string[];
}

/** Finds a person by id. */
export async function findTitular(db: Executor, id: number): Promise<Titular | undefined> {
  const { rows } = await sql<Titular>`
    select id_usuario, username, codigo_usuario, personal,
      array_remove(array[lower(correo_electronico), lower(correo_secundario)], null) as correos
    from usuario where id_usuario = ${id}::integer`.execute(db);
  return rows[0];
}

/** Rows that are read at once. */
const BATCH = 500;

/** Puts the values of the person in the place of `$id`, `$codigo` and `$correos`. */
function filled(text: string, { id_usuario, codigo_usuario, correos }: Titular): RawBuilder<unknown> {
  const values: Readonly<Record<string, RawBuilder<unknown>>> = {
    $id: sql`${id_usuario}::integer`,
    $codigo: sql`${codigo_usuario}::text`,
    $correos: sql`${[...correos]}::text[]`,
  };
  return sql.join(
    text.split(/(\$[a-z]+)/).map((piece) => values[piece] ?? sql.raw(piece)),
    sql``,
  );
}

/** Reads what a table holds about a person, some hundreds of rows at a time. */
export async function* readConjunto(db: Executor, conjunto: Conjunto, titular: Titular): AsyncGenerator<Fila[]> {
  const { tabla, columnas, mas, desde, clave, subclave } = conjunto;
  const columns = sql.join(columnas.map((name) => sql.ref(`t.${name}`)));
  const further = mas ? sql`, ${filled(mas, titular)}` : sql``;
  const rows = sql`select ${columns}${further} from ${sql.table(tabla)} t ${filled(desde, titular)}`;
  if (clave === undefined) {
    const all = await sql<Fila>`${rows}`.execute(db);
    if (all.rows.length > 0) yield all.rows;
    return;
  }
  const keys = [clave, ...(subclave ? [subclave] : [])].map((name) => sql.ref(`fila.${name}`));
  const order = sql.join(keys);
  for (let last: readonly unknown[] | undefined; ;) {
    const after = last ? sql`where (${order}) > (${sql.join(last.map((value) => sql`${value}::bigint`))})` : sql``;
    const page = await sql<Fila>`select * from (${rows}) fila ${after} order by ${order} limit ${BATCH}`.execute(db);
    if (page.rows.length > 0) yield page.rows;
    if (page.rows.length < BATCH) return;
    const end = page.rows.at(-1)!;
    last = [clave, ...(subclave ? [subclave] : [])].map((name) => end[name]);
  }
}
