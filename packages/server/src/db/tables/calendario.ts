import type { Optional } from './columns.ts';

/** Private address of the calendar of a person (migration 105). */
export interface CalendarioEnlaceTable {
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  /** Last time that another address replaced it. */
  fecha_reemplazo: Optional<string>;
}
