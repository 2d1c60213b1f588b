import type { ActoPersonas, MotivoMasivo } from '@portal/contract/masivo';
import { instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { countPlanes, deleteAsignadas, findUsadas } from './asignada.repository.ts';
import type { Actor, Clase, Obra } from './clase.service.ts';
import { SIN_DESTINO } from './destino.rules.ts';
import type { Cambiada, Cambio, Efecto, Juicios } from './juicio.rules.ts';
import {
  type ColumnaMasiva,
  findDestino,
  findPersonas,
  findSinAnterior,
  type PersonaMasiva,
  restorePersonas,
  updatePersonas,
} from './persona.repository.ts';
import { invalid } from '../../../errors/errors.ts';

type Juez = (persona: PersonaMasiva) => MotivoMasivo | null;

/** Act that gives all people the same values. */
interface DeColumnas<A extends ActoPersonas> {
  /** Columns that it writes. */
  readonly columnas: readonly ColumnaMasiva[];
  readonly valores: (obra: Obra<A>) => Partial<Record<ColumnaMasiva, unknown>>;
  /** Field of the act that names a record. */
  readonly campo: string;
  readonly destino?: (obra: Obra<A>) => Promise<string>;
  /** Takes the locks that come before those of people. */
  readonly antes?: (trx: Executor) => Promise<void>;
  /** Reads what the judgement needs, and takes the locks that come after those of people. */
  readonly juez: (db: Executor, obra: Obra<A>, personas: readonly PersonaMasiva[]) => Promise<Juez>;
  readonly efectos?: Clase<A>['efectos'];
  /** Runs after the change; returns the assignments that it gave. */
  readonly despues?: (trx: Executor, obra: Obra<A>, ids: readonly number[]) => Promise<readonly Dada[]>;
  /** Judges further who gets the values of before. */
  readonly vuelta?: (db: Executor, obra: Obra<A>, filas: readonly Cambiada[]) => Promise<Juicios>;
  readonly efectosVuelta?: (filas: readonly Cambiada[]) => Efecto[];
}

/** Assignment that an act gave. */
export interface Dada {
  readonly id_asignacion: number;
  readonly id_usuario: number;
}

/** Names the record of an act. Throws 400 at its field without one in the scope. */
export async function destinoOf({ actor, acto }: Obra<ActoPersonas>, campo: string): Promise<string> {
  const nombre = await findDestino(actor.db, actor.scope, acto);
  if (nombre === undefined) throw invalid(campo, SIN_DESTINO);
  return nombre;
}

/** Reason that holds for every act on people; null: none. */
export function comun(persona: PersonaMasiva | undefined, { user }: Actor): MotivoMasivo | null {
  if (!persona) return 'ausente';
  if (persona.seudonimo) return 'seudonimo';
  return persona.mayor && persona.id_usuario !== user.id_usuario ? 'acceso_mayor' : null;
}

/** Builds a kind of act that gives people values. */
export function deColumnas<A extends ActoPersonas>(spec: DeColumnas<A>): Clase<A> {
  const { columnas, campo } = spec;
  return {
    destino: (obra) => (spec.destino ?? ((one: Obra<A>) => destinoOf(one, campo)))(obra),
    juzgar: async (db, obra, ids) => {
      if (db.isTransaction) await spec.antes?.(db);
      const personas = await findPersonas(db, obra.actor.scope, ids);
      const juez = await spec.juez(db, obra, [...personas.values()]);
      return new Map(ids.map((id) => [id, judge(personas.get(id), obra.actor, juez)]));
    },
    efectos: async (db, obra, ids) => (await spec.efectos?.(db, obra, ids)) ?? [],
    aplicar: async (trx, obra, ids) => {
      const personas = await findPersonas(trx, obra.actor.scope, ids);
      const versiones = await updatePersonas(trx, ids, { valores: spec.valores(obra), ...selloOf(obra.actor) });
      const dadas = (await spec.despues?.(trx, obra, ids)) ?? [];
      return new Map(ids.map((id) => [id, changeOf({ persona: personas.get(id), version: versiones.get(id), dadas }, columnas)]));
    },
    juzgarVuelta: (db, obra, filas) => judgeReturn(spec, db, { obra, filas }),
    efectosVuelta: async (db, _obra, filas) => [...(spec.efectosVuelta?.(filas) ?? []), ...(await planesQuitados(db, filas))],
    volver: async (trx, { actor }, filas) => {
      await deleteAsignadas(trx, asignadasOf(filas));
      await restorePersonas(trx, filas, { columnas, ...selloOf(actor) });
    },
  };
}

const judge = (persona: PersonaMasiva | undefined, actor: Actor, juez: Juez): MotivoMasivo | null =>
  comun(persona, actor) ?? (persona ? juez(persona) : null);

const selloOf = (actor: Actor) => ({ usuario: actor.user.username, now: instantOf(actor) });

interface Cambiando {
  readonly persona: PersonaMasiva | undefined;
  readonly version: number | undefined;
  readonly dadas: readonly Dada[];
}

function changeOf({ persona, version = 0, dadas }: Cambiando, columnas: readonly ColumnaMasiva[]): Cambio {
  const asignadas = dadas.filter(({ id_usuario }) => id_usuario === persona?.id_usuario).map(({ id_asignacion }) => id_asignacion);
  return { antes: Object.fromEntries(columnas.map((name) => [name, persona?.[name] ?? null])), version, asignadas };
}

/** Assignments that came with an act. */
export const asignadasOf = (filas: readonly Cambiada[]): number[] => filas.flatMap(({ asignadas }) => asignadas);

/** Counts the plans that people lose again. */
export const planesQuitados = async (db: Executor, filas: readonly Cambiada[]): Promise<Efecto[]> =>
  (await countPlanes(db, asignadasOf(filas))).map((plan) => ({ efecto: 'quita_plan' as const, ...plan }));

interface Volviendo<A extends ActoPersonas> {
  readonly obra: Obra<A>;
  readonly filas: readonly Cambiada[];
}

async function judgeReturn<A extends ActoPersonas>(spec: DeColumnas<A>, db: Executor, { obra, filas }: Volviendo<A>): Promise<Juicios> {
  const { actor } = obra;
  const personas = await findPersonas(
    db,
    actor.scope,
    filas.map(({ id }) => id),
  );
  const usadas = await findUsadas(db, asignadasOf(filas));
  const perdidas = await findSinAnterior(db, actor.scope, filas);
  const propias = await spec.vuelta?.(db, obra, filas);
  return new Map(
    filas.map(({ id, version }) => {
      const persona = personas.get(id);
      const changed = persona && persona.version !== version ? 'cambiada' : null;
      const lost = perdidas.has(id) ? 'sin_anterior' : null;
      return [id, comun(persona, actor) ?? changed ?? usadas.get(id) ?? lost ?? propias?.get(id) ?? null];
    }),
  );
}
