import type { AvisoPregunta, OpcionSalud } from '@portal/contract/pregunta';
import type { ColumnType, Generated } from 'kysely';

/** Figures of a version of a question by its answers; a job writes them (migration 094). */
export interface PreguntaSaludTable {
  id_pregunta: number;
  version: number;
  /** Answers that arrived since the figures were computed. */
  nuevas: Generated<number>;
  /** Answers were taken away or came back: compute again in any case. */
  pendiente: Generated<boolean>;
  contestadas: Generated<number>;
  facilidad: Generated<number | null>;
  discriminacion: Generated<number | null>;
  eficiencia: Generated<number | null>;
  avisos: Generated<AvisoPregunta[]>;
  opciones: ColumnType<OpcionSalud[], string | undefined, string>;
  fecha_calculo: Generated<string | null>;
}

/** Version that lost or regained answers, for the job of the figures; triggers write it (migration 094). */
export interface PendienteSaludTable {
  id_pendiente_salud: Generated<number>;
  id_pregunta: number;
  version: number;
}

/** Arrival of the last attempt with answers that `pregunta_salud` counts as new; one row. */
export interface SaludMarcaTable {
  id_salud_marca: Generated<number>;
  hasta: string;
}
