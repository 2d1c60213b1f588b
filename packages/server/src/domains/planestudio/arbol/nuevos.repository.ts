import { cursoMaestro } from '@portal/contract/curso';
import { moduloMaestro } from '@portal/contract/modulo';
import type { NivelDePlan } from '@portal/contract/planestudio';
import { programaMaestro } from '@portal/contract/programa';
import { temaMaestro } from '@portal/contract/tema';
import { type RawBuilder, sql } from 'kysely';
import { copiedRows } from '../../../core/master/copied-rows.repository.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Owner } from '../../../db/owned.ts';
import type { Stamp } from './arbol.repository.ts';
import type { Modelo } from './arbol.rules.ts';
import { ENLACES } from './nivel.rules.ts';

const NADA = sql`null::integer as duracion, null::integer as numero_preguntas`;
const SIN_CATEGORIA = sql`null::text as categoria, ${NADA}`;
const PRIMERA = sql`(select codigo_parametro from parametro p join dominio using (id_dominio)
  where clave = 'categoria' and p.codigo_estado = 1 order by id_parametro limit 1)`;
/** Columns of the model by level; `h` is the latest sibling, `u` the latest record. A topic has the category of its module. */
const MODELO: Readonly<Record<NivelDePlan, (padre: number) => RawBuilder<unknown>>> = {
  programa: () => SIN_CATEGORIA,
  curso: () => SIN_CATEGORIA,
  modulo: () => sql`coalesce(h.codigo_categoria, u.codigo_categoria, ${PRIMERA}) as categoria, ${NADA}`,
  tema: (padre) => sql`(select codigo_categoria from modulo where id_modulo = ${padre}) as categoria, h.duracion, h.numero_preguntas`,
};

/** Takes the lock under which codes of a level are numbered, and reads what new records start from. */
export async function lockModelo(trx: Executor, nivel: NivelDePlan, padre: number): Promise<Modelo> {
  const { tabla, padre: contenedor } = ENLACES[nivel];
  const [table, key] = [sql.table(nivel), sql.ref(`id_${nivel}`)];
  await sql`select pg_advisory_xact_lock(hashtext(${nivel}))`.execute(trx);
  const { rows } = await sql<Modelo>`
    select h.codigo as hermano, u.codigo as ultimo, ${MODELO[nivel](padre)}
    from (select) uno
    left join lateral (
      select r.* from ${sql.table(tabla)} l join ${table} r using (${key}) where l.${sql.ref(`id_${contenedor}`)} = ${padre}
      order by l.numero_orden desc, l.${sql.ref(`id_${tabla}`)} desc limit 1) h on true
    left join lateral (select r.* from ${table} r order by r.${key} desc limit 1) u on true`.execute(trx);
  return rows[0]!;
}

/** Returns the highest number behind a prefix of the codes of a level; 0 without one. */
export const highestBehind = async (trx: Executor, nivel: NivelDePlan, prefijo: string): Promise<number> =>
  (
    await sql<{ numero: number | null }>`
      select max(substr(codigo, ${prefijo.length + 1})::integer) as numero from ${sql.table(nivel)}
      where lower(left(codigo, ${prefijo.length})) = lower(${prefijo}) and substr(codigo, ${prefijo.length + 1}) ~ '^[0-9]{1,8}$'`.execute(
      trx,
    )
  ).rows[0]?.numero ?? 0;

const CODIGOS = {
  programa: copiedRows({ definition: programaMaestro, table: 'programa' }),
  curso: copiedRows({ definition: cursoMaestro, table: 'curso' }),
  modulo: copiedRows({ definition: moduloMaestro, table: 'modulo' }),
  tema: copiedRows({ definition: temaMaestro, table: 'tema' }),
} as const;

/** Returns whether every code is free, and locks them until the transaction ends, as a save of a form does. */
export const areFree = async (trx: Executor, nivel: NivelDePlan, values: readonly string[]): Promise<boolean> =>
  (await CODIGOS[nivel].holdersOf(trx, { column: 'codigo', values })).size === 0;

/** Record that an act adds; of minutes and questions null is the default. */
export interface Nuevo extends Owner, Pick<Modelo, 'categoria' | 'duracion' | 'numero_preguntas'> {
  readonly titulo: string;
  readonly codigo: string;
}

/** Minutes and questions of the first topic of a module. */
const TEMA = { duracion: 10, numero_preguntas: 5 } as const;

/** Required columns of a new record besides code, title and state (P71). */
const PROPIOS: Readonly<Record<NivelDePlan, { nombres: string; valores: RawBuilder<unknown> }>> = {
  programa: { nombres: ', descripcion', valores: sql`, n.titulo` },
  curso: { nombres: ', descripcion, etiquetas', valores: sql`, n.titulo, n.titulo` },
  modulo: { nombres: ', codigo_categoria', valores: sql`, n.categoria` },
  tema: {
    nombres: ', codigo_categoria, duracion, numero_preguntas',
    valores: sql`, n.categoria, coalesce(nullif(n.duracion, 0), ${TEMA.duracion}::integer), coalesce(n.numero_preguntas, ${TEMA.numero_preguntas}::integer)`,
  },
};

/** Inserts records in development and returns their ids in their order. */
export async function insertNuevos(
  trx: Executor,
  nivel: NivelDePlan,
  { nuevos, stamp: { usuario, now } }: { readonly nuevos: readonly Nuevo[]; readonly stamp: Stamp },
): Promise<number[]> {
  const { nombres, valores } = PROPIOS[nivel];
  const texts = (name: 'codigo' | 'titulo' | 'categoria') => sql`${nuevos.map((one) => one[name])}::text[]`;
  const numbers = (name: 'id_empresa' | 'duracion' | 'numero_preguntas') => sql`${nuevos.map((one) => one[name])}::integer[]`;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(nivel)} (codigo, titulo, codigo_estado, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion${sql.raw(nombres)})
    select n.codigo, n.titulo, 0, n.id_empresa, ${usuario}, ${now}::timestamptz, ${now}::timestamptz${valores}
    from unnest(${texts('codigo')}, ${texts('titulo')}, ${numbers('id_empresa')}, ${texts('categoria')}, ${numbers('duracion')},
      ${numbers('numero_preguntas')}) with ordinality as n(codigo, titulo, id_empresa, categoria, duracion, numero_preguntas, orden)
    order by n.orden returning ${sql.ref(`id_${nivel}`)} as id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((one, two) => one - two);
}

/** Returns the titles of those of some records of a level that somebody used, changed or filled since they were made. */
export async function findUsados(trx: Executor, nivel: NivelDePlan, ids: readonly number[]): Promise<string[]> {
  const key = sql.ref(`id_${nivel}`);
  const uses: Readonly<Record<NivelDePlan, readonly string[]>> = {
    programa: ['planestudio_programa', 'programa_curso', 'evaluacion'],
    curso: ['programa_curso', 'curso_modulo', 'evaluacion'],
    modulo: ['curso_modulo', 'tema_modulo', 'evaluacion'],
    tema: ['tema_modulo', 'tema_pregunta', 'contenido', 'evaluacion'],
  };
  const used = uses[nivel].map((table) => sql`exists (select from ${sql.table(table)} x where x.${key} = r.${key})`);
  if (nivel === 'tema') used.push(sql`exists (select from tema x where x.referencia = r.id_tema)`);
  const { rows } = await sql<{ titulo: string }>`
    select r.titulo from ${sql.table(nivel)} r
    where r.${key} = any (${[...ids]}::integer[]) and (r.version > 1 or ${sql.join(used, sql` or `)}) order by r.${key}`.execute(trx);
  return rows.map(({ titulo }) => titulo);
}

/** Deletes records that nothing uses. */
export const deleteNuevos = async (trx: Executor, nivel: NivelDePlan, ids: readonly number[]): Promise<void> => {
  await sql`delete from ${sql.table(nivel)} where ${sql.ref(`id_${nivel}`)} = any (${[...ids]}::integer[])`.execute(trx);
};
