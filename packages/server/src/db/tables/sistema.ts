import type { Generated } from 'kysely';
import type { Instant, Optional } from './columns.ts';

/** Settings, log, outbox, secrets and leases (migration 004). */

export interface ConfiguracionTable {
  id_configuracion: Generated<number>;
  firma_notificacion: Generated<string>;
  dias_vencimiento: Generated<number>;
  notaminima: Generated<number>;
  lugar_certificado: Generated<string>;
  zona_horaria: Generated<string>;
  registro_abierto: Generated<boolean>;
  id_plan_tablero1: Optional<number>;
  id_plan_tablero2: Optional<number>;
  correo_contacto: Optional<string>;
  telefono_soporte: Optional<string>;
  codigo_estado: Generated<number>;
  usuario_modificacion: Optional<string>;
  fecha_modificacion: Instant;
  version: Generated<number>;
}

export interface LogTable {
  id_log: Generated<number>;
  id_usuario: Optional<number>;
  usuario_creacion: string;
  tabla: string;
  tipo: string;
  detalle: Optional<string>;
  fecha_creacion: string;
}

export interface CorreoTable {
  id_correo: Generated<number>;
  /** Idempotency key: a message with the same key is not queued again (P42). */
  clave: string;
  tipo: string;
  destinatario: string;
  asunto: string;
  texto: string;
  html: string;
  estado: Generated<string>;
  intentos: Generated<number>;
  proximo_intento: string;
  ultimo_error: Optional<string>;
  fecha_creacion: string;
  fecha_envio: Optional<string>;
}

export interface SecretoTable {
  clave: string;
  valor: string;
}

export interface TareaProgramadaTable {
  nombre: string;
  arrendada_hasta: string;
  ultima: Optional<string>;
}
