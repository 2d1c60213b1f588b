import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Webhooks and the outbox of their events (migration 044). */

export interface WebhookTable extends Stamps {
  id_webhook: Generated<number>;
  nombre: string;
  direccion: string;
  /** 1: this event is sent. */
  asignado: Generated<number>;
  aprobado: Generated<number>;
  certificado: Generated<number>;
  cesado: Generated<number>;
  /** Sends the events of this company's people alone; null: of everybody. */
  id_empresa: Optional<number>;
  /** 1 on, 2 off. */
  codigo_estado: Generated<number>;
}

export interface WebhookClaveTable {
  id_webhook: number;
  secreto: string;
  fecha: string;
  /** Secret before the present one, which signs too until `anterior_hasta`. */
  secreto_anterior: Optional<string>;
  anterior_hasta: Optional<string>;
}

export interface WebhookEntregaTable {
  id_entrega: Generated<number>;
  id_webhook: number;
  /** Id that the receiver knows the event by, the same in every attempt. */
  evento: string;
  tipo: 'asignado' | 'aprobado' | 'certificado' | 'cesado' | 'prueba';
  /** JSON as it is sent, byte by byte. */
  cuerpo: string;
  estado: Generated<'pendiente' | 'entregado' | 'fallido'>;
  intentos: Generated<number>;
  proximo_intento: string;
  codigo_http: Optional<number>;
  respuesta: Optional<string>;
  fecha_creacion: string;
  fecha_entrega: Optional<string>;
}
