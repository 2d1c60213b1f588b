import type { ActoRegistros, MotivoMasivo } from '@portal/contract/masivo';
import type { Registro } from '../../../../core/master/many-rows.repository.ts';
import type { Executor } from '../../../../db/executor.ts';
import type { Clase, Obra } from '../clase.service.ts';
import type { Cambiada, Juicios } from '../juicio.rules.ts';
import { comun, describir, maestroOf, readRegistros, selloOf, tocadoPor } from './registro.service.ts';

type Columna = 'codigo_estado' | 'codigo_categoria' | 'etiquetas';
type Registros = ReadonlyMap<number, Registro>;

/** Act that gives records a value in one column. */
interface DeColumna<A extends ActoRegistros> {
  readonly columna: Columna;
  readonly destino: (obra: Obra<A>) => Promise<string>;
  readonly valor: (obra: Obra<A>, registro: Registro) => number | string | null;
  /** Returns why a record stays, besides what holds for every act. */
  readonly juez: (obra: Obra<A>, registro: Registro) => MotivoMasivo | null;
  /** The new value is the state of a published record. */
  readonly publica?: (valor: unknown) => boolean;
  /** Judges further which records get the value of before. */
  readonly vuelta?: (db: Executor, obra: Obra<A>, filas: readonly Cambiada[]) => Promise<Juicios>;
}

const publishes = ({ publica }: { readonly publica?: (valor: unknown) => boolean }, valor: unknown): boolean => publica?.(valor) ?? false;

/** Builds a kind of act that changes one column of records. */
export function deColumna<A extends ActoRegistros>(spec: DeColumna<A>): Clase<A> {
  const { columna } = spec;
  /** Judges records that would get values: what may not be published stays (P45). */
  const judge = async (db: Executor, obra: Obra<A>, { registros, motivos }: { registros: Registros; motivos: Juicios }) => {
    const published = [...motivos].flatMap(([id, motivo]) => {
      const registro = registros.get(id);
      return motivo === null && registro && publishes(spec, spec.valor(obra, registro)) ? [id] : [];
    });
    return withUnready(db, obra, { motivos, published });
  };
  return {
    destino: spec.destino,
    juzgar: async (db, obra, ids) => {
      const registros = await readRegistros(db, obra, ids);
      const motivos = new Map(
        ids.map((id) => {
          const registro = registros.get(id);
          return [id, comun(registro, obra.actor) ?? (registro ? spec.juez(obra, registro) : null)] as const;
        }),
      );
      return judge(db, obra, { registros, motivos });
    },
    efectos: async () => [],
    tocado: (db, { acto }, ids) => (columna === 'codigo_estado' ? tocadoPor(db, acto, ids) : Promise.resolve({ planes: [], temas: [] })),
    describir,
    aplicar: async (trx, obra, ids) => {
      const registros = await readRegistros(trx, obra, ids);
      const filas = [...registros.values()].map((registro) => ({ id: registro.id, antes: { [columna]: spec.valor(obra, registro) } }));
      const { ensayo } = obra.actor;
      const versiones = await maestroOf(obra.acto).change(trx, filas, { columnas: [columna], ensayo, ...selloOf(obra.actor) });
      return new Map(
        [...versiones].map(([id, version]) => [id, { antes: { [columna]: registros.get(id)?.[columna] ?? null }, version, asignadas: [] }]),
      );
    },
    juzgarVuelta: async (db, obra, filas) => {
      const registros = await readRegistros(
        db,
        obra,
        filas.map(({ id }) => id),
      );
      const propias = await spec.vuelta?.(db, obra, filas);
      const motivos = new Map(
        filas.map(({ id, version }) => {
          const registro = registros.get(id);
          const changed = registro && registro.version !== version ? 'cambiada' : null;
          return [id, comun(registro, obra.actor) ?? changed ?? propias?.get(id) ?? null] as const;
        }),
      );
      const published = filas.filter(({ id, antes }) => motivos.get(id) === null && publishes(spec, antes[columna])).map(({ id }) => id);
      return withUnready(db, obra, { motivos, published });
    },
    efectosVuelta: async () => [],
    volver: async (trx, { actor, acto }, filas) => {
      const { ensayo } = actor;
      await maestroOf(acto).change(trx, filas, { columnas: [columna], ensayo, ...selloOf(actor) });
    },
  };
}

interface Juzgando {
  readonly motivos: Juicios;
  /** Records that the change would publish. */
  readonly published: readonly number[];
}

async function withUnready(db: Executor, { acto }: Obra<ActoRegistros>, { motivos, published }: Juzgando): Promise<Juicios> {
  if (!published.length) return motivos;
  const unready = await maestroOf(acto).unready(db, published);
  return new Map([...motivos].map(([id, motivo]) => [id, motivo ?? (unready.has(id) ? 'publicar' : null)]));
}
