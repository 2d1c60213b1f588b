import type { Generated } from 'kysely';
import type { Optional } from './columns.ts';

/** Private address of the calendar of a person (migration 105). */
export interface CalendarioEnlaceTable {
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  /** Last time that another address replaced it. */
  fecha_reemplazo: Optional<string>;
}

/** Browser of a person that shows reminders (migration 105). */
export interface NotificacionEquipoTable {
  id_notificacion_equipo: Generated<number>;
  id_usuario: number;
  /** Address of its push service, and the SHA-256 of it. */
  direccion: string;
  huella: string;
  /** Public key and secret of the browser, in base64url (RFC 8291). */
  clave_publica: string;
  secreto: string;
  agente: Optional<string>;
  /** Hours between which it shows nothing; the same twice: it always may. */
  silencio_desde: number;
  silencio_hasta: number;
  fecha_creacion: string;
}

/** Reminders of a day that a browser has yet to show (migration 105). */
export interface NotificacionPendienteTable {
  id_notificacion_equipo: number;
  /** `YYYY-MM-DD` */
  fecha: string;
  intentos: Generated<number>;
  proximo_intento: string;
}
