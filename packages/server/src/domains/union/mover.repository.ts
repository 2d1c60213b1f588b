import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { EnlaceUnion, Par, Unible } from './enlace.rules.ts';
import { ENLACES } from './enlaces.rules.ts';

/** Join under way: its number, author and moment. */
export interface Obra {
  readonly id_union: number;
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Columns that a change stamps, for a table that has them. */
const SELLOS = ['version', 'fecha_modificacion', 'usuario_modificacion', 'id_usuario_modificacion'] as const;

const paresOf = (pares: readonly Par[]) =>
  sql`unnest(${pares.map(({ viejo }) => viejo)}::integer[], ${pares.map(({ nuevo }) => nuevo)}::integer[]) as par(viejo, nuevo)`;

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

/** Builds a JSON object of columns of `t`; `values` replace some. */
const objectOf = (columns: readonly string[], values: Readonly<Record<string, RawBuilder<unknown>>> = {}) =>
  columns.length
    ? sql`jsonb_build_object(${sql.join(columns.map((column) => sql`${sql.lit(column)}::text, ${values[column] ?? at('t', column)}`))})`
    : sql`'{}'::jsonb`;

const stampsOf = ({ usuario, now }: Obra) =>
  sql`, version = t.version + 1, fecha_modificacion = ${now}::timestamptz, usuario_modificacion = ${usuario}`;

/** Change of a column of some rows `t`. */
interface Cambio {
  readonly tabla: string;
  readonly columna: string;
  readonly clave: readonly string[];
  readonly sellos?: true | undefined;
  /** Further tables of the statement, which `donde` joins with `t`. */
  readonly de: RawBuilder<unknown>;
  readonly donde: RawBuilder<unknown>;
  readonly valor: RawBuilder<unknown>;
}

/** Changes a column of rows and notes for each what it was and is. */
export async function changeColumn(trx: Executor, obra: Obra, cambio: Cambio): Promise<void> {
  const { tabla, columna, sellos, de, donde, valor } = cambio;
  await noteColumn(trx, obra, cambio);
  await sql`
    update ${sql.table(tabla)} t set ${sql.ref(columna)} = ${valor} ${sellos ? stampsOf(obra) : sql``} from ${de} where ${donde}`.execute(
    trx,
  );
}

/** Notes for each row what a column is, and will be. */
async function noteColumn(trx: Executor, obra: Obra, { tabla, columna, clave, sellos, de, donde, valor }: Cambio): Promise<void> {
  const kept = [columna, ...(sellos ? SELLOS : [])];
  const after = objectOf([columna, ...(sellos ? ['version'] : [])], { [columna]: valor, version: sql`t.version + 1` });
  await sql`
    insert into union_fila (id_union, tabla, columna, clave, antes, despues)
    select ${obra.id_union}::integer, ${tabla}::text, ${columna}::text, ${objectOf(clave, { [columna]: valor })}, ${objectOf(kept)}, ${after}
    from ${sql.table(tabla)} t, ${de} where ${donde} for no key update of t`.execute(trx);
}

/** Added to a number of a unique key while the numbers of its rows change places. */
export const APARTE = 1_000_000;

/** Changes numbers of a unique key, two of which may change places: all step aside first. */
export async function changeNumbers(trx: Executor, obra: Obra, cambio: Cambio): Promise<void> {
  const { tabla, columna, de, donde, valor } = cambio;
  const column = sql.ref(columna);
  await noteColumn(trx, obra, cambio);
  await sql`update ${sql.table(tabla)} t set ${column} = ${valor} + ${APARTE}::integer from ${de} where ${donde}`.execute(trx);
  await sql`
    update ${sql.table(tabla)} t set ${column} = t.${column} - ${APARTE}::integer from union_fila f
    where f.id_union = ${obra.id_union}::integer and f.tabla = ${tabla}::text and f.columna = ${columna}::text
      and f.clave = ${objectOf(cambio.clave)} and t.${column} > ${APARTE}::integer`.execute(trx);
}

/** Deletes rows and notes them whole. */
export async function deleteRows(
  trx: Executor,
  obra: Obra,
  { tabla, clave, donde }: Pick<Cambio, 'tabla' | 'clave' | 'donde'>,
): Promise<void> {
  await sql`
    insert into union_fila (id_union, tabla, clave, antes)
    select ${obra.id_union}::integer, ${tabla}::text, ${objectOf(clave)}, to_jsonb(t) from ${sql.table(tabla)} t where ${donde} for update of t`.execute(
    trx,
  );
  await sql`delete from ${sql.table(tabla)} t where ${donde}`.execute(trx);
}

/** Deletes the rows of records that go which say what a row of the same pair already says: of the record that stays, else the first one. */
async function deleteTwins(trx: Executor, obra: Obra, { enlace, pares }: Moving): Promise<void> {
  const { tabla, columna, clave, gemela } = enlace;
  if (!gemela) return;
  const own = (alias: string) => sql.join(clave.map((column) => at(alias, column)));
  const same = sql.join([sql`true`, ...gemela.map((column) => sql`${at('o', column)} = ${at('t', column)}`)], sql` and `);
  await deleteRows(trx, obra, {
    tabla,
    clave,
    donde: sql`exists (
      select from ${paresOf(pares)} join ${sql.table(tabla)} o on ${same}
      where ${at('t', columna)} = par.viejo and (${at('o', columna)} = par.nuevo or (
        (${own('o')}) < (${own('t')}) and ${at('o', columna)} in (select mas.viejo from ${masOf(pares)} where mas.nuevo = par.nuevo))))`,
  });
}

const masOf = (pares: readonly Par[]) =>
  sql`unnest(${pares.map(({ viejo }) => viejo)}::integer[], ${pares.map(({ nuevo }) => nuevo)}::integer[]) as mas(viejo, nuevo)`;

/** Links of one column to move. */
interface Moving {
  readonly enlace: EnlaceUnion;
  readonly pares: readonly Par[];
}

/** Gives the rows that name a record that goes to the one that stays. */
async function moveLink(trx: Executor, obra: Obra, moving: Moving): Promise<void> {
  const { enlace, pares } = moving;
  const { columna, arreglo } = enlace;
  await deleteTwins(trx, obra, moving);
  if (arreglo) {
    const viejos = pares.map(({ viejo }) => viejo);
    await changeColumn(trx, obra, {
      ...enlace,
      de: sql`(select) as nada`,
      donde: sql`${at('t', columna)} && ${viejos}::integer[]`,
      valor: sql`array(select distinct coalesce(par.nuevo, x.id) from unnest(${at('t', columna)}) as x(id) left join ${paresOf(pares)} on par.viejo = x.id order by 1)`,
    });
    return;
  }
  await changeColumn(trx, obra, { ...enlace, de: paresOf(pares), donde: sql`${at('t', columna)} = par.viejo`, valor: sql`par.nuevo` });
}

/** Gives everything that names the records that go to those that stay. */
export async function moveAll(trx: Executor, obra: Obra, { tabla, pares }: { readonly tabla: Unible; readonly pares: readonly Par[] }) {
  for (const enlace of ENLACES[tabla]) await moveLink(trx, obra, { enlace, pares });
}

/** Deletes the records that go, once nothing names them. */
export const deleteJoined = (trx: Executor, obra: Obra, { tabla, ids }: { readonly tabla: Unible; readonly ids: readonly number[] }) =>
  deleteRows(trx, obra, { tabla, clave: [`id_${tabla}`], donde: sql`${at('t', `id_${tabla}`)} = any (${[...ids]}::integer[])` });

/** Notes the codes and names of parameters that go; a company's own are known to its spreadsheets alone. */
export const noteNombresDeParametros = async (trx: Executor, { id_union }: Obra, pares: readonly Par[]): Promise<void> => {
  await sql`
    insert into nombre_anterior (id_union, id_parametro, id_lugar, id_anterior, codigo, nombre)
    select ${id_union}::integer, par.nuevo, p.id_empresa, p.id_parametro, p.codigo_parametro, p.parametro
    from ${paresOf(pares)} join parametro p on p.id_parametro = par.viejo`.execute(trx);
};

/** Notes the code and name of a company that goes. */
export const noteNombreDeEmpresa = async (trx: Executor, { id_union }: Obra, { viejo, nuevo }: Par): Promise<void> => {
  await sql`
    insert into nombre_anterior (id_union, id_empresa, id_anterior, codigo, nombre)
    select ${id_union}::integer, ${nuevo}::integer, e.id_empresa, e.codigo_empresa, e.empresa from empresa e where e.id_empresa = ${viejo}`.execute(
    trx,
  );
};
