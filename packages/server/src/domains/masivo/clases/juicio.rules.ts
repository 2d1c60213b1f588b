import type { MotivoMasivo, OperacionMasiva } from '@portal/contract/masivo';
import type { Message } from '@portal/messages';

/** Why each record stays as it is; null: it changes. */
export type Juicios = ReadonlyMap<number, MotivoMasivo | null>;

/** Consequence as it is stored; `frase`: sentence for the reader's language. */
export type Efecto = OperacionMasiva['efectos'][number] & { readonly frase?: Message };

/** Name of a record that is no person, and what completes the reason why it stays. */
export interface Descripcion {
  readonly nombre: string | null;
  readonly detalle: Message | null;
}
export type Descripciones = ReadonlyMap<number, Descripcion>;

/** Result of an act for a record. */
export interface Cambio {
  /** Values of before, by column; null for a change that cannot be taken back. */
  readonly antes: Readonly<Record<string, unknown>> | null;
  /** Version that the act gave the record; null for one that it left alone. */
  readonly version: number | null;
  /** Assignments that came with it. */
  readonly asignadas: readonly number[];
}

/** Record that an act changed, to be taken back. */
export type Cambiada = Cambio & { readonly id: number; readonly antes: Readonly<Record<string, unknown>> };

/** Returns the records that change. */
export const changing = (juicios: Juicios): number[] => [...juicios].flatMap(([id, motivo]) => (motivo === null ? [id] : []));
