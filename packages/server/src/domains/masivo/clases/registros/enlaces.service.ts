import type { ActoDe, MotivoMasivo } from '@portal/contract/masivo';
import { instantOf } from '../../../../core/context.ts';
import type { Registro } from '../../../../core/master/many-rows.repository.ts';
import { lockOwners } from '../../../../db/owned.ts';
import type { Executor } from '../../../../db/executor.ts';
import { failure, invalid } from '../../../../errors/errors.ts';
import { enlaceTemaPregunta } from '../../../tema/tema.public.ts';
import type { Actor, Clase, Obra } from '../clase.service.ts';
import { SIN_DESTINO } from '../destino.rules.ts';
import type { Cambiada, Cambio } from '../juicio.rules.ts';
import {
  deleteEnlaces,
  type EnlaceAnterior,
  type EnlaceMasivo,
  findEnlaces,
  findTemas,
  restoreEnlaces,
  type TemaMasivo,
  touchTemas,
} from './enlace.repository.ts';
import { describir, readRegistros, selloOf } from './registro.service.ts';

type Vincular = ActoDe<'vincular'>;
type Desvincular = ActoDe<'desvincular'>;

/** Titles that name an act. */
const NOMBRADOS = 3;

/** Whether the actor changes a topic: a limited access only those of its companies (P199). */
const isOwn = ({ scope }: Actor, { id_empresa }: { readonly id_empresa: number | null }): boolean =>
  scope === null || (id_empresa !== null && scope.empresas.includes(id_empresa));

/** Names the topics of an act. Throws 400 for one outside of the scope, 403 for one that the actor may not change. */
async function temasOf({ actor, acto }: Obra<Vincular | Desvincular>): Promise<string> {
  const found = await findTemas(actor.db, actor.scope, acto.temas);
  if (found.length !== new Set(acto.temas).size) throw invalid('acto.temas', SIN_DESTINO);
  if (!found.every((tema) => isOwn(actor, tema))) throw failure('sin_permiso', 'pertenencia.errores.portal');
  const titles = found.slice(0, NOMBRADOS).map(({ titulo }) => titulo);
  return [...titles, ...(found.length > NOMBRADOS ? [`+${found.length - NOMBRADOS}`] : [])].join(', ');
}

/** Groups links by their question. */
function byPregunta<Enlace extends { readonly id_pregunta: number }>(enlaces: readonly Enlace[]): ReadonlyMap<number, Enlace[]> {
  const found = new Map<number, Enlace[]>();
  for (const enlace of enlaces) found.set(enlace.id_pregunta, [...(found.get(enlace.id_pregunta) ?? []), enlace]);
  return found;
}

const changeOf = (antes: Cambio['antes']): Cambio => ({ antes, version: null, asignadas: [] });
const temasIn = (enlaces: readonly { readonly id_tema: number }[]): number[] => [...new Set(enlaces.map(({ id_tema }) => id_tema))];

interface Vinculando {
  readonly actor: Actor;
  readonly temas: readonly TemaMasivo[];
  readonly tiene: readonly EnlaceMasivo[];
}

/** Returns why a question gets no topic; a part of a company has its place within what is that company's. */
function motivoOf(registro: Registro | undefined, { actor, temas, tiene }: Vinculando): MotivoMasivo | null {
  if (!registro) return 'ausente';
  if (!temas.length) return 'sin_anterior';
  if (!temas.every((tema) => isOwn(actor, tema))) return 'ajeno';
  if (registro.dueno !== null && temas.some(({ id_empresa }) => id_empresa !== registro.dueno)) return 'otra_empresa';
  return tiene.length === temas.length ? 'ya' : null;
}

/** Questions enter topics, after those that are there (P90). */
export const vincular: Clase<Vincular> = {
  destino: temasOf,
  juzgar: async (db, obra, ids) => {
    if (db.isTransaction) await lockOwners(db, 'link');
    const { actor, acto } = obra;
    const temas = await findTemas(db, actor.scope, acto.temas);
    const registros = await readRegistros(db, obra, ids);
    const enlaces = byPregunta(await findEnlaces(db, ids, acto.temas));
    return new Map(ids.map((id) => [id, motivoOf(registros.get(id), { actor, temas, tiene: enlaces.get(id) ?? [] })]));
  },
  efectos: async () => [],
  tocado: async (_db, { acto }) => ({ planes: [], temas: acto.temas }),
  describir,
  aplicar: async (trx, { actor, acto }, ids) => {
    const known = new Set((await findTemas(trx, actor.scope, acto.temas)).map(({ id_tema }) => id_tema));
    const temas = acto.temas.filter((id_tema) => known.has(id_tema));
    const before = new Set((await findEnlaces(trx, ids, temas)).map(({ id_tema_pregunta }) => id_tema_pregunta));
    const pairs = temas.flatMap((parent) => ids.map((id) => ({ parent, id })));
    await enlaceTemaPregunta.link.add(trx, pairs, { usuario_creacion: actor.user.username, fecha_creacion: instantOf(actor) });
    const added = (await findEnlaces(trx, ids, temas)).filter(({ id_tema_pregunta }) => !before.has(id_tema_pregunta));
    await touchTemas(trx, temasIn(added), selloOf(actor));
    const grouped = byPregunta(added);
    return new Map(ids.map((id) => [id, changeOf({ enlaces: (grouped.get(id) ?? []).map((one) => one.id_tema_pregunta) })]));
  },
  juzgarVuelta: async (db, obra, filas) => {
    const ids = filas.map(({ id }) => id);
    const temas = await findTemas(db, obra.actor.scope, obra.acto.temas);
    const registros = await readRegistros(db, obra, ids);
    const present = byPregunta(await findEnlaces(db, ids, []));
    return new Map(
      filas.map((fila) => {
        if (!registros.has(fila.id)) return [fila.id, 'ausente'];
        if (!temas.every((tema) => isOwn(obra.actor, tema))) return [fila.id, 'ajeno'];
        const has = new Set((present.get(fila.id) ?? []).map(({ id_tema_pregunta }) => id_tema_pregunta));
        return [fila.id, addedBy(fila).every((id) => has.has(id)) ? null : 'cambiada'];
      }),
    );
  },
  efectosVuelta: async () => [],
  volver: async (trx, { actor }, filas) => {
    const enlaces = await findEnlaces(
      trx,
      filas.map(({ id }) => id),
      [],
    );
    const ids = new Set(filas.flatMap(addedBy));
    const gone = enlaces.filter(({ id_tema_pregunta }) => ids.has(id_tema_pregunta));
    await deleteEnlaces(trx, [...ids]);
    await touchTemas(trx, temasIn(gone), selloOf(actor));
  },
};

const addedBy = ({ antes }: Cambiada): number[] => (antes['enlaces'] as number[] | undefined) ?? [];

/** Links of a question that an act of the actor removes. */
const removable = (actor: Actor, enlaces: readonly EnlaceMasivo[] = []): EnlaceMasivo[] => enlaces.filter((enlace) => isOwn(actor, enlace));

/** Questions leave topics, or all of theirs; they stay in the bank (P78). */
export const desvincular: Clase<Desvincular> = {
  destino: temasOf,
  juzgar: async (db, obra, ids) => {
    const { actor, acto } = obra;
    const registros = await lockedWithTemas(db, obra, ids);
    const enlaces = byPregunta(await findEnlaces(db, ids, acto.temas));
    return new Map(
      ids.map((id) => {
        if (!registros.has(id)) return [id, 'ausente'];
        const tiene = enlaces.get(id) ?? [];
        if (!tiene.length) return [id, 'ya'];
        return [id, removable(actor, tiene).length ? null : 'ajeno'];
      }),
    );
  },
  efectos: async () => [],
  tocado: async (db, { actor, acto }, ids) => ({ planes: [], temas: temasIn(removable(actor, await findEnlaces(db, ids, acto.temas))) }),
  describir,
  aplicar: async (trx, { actor, acto }, ids) => {
    const gone = removable(actor, await findEnlaces(trx, ids, acto.temas));
    await deleteEnlaces(
      trx,
      gone.map(({ id_tema_pregunta }) => id_tema_pregunta),
    );
    await touchTemas(trx, temasIn(gone), selloOf(actor));
    const grouped = byPregunta(gone.map(({ id_empresa: _owner, ...enlace }) => enlace));
    return new Map(ids.map((id) => [id, changeOf({ enlaces: grouped.get(id) ?? [] })]));
  },
  juzgarVuelta: async (db, obra, filas) => {
    const { actor } = obra;
    const ids = filas.map(({ id }) => id);
    if (db.isTransaction) await lockOwners(db, 'link');
    const temas = new Map((await findTemas(db, actor.scope, temasIn(filas.flatMap(removedBy)))).map((tema) => [tema.id_tema, tema]));
    const registros = await readRegistros(db, obra, ids);
    const present = new Set((await findEnlaces(db, ids, [])).map(({ id_pregunta, id_tema }) => `${id_pregunta} ${id_tema}`));
    return new Map(
      filas.map((fila) => {
        const of = removedBy(fila).map(({ id_tema }) => temas.get(id_tema));
        if (of.some((tema) => tema === undefined)) return [fila.id, registros.has(fila.id) ? 'sin_anterior' : 'ausente'];
        const back = removedBy(fila).some(({ id_tema }) => present.has(`${fila.id} ${id_tema}`));
        const reason = motivoOf(registros.get(fila.id), { actor, temas: of.filter((tema) => tema !== undefined), tiene: [] });
        return [fila.id, reason ?? (back ? 'cambiada' : null)];
      }),
    );
  },
  efectosVuelta: async () => [],
  volver: async (trx, { actor }, filas) => {
    const enlaces = filas.flatMap(removedBy);
    await restoreEnlaces(trx, enlaces);
    await touchTemas(trx, temasIn(enlaces), selloOf(actor));
  },
};

const removedBy = ({ antes }: Cambiada): EnlaceAnterior[] => (antes['enlaces'] as EnlaceAnterior[] | undefined) ?? [];

/** Reads the questions of an act; in a transaction it locks their topics before them, as other acts do. */
async function lockedWithTemas(db: Executor, obra: Obra<Desvincular>, ids: readonly number[]): Promise<ReadonlyMap<number, Registro>> {
  if (db.isTransaction) await findTemas(db, null, temasIn(await findEnlaces(db, ids, obra.acto.temas)));
  return readRegistros(db, obra, ids);
}
