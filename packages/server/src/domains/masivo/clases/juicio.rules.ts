import type { MotivoMasivo, OperacionMasiva } from '@portal/contract/masivo';

/** Why each record stays as it is; null: it changes. */
export type Juicios = ReadonlyMap<number, MotivoMasivo | null>;

export type Efecto = OperacionMasiva['efectos'][number];

/** Result of an act for a record. */
export interface Cambio {
  /** Values of before, by column. */
  readonly antes: Readonly<Record<string, unknown>>;
  /** Version that the act gave the record; null for one that it left alone. */
  readonly version: number | null;
  /** Assignments that came with it. */
  readonly asignadas: readonly number[];
}

/** Record that an act changed, to be taken back. */
export type Cambiada = Cambio & { readonly id: number };

/** Returns the records that change. */
export const changing = (juicios: Juicios): number[] => [...juicios].flatMap(([id, motivo]) => (motivo === null ? [id] : []));
