import type { ActoMasivo, MotivoMasivo } from '@portal/contract/masivo';
import type { ColumnType, Generated } from 'kysely';
import type { Optional } from './columns.ts';

export type EstadoMasivo = 'simulada' | 'pendiente' | 'hecha' | 'cancelada' | 'detenida';

/** Act on many people (migration 074). */
export interface MasivoTable {
  id_masivo: Generated<number>;
  /** Author. */
  id_usuario: number;
  acto: ColumnType<ActoMasivo, string, string>;
  /** Value that the act gives, in words. */
  destino: string;
  /** Why it was done, as its author wrote. */
  motivo: Generated<string>;
  /** Operation that this one takes back. */
  deshace: Optional<number>;
  estado: Generated<EstadoMasivo>;
  efectos: ColumnType<object, string | undefined, string>;
  fallos: Generated<number>;
  fecha_creacion: string;
  fecha_fin: Optional<string>;
}

export interface MasivoFilaTable {
  id_masivo_fila: Generated<number>;
  id_masivo: number;
  id_registro: number;
  /** The person, where the record is one. */
  id_usuario: Optional<number>;
  /** Name of a record that is no person. */
  nombre: Optional<string>;
  estado: 'lista' | 'hecha' | 'rechazada' | 'deshecha';
  motivo: Optional<MotivoMasivo>;
  /** Sentence that completes the reason. */
  detalle: ColumnType<object | null, string | null | undefined, string | null>;
  /** Values of before, and what the act made; null once they can not be taken back any more. */
  antes: ColumnType<object | null, string | null | undefined, string | null>;
  despues: ColumnType<object | null, string | null | undefined, string | null>;
}
