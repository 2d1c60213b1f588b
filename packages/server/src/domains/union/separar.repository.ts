import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Grupo } from './efectos.rules.ts';
import { DE_PUESTO } from './mezcla.repository.ts';
import { APARTE, type Obra } from './mover.repository.ts';

/** Group of a join's changes, with the primary key of its table. */
export interface GrupoDeUnion extends Grupo {
  readonly clave: readonly string[];
  readonly version: boolean;
}

/** Groups of a join, the latest change first. */
export const findGrupos = async (db: Executor, id_union: number): Promise<GrupoDeUnion[]> =>
  (
    await sql<GrupoDeUnion>`
      select tabla, columna, count(*)::integer as total, bool_and(despues ? 'version') as version,
        array(select k.key from jsonb_each((array_agg(clave))[1]) as k order by 1) as clave
      from union_fila where id_union = ${id_union} group by tabla, columna order by max(id_union_fila) desc`.execute(db)
  ).rows;

const filasDe = ({ tabla, columna }: Grupo, id_union: number) =>
  sql`f.id_union = ${id_union} and f.tabla = ${tabla} and f.columna is not distinct from ${columna}`;

const same = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`c.${column}`)}`),
    sql` and `,
  );

/** Builds the row of a table from JSON of the journal. */
const rowOf = (tabla: string, column: string) => sql`jsonb_populate_record(null::${sql.table(tabla)}, ${sql.ref(`f.${column}`)})`;

const restored = (name: string, otherwise: RawBuilder<unknown>) =>
  sql`, ${sql.ref(name)} = case when t.version = d.version then ${sql.ref(`a.${name}`)} else ${otherwise} end`;

/** Codes and names that were free in their company: they come back with their row alone. */
export const PROPIOS: ReadonlySet<string> = new Set(['parametro.codigo_parametro', 'tableta.dispositivo']);

/** Numbers of a unique key, which change places: all step aside first. */
const NUMERADAS: ReadonlySet<string> = new Set(['evaluacion.numero_intento']);

/** Condition that a parameter of before belongs to all, or to the company of the row `t`. */
const fits = (tabla: string, columna: string): RawBuilder<unknown> =>
  DE_PUESTO[tabla]?.includes(columna)
    ? sql`exists (select from parametro p where p.id_parametro = ${sql.ref(`a.${columna}`)} and (p.id_empresa is null or p.id_empresa = t.id_empresa))`
    : PROPIOS.has(`${tabla}.${columna}`)
      ? sql`t.id_empresa = (select m.id_unido from union_registro m where m.id_union = f.id_union)`
      : sql`true`;

/**
 * Gives the rows of a group their values of before, if they still have what the join gave them; the stamps too where nothing else changed
 * since. Returns how many came back.
 */
export async function restoreColumn(trx: Executor, { id_union, usuario, now }: Obra, grupo: GrupoDeUnion): Promise<number> {
  const { tabla, columna, clave, version } = grupo;
  const column = String(columna);
  const stamps = sql`${restored('version', sql`t.version + 1`)}${restored('fecha_modificacion', sql`${now}::timestamptz`)}${restored('usuario_modificacion', sql`${usuario}::text`)}`;
  const from = sql`
    from union_fila f cross join lateral ${rowOf(tabla, 'clave')} c cross join lateral ${rowOf(tabla, 'antes')} a
      cross join lateral ${rowOf(tabla, 'despues')} d
    where ${filasDe(grupo, id_union)} and ${same(clave)} and ${fits(tabla, column)}`;
  const numbered = NUMERADAS.has(`${tabla}.${column}`);
  const { rows } = await sql<{ uno: number }>`
    update ${sql.table(tabla)} t set ${sql.ref(column)} = ${sql.ref(`a.${column}`)} ${numbered ? sql`+ ${APARTE}::integer` : sql``} ${version ? stamps : sql``}
    ${from} and ${sql.ref(`t.${column}`)} is not distinct from ${sql.ref(`d.${column}`)} returning 1 as uno`.execute(trx);
  if (numbered)
    await sql`
      update ${sql.table(tabla)} t set ${sql.ref(column)} = a.${sql.ref(column)} ${from}
        and ${sql.ref(`t.${column}`)} = a.${sql.ref(column)} + ${APARTE}::integer`.execute(trx);
  // The stamp's trigger finds the author by the username, which may be another one by now.
  if (version)
    await sql`
      update ${sql.table(tabla)} t set id_usuario_modificacion = a.id_usuario_modificacion ${from}
        and t.version = a.version and t.id_usuario_modificacion is distinct from a.id_usuario_modificacion`.execute(trx);
  return rows.length;
}

/** Records without which a row cannot come back; a company or parameter comes back before. */
const PADRES: Readonly<Record<string, readonly [tabla: string, columna: string]>> = {
  acceso_empresa: ['usuario', 'id_usuario'],
  scim_token_empresa: ['scim_token', 'id_scim_token'],
  regla: ['planestudio', 'id_planestudio'],
  regla_condicion: ['regla', 'id_regla'],
  asignacion: ['planestudio', 'id_planestudio'],
  aviso_asignacion: ['correo', 'id_correo'],
  recordatorio: ['asignacion', 'id_asignacion'],
  reporte_envio: ['reporte_guardado', 'id_reporte_guardado'],
  simulacion_fila: ['simulacion', 'id_simulacion'],
};

/** References of deleted rows that may be empty: a record that is gone since comes back to none of them. */
const OPCIONALES: readonly (readonly [tabla: string, columna: string, padre: string, clave: string])[] = [
  ['usuario', 'id_cargo', 'parametro', 'id_parametro'],
  ['usuario', 'id_centro_costo', 'parametro', 'id_parametro'],
  ['usuario', 'id_departamento', 'parametro', 'id_parametro'],
  ['usuario', 'codigo_grupo', 'parametro', 'codigo_comun'],
  ['usuario', 'codigo_jefe_inmediato', 'usuario', 'codigo_usuario'],
  ['asignacion', 'codigo_grupo', 'parametro', 'codigo_comun'],
  ['asignacion', 'id_regla', 'regla', 'id_regla'],
  ['recordatorio', 'id_correo', 'correo', 'id_correo'],
  ['sesion', 'id_dispositivo', 'tableta', 'id_dispositivo'],
];

/** Empties the references of the deleted rows of a join to records that are gone. */
export async function forgetGone(trx: Executor, id_union: number): Promise<void> {
  for (const [tabla, columna, padre, clave] of OPCIONALES)
    await sql`
      update union_fila f set antes = f.antes || jsonb_build_object(${columna}::text, null)
      where f.id_union = ${id_union} and f.tabla = ${tabla} and f.columna is null and f.antes ->> ${columna}::text is not null
        and not exists (select from ${sql.table(padre)} p where ${sql.ref(`p.${clave}`)}::text = f.antes ->> ${columna}::text)`.execute(
      trx,
    );
}

/** Inserts the deleted rows of a group again. Returns how many came back. */
export async function reinsertRows(trx: Executor, id_union: number, grupo: GrupoDeUnion): Promise<number> {
  const { tabla } = grupo;
  const { rows: named } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${tabla}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(trx);
  const columns = named.map(({ name }) => name);
  const padre = PADRES[tabla];
  const there = padre
    ? sql`exists (select from ${sql.table(padre[0])} p where ${sql.ref(`p.${padre[1]}`)} = ${sql.ref(`a.${padre[1]}`)})`
    : sql`true`;
  const { rows } = await sql<{ uno: number }>`
    insert into ${sql.table(tabla)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`a.${column}`)))}
    from union_fila f cross join lateral ${rowOf(tabla, 'antes')} a where ${filasDe(grupo, id_union)} and ${there}
    on conflict do nothing returning 1 as uno`.execute(trx);
  return rows.length;
}

/** Has the triggers of assignments take inserted rows for rows that come back, until the transaction ends or `on` is false. */
export const setRestoring = async (trx: Executor, on: boolean): Promise<void> => {
  await sql`select set_config('portal.restaura', ${on ? '1' : ''}, true)`.execute(trx);
};

/** Adds the sign-ins of a person who came back to the sums. */
export const returnAccesos = async (trx: Executor, id: number): Promise<void> => {
  await sql`select devolver_accesos(${id}::integer)`.execute(trx);
};

/** Forgets the codes and names of a join that is taken back. */
export const deleteNombres = async (trx: Executor, id_union: number): Promise<void> => {
  await sql`delete from nombre_anterior where id_union = ${id_union}`.execute(trx);
};
