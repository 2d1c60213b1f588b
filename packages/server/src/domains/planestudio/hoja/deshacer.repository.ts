import { NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Stamp } from '../arbol/arbol.repository.ts';
import { ENLACES } from '../arbol/nivel.rules.ts';
import type { Motivos } from './deshacer.rules.ts';
import type { Hecho } from './hecho.rules.ts';

const integers = (values: readonly (number | null)[]) => sql`${[...values]}::integer[]`;
const idsOf = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

interface Fact {
  readonly clave: string;
  readonly motivo: Motivos extends ReadonlyMap<string, infer One> ? One : never;
}

const BELOW: Readonly<Record<NivelDePlan, NivelDePlan | undefined>> = {
  programa: 'curso',
  curso: 'modulo',
  modulo: 'tema',
  tema: undefined,
};

/** Builds the condition that a record `r` has a link below or above it that the import did not make. */
function otherLinks(nivel: NivelDePlan, side: 'padre' | 'hijo', { enlaces }: Hecho): RawBuilder<boolean> {
  const of = side === 'hijo' ? nivel : BELOW[nivel];
  if (!of) return sql<boolean>`false`;
  const { tabla, padre } = ENLACES[of];
  const own = enlaces.filter((one) => one.nivel === of);
  const [parentId, childId] = [sql.ref(`l.id_${padre}`), sql.ref(`l.id_${of}`)];
  return sql<boolean>`exists (select from ${sql.table(tabla)} l where ${side === 'hijo' ? childId : parentId} = ${sql.ref(`r.id_${nivel}`)}
    and not exists (select from unnest(${integers(own.map((one) => one.padre))}, ${integers(idsOf(own))}) as p(padre, id)
      where p.padre = ${parentId} and p.id = ${childId}))`;
}

/** Builds the condition that a topic `r` got material, questions, or a topic that requires it, by somebody else. */
const otherParts = ({ materiales, enlacesDePregunta, requisitos }: Hecho): RawBuilder<boolean> => sql<boolean>`(
  exists (select from contenido c where c.id_tema = r.id_tema and c.id_contenido <> all (${integers(idsOf(materiales))}))
  or exists (select from tema_pregunta l where l.id_tema = r.id_tema and not exists (
    select from unnest(${integers(enlacesDePregunta.map(({ id_tema }) => id_tema))}, ${integers(enlacesDePregunta.map(({ id_pregunta }) => id_pregunta))})
      as p(id_tema, id_pregunta) where p.id_tema = l.id_tema and p.id_pregunta = l.id_pregunta))
  or exists (select from tema x where x.referencia = r.id_tema and not exists (
    select from unnest(${integers(idsOf(requisitos))}, ${integers(requisitos.map(({ requiere }) => requiere))}) as p(id, requiere)
    where p.id = x.id_tema and p.requiere = r.id_tema)))`;

/** Locks what an import made at a level and returns the ids that are still there. */
async function lockLevel(trx: Executor, nivel: NivelDePlan, ids: readonly number[]): Promise<number[]> {
  const key = sql.ref(`id_${nivel}`);
  const { rows } = await sql<{ id: number }>`
    select ${key} as id from ${sql.table(nivel)} where ${key} = any (${integers(ids)}) order by 1 for update`.execute(trx);
  return idsOf(rows);
}

/** Says what came after an import, by what it made and changed; locks that until the transaction ends. `propio` says of an owner whether the caller may change it. */
export async function findMotivos(trx: Executor, hecho: Hecho, empresas: readonly number[] | null): Promise<Motivos> {
  const facts: Fact[] = [];
  const foreign = (owner: RawBuilder<unknown>) =>
    empresas === null ? sql`false` : sql`not coalesce(${owner} = any (${integers(empresas)}), false)`;
  for (const nivel of NIVELES_DE_PLAN) {
    const made = hecho.creados.filter((one) => one.nivel === nivel);
    if (!made.length) continue;
    const ids = await lockLevel(trx, nivel, idsOf(made));
    const key = sql.ref(`id_${nivel}`);
    const { rows } = await sql<Fact>`
      select ${`${nivel}:`} || r.${key} as clave, case
        when ${foreign(sql`r.id_empresa`)} then 'ajeno'
        when exists (select from evaluacion e where e.${key} = r.${key}) then 'usado'
        when r.version > 1 then 'cambiado'
        when ${otherLinks(nivel, 'hijo', hecho)} or ${otherLinks(nivel, 'padre', hecho)} or ${nivel === 'tema' ? otherParts(hecho) : sql`false`} then 'ampliado'
      end as motivo
      from ${sql.table(nivel)} r where r.${key} = any (${integers(ids)})`.execute(trx);
    facts.push(...rows);
  }
  const changes = await sql<Fact>`
    select 'cambio:' || t.id_tema as clave, case when ${foreign(sql`t.id_empresa`)} then 'ajeno' when t.version <> n.version then 'cambiado' end as motivo
    from unnest(${integers(idsOf(hecho.temas))}, ${integers(hecho.temas.map(({ version }) => version))}) as n(id, version) join tema t on t.id_tema = n.id
    union all
    select 'titulo:' || c.id_contenido, case when c.version <> n.version then 'cambiado' end
    from unnest(${integers(idsOf(hecho.titulos))}, ${integers(hecho.titulos.map(({ version }) => version))}) as n(id, version) join contenido c on c.id_contenido = n.id
    union all
    select 'material:' || c.id_contenido, case when c.version > 1 then 'cambiado' end from contenido c where c.id_contenido = any (${integers(idsOf(hecho.materiales))})`.execute(
    trx,
  );
  facts.push(...changes.rows, ...(await findMotivosDePreguntas(trx, hecho)));
  return new Map(facts.flatMap(({ clave, motivo }) => (motivo ? [[clave, motivo] as const] : [])));
}

async function findMotivosDePreguntas(trx: Executor, { preguntas, enlacesDePregunta }: Hecho): Promise<readonly Fact[]> {
  if (!preguntas.length) return [];
  const ids = integers(idsOf(preguntas));
  await sql`select from pregunta where id_pregunta = any (${ids}) order by id_pregunta for update`.execute(trx);
  const { rows } = await sql<Fact>`
    select 'pregunta:' || q.id_pregunta as clave, case
      when exists (select from detalle d where d.id_pregunta = q.id_pregunta) then 'usado'
      when q.version > 1 then 'cambiado'
      when exists (select from tema_pregunta l where l.id_pregunta = q.id_pregunta and not exists (
        select from unnest(${integers(enlacesDePregunta.map(({ id_tema }) => id_tema))}, ${integers(enlacesDePregunta.map(({ id_pregunta }) => id_pregunta))})
          as p(id_tema, id_pregunta) where p.id_tema = l.id_tema and p.id_pregunta = l.id_pregunta)) then 'ampliado'
    end as motivo
    from pregunta q where q.id_pregunta = any (${ids})`.execute(trx);
  return rows;
}

/** Takes back what rows of an import did, from what hangs on topics up to the programs. */
export async function takeBack(trx: Executor, hecho: Hecho, { usuario, now }: Stamp): Promise<void> {
  const { enlacesDePregunta, temas, cuestionarios, titulos } = hecho;
  await sql`
    delete from tema_pregunta l using unnest(${integers(enlacesDePregunta.map(({ id_tema }) => id_tema))},
      ${integers(enlacesDePregunta.map(({ id_pregunta }) => id_pregunta))}) as n(id_tema, id_pregunta)
    where l.id_tema = n.id_tema and l.id_pregunta = n.id_pregunta`.execute(trx);
  await sql`delete from pregunta where id_pregunta = any (${integers(idsOf(hecho.preguntas))})`.execute(trx);
  await sql`delete from contenido where id_contenido = any (${integers(idsOf(hecho.materiales))})`.execute(trx);
  await sql`
    update contenido c set contenido = n.antes, version = c.version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    from unnest(${integers(idsOf(titulos))}, ${titulos.map(({ antes }) => antes)}::text[]) as n(id, antes) where c.id_contenido = n.id`.execute(
    trx,
  );
  await sql`
    update tema t set duracion = n.duracion, numero_preguntas = n.numero_preguntas, notaminima = n.notaminima, referencia = n.referencia,
      version = t.version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    from json_populate_recordset(null::tema, ${JSON.stringify(temas.map(({ id, antes }) => ({ id_tema: id, ...antes })))}::json) n
    where t.id_tema = n.id_tema`.execute(trx);
  await sql`
    update tema_modulo l set cuestionario = n.antes
    from unnest(${integers(cuestionarios.map(({ padre }) => padre))}, ${integers(idsOf(cuestionarios))}, ${integers(cuestionarios.map(({ antes }) => antes))})
      as n(padre, id, antes) where l.id_modulo = n.padre and l.id_tema = n.id`.execute(trx);
  await removeCreados(trx, hecho);
}

async function removeCreados(trx: Executor, { creados, enlaces }: Hecho): Promise<void> {
  for (const nivel of NIVELES_DE_PLAN.toReversed()) {
    const { tabla, padre } = ENLACES[nivel];
    const own = enlaces.filter((one) => one.nivel === nivel);
    const made = idsOf(creados.filter((one) => one.nivel === nivel));
    if (own.length)
      await sql`
        delete from ${sql.table(tabla)} l using unnest(${integers(own.map((one) => one.padre))}, ${integers(idsOf(own))}) as n(padre, id)
        where l.${sql.ref(`id_${padre}`)} = n.padre and l.${sql.ref(`id_${nivel}`)} = n.id`.execute(trx);
    if (!made.length) continue;
    if (nivel === 'tema') await sql`update tema set referencia = null where id_tema = any (${integers(made)})`.execute(trx);
    await sql`delete from ${sql.table(nivel)} where ${sql.ref(`id_${nivel}`)} = any (${integers(made)})`.execute(trx);
  }
}

/** Puts the children of stored records back into the order that they had; others follow in theirs. */
export async function restoreOrdenes(trx: Executor, ordenes: Hecho['ordenes']): Promise<void> {
  for (const nivel of NIVELES_DE_PLAN) {
    const rows = ordenes
      .filter((one) => one.nivel === nivel)
      .flatMap(({ padre, ids }) => ids.map((id, place) => ({ padre, id, orden: place + 1 })));
    if (!rows.length) continue;
    const { tabla, padre } = ENLACES[nivel];
    await sql`
      update ${sql.table(tabla)} l set numero_orden = n.orden
      from unnest(${integers(rows.map((one) => one.padre))}, ${integers(idsOf(rows))}, ${integers(rows.map(({ orden }) => orden))}) as n(padre, id, orden)
      where l.${sql.ref(`id_${padre}`)} = n.padre and l.${sql.ref(`id_${nivel}`)} = n.id and l.numero_orden <> n.orden`.execute(trx);
  }
}
