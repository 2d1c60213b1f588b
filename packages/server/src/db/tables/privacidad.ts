import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Requests about personal data, and what the law keeps of people under a pseudonym (migration 046). */

export interface SolicitudTable extends Stamps {
  id_solicitud: Generated<number>;
  id_usuario: number;
  tipo: 'acceso' | 'rectificacion' | 'cancelacion' | 'oposicion';
  canal: 'portal' | 'correo' | 'presencial' | 'otro';
  fecha_recepcion: string;
  /** Last day for the answer; the database writes it, and `fecha_respuesta`. */
  vence: Generated<string>;
  detalle: Optional<string>;
  estado: Generated<'recibida' | 'en_tramite' | 'atendida' | 'denegada'>;
  respuesta: Optional<string>;
  fecha_respuesta: Optional<string>;
}

export interface SelloPersonaTable {
  id_sello: Generated<number>;
  id_usuario: number;
  fecha: string;
  conservar_hasta: string;
  /** JSON, encrypted (`sello.crypto.ts`). */
  contenido: Buffer;
}
