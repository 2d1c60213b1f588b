import { NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { sql } from 'kysely';
import { groupBy } from '@portal/contract/group-by';
import type { Executor } from '../../../db/executor.ts';
import { commonOrInScope, type Reader } from '../../../db/scope.ts';
import { ENLACES } from '../arbol/nivel.rules.ts';
import type { Datos, EnlaceGuardado, MaterialGuardado, Registro, TemaGuardado } from './datos.rules.ts';
import type { Pregunta } from './fila.rules.ts';

const integers = (ids: Iterable<number>) => sql`${[...ids]}::integer[]`;
const CON_CATEGORIA: ReadonlySet<NivelDePlan> = new Set(['modulo', 'tema']);
const columns = (nivel: NivelDePlan) => sql`r.${sql.ref(`id_${nivel}`)} as id, r.codigo, r.titulo, r.id_empresa,
  ${CON_CATEGORIA.has(nivel) ? sql`r.codigo_categoria` : sql`null::text`} as categoria`;

type Lector = Pick<Reader, 'db' | 'scope'>;

/** Finds the plan of a sheet; undefined for one that the scope does not see. */
export async function findPlan({ db, scope }: Lector, id: number): Promise<Datos['plan'] | undefined> {
  const { rows } = await sql<Datos['plan']>`
    select id_planestudio as id, denominacion as titulo, id_empresa from planestudio
    where id_planestudio = ${id} and ${commonOrInScope(scope, 'id_empresa')}`.execute(db);
  return rows[0];
}

/** Finds the records of a level that the scope sees and that one of the texts names by code or title. */
async function findNombrados({ db, scope }: Lector, nivel: NivelDePlan, textos: readonly string[]): Promise<Registro[]> {
  if (!textos.length) return [];
  const given = sql`(select sin_acentos(n.texto) from unnest(${[...textos]}::text[]) as n(texto))`;
  const { rows } = await sql<Registro>`
    select ${columns(nivel)} from ${sql.table(nivel)} r
    where ${commonOrInScope(scope, 'r.id_empresa')} and (sin_acentos(r.codigo) in ${given} or sin_acentos(r.titulo) in ${given})
    order by 1`.execute(db);
  return rows;
}

/** Reads the children of some records, in their order. */
async function findHijosDe(db: Executor, nivel: NivelDePlan, padres: Iterable<number>): Promise<(Registro & EnlaceGuardado)[]> {
  const { tabla, padre } = ENLACES[nivel];
  const key = sql.ref(`l.id_${padre}`);
  const { rows } = await sql<Registro & EnlaceGuardado>`
    select ${key} as padre, ${nivel === 'tema' ? sql`l.cuestionario` : sql`0`} as cuestionario, ${columns(nivel)}
    from ${sql.table(tabla)} l join ${sql.table(nivel)} r using (${sql.ref(`id_${nivel}`)})
    where ${key} = any (${integers(padres)}) order by ${key}, l.numero_orden, ${sql.ref(`l.id_${tabla}`)}`.execute(db);
  return rows;
}

type Estructura = Pick<Datos, 'registros' | 'hijos'>;

/** Reads what a plan contains, what texts name by level, and what that contains: eight statements for any number. */
export async function findEstructura(
  lector: Lector,
  id_planestudio: number,
  textos: Readonly<Record<NivelDePlan, readonly string[]>>,
): Promise<Estructura> {
  const registros: Partial<Record<NivelDePlan, ReadonlyMap<number, Registro>>> = {};
  const hijos: Partial<Record<NivelDePlan, ReadonlyMap<number, readonly EnlaceGuardado[]>>> = {};
  let padres: Iterable<number> = [id_planestudio];
  for (const nivel of NIVELES_DE_PLAN) {
    const found = await findHijosDe(lector.db, nivel, padres);
    const named = await findNombrados(lector, nivel, textos[nivel]);
    const known = new Map([...found, ...named].map((row) => [row.id, row]));
    registros[nivel] = known;
    hijos[nivel] = groupBy(found, ({ padre }) => padre);
    padres = known.keys();
  }
  return { registros, hijos } as Estructura;
}

/** Reads the values of some topics. */
export async function findTemas(db: Executor, ids: Iterable<number>): Promise<ReadonlyMap<number, TemaGuardado>> {
  const { rows } = await sql<TemaGuardado>`
    select id_tema as id, duracion, numero_preguntas, notaminima::float8 as notaminima, referencia,
      array_remove(array[contenido, contenido_complementario], null) as propias
    from tema where id_tema = any (${integers(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the material of some topics that has an address, in its order; all of it, or what is active. */
export async function findMateriales(
  db: Executor,
  ids: Iterable<number>,
  activo = false,
): Promise<ReadonlyMap<number, readonly MaterialGuardado[]>> {
  const { rows } = await sql<MaterialGuardado>`
    select id_contenido as id, id_tema, contenido, codigo_tipo, url as direccion from contenido
    where id_tema = any (${integers(ids)}) and url is not null ${activo ? sql`and codigo_estado = 1` : sql``} order by id_tema, numero_orden, id_contenido`.execute(
    db,
  );
  return groupBy(rows, ({ id_tema }) => id_tema);
}

/** Reads which questions some topics have. */
export async function findPreguntasDe(db: Executor, ids: Iterable<number>): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ id_tema: number; id_pregunta: number }>`
    select id_tema, id_pregunta from tema_pregunta where id_tema = any (${integers(ids)})`.execute(db);
  return new Map(
    [...groupBy(rows, ({ id_tema }) => id_tema)].map(([id, some]) => [id, new Set(some.map(({ id_pregunta }) => id_pregunta))]),
  );
}

/** Reads which topic every topic requires. */
export async function findReferencias(db: Executor): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; referencia: number }>`
    select id_tema as id, referencia from tema where referencia is not null`.execute(db);
  return new Map(rows.map(({ id, referencia }) => [id, referencia]));
}

/** Stored question that is the same as one of the sheet. */
interface EnBanco {
  readonly lugar: number;
  readonly id: number;
  readonly id_empresa: number | null;
}

/** Finds the stored questions that are the same as given ones, the oldest first; `lugar` counts these from 1. */
export async function findEnBanco(db: Executor, preguntas: readonly Pregunta[]): Promise<EnBanco[]> {
  if (!preguntas.length) return [];
  const texts = (name: Exclude<keyof Pregunta, 'datos'>) => sql`${preguntas.map((one) => one[name])}::text[]`;
  const { rows } = await sql<EnBanco>`
    select n.lugar::integer as lugar, q.id_pregunta as id, q.id_empresa
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${preguntas.map((one) => one.indicador_correcta)}::integer[], ${preguntas.map(({ datos }) => (datos ? JSON.stringify(datos) : null))}::jsonb[])
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos, lugar)
    join pregunta q using (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta)
    where q.datos is not distinct from n.datos order by q.id_pregunta`.execute(db);
  return rows;
}
