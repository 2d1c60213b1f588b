import type { ImagenMarca } from '@portal/contract/configuracion';
import type { FilaEstado } from '@portal/contract/core';
import type { Fijado } from '@portal/contract/portal';
import type { ColumnType, Generated } from 'kysely';
import type { Changed, Created, Instant, Optional, Stamps } from './columns.ts';

/** Settings, log, outbox, secrets and leases (migration 004); imports (005, 010). */

export interface ConfiguracionTable extends Changed {
  id_configuracion: Generated<number>;
  firma_notificacion: Generated<string>;
  dias_vencimiento: Generated<number>;
  notaminima: Generated<number>;
  lugar_certificado: Generated<string>;
  /** Forms of data that all processes know (migration 093). */
  nivel_escritura: Generated<number>;
  zona_horaria: Generated<string>;
  registro_abierto: Generated<boolean>;
  /** Hours without use after which a session ends (migration 014). */
  sesion_inactiva_horas: Generated<number>;
  /** Administrators without a second factor can do nothing but set one up (migration 043). */
  segundo_factor_administradores: Generated<boolean>;
  /** Working days for an answer about personal data, and years for which seals are kept (migration 046). */
  dias_acceso: Generated<number>;
  dias_arco: Generated<number>;
  sello_anios: Generated<number>;
  /** Months for which records are kept; null: for good (migration 050). */
  meses_registro: Optional<number>;
  meses_ingresos: Optional<number>;
  meses_correos: Optional<number>;
  meses_planillas: Optional<number>;
  meses_ceses: Optional<number>;
  meses_cuadros: Optional<number>;
  id_plan_tablero1: Optional<number>;
  id_plan_tablero2: Optional<number>;
  correo_contacto: Optional<string>;
  telefono_soporte: Optional<string>;
  /** Text of the terms that a registration accepts, and the address that replaces it (migration 015). */
  terminos: Generated<string>;
  terminos_direccion: Optional<string>;
  /** Minutes of pause after each failed attempt of a day; null: no pauses (P44). */
  pausas_intento: Optional<number[]>;
  /** Percentages below which a follow-up is red, and yellow. */
  umbral_rojo: Generated<number>;
  umbral_amarillo: Generated<number>;
  /** Highest answer of a detractor and lowest of a promoter, 1-10 (P22). */
  nps_detractor: Generated<number>;
  nps_promotor: Generated<number>;
  /** Hour of the day, 0-23, from which reminders are queued. */
  hora_recordatorio: Generated<number>;
  /** Largest share of a company, in percent, that a complete list may set to Cesado. */
  umbral_cese: Generated<number>;
  /** Most reminders of a day that go out without an administrator's word. */
  maximo_recordatorios: Generated<number>;
  /** Days after the deadline of a plan to which a boss may extend it; 0: none (P205). */
  dias_prorroga_jefe: Generated<number>;
  /** Days of the week on which reminders go out, 1 Monday to 7 Sunday. */
  dias_recordatorio: Generated<number[]>;
  /** Learners read the rhythm of their weeks (P277, migration 092). */
  ritmo_semanal: Generated<boolean>;
  nombre_empresa: Generated<string>;
  logo: Optional<Buffer>;
  logo_tipo: Optional<string>;
  /** SHA-256 of the logo, hexadecimal. */
  logo_clave: ColumnType<string | null, never, never>;
  /** `#rrggbb`, in lower case; null: the portal's own. */
  color_primario: Optional<string>;
  color_menu: Optional<string>;
  /** Name below the icon of the installed app; empty: the company's (migration 040). */
  nombre_corto: Generated<string>;
  /** Addresses of the sign-in's links; null: the portal's guide, the support phone, the contact mail. */
  enlace_guia: Optional<string>;
  enlace_soporte: Optional<string>;
  enlace_contacto: Optional<string>;
  /** Language of certificates, and of mails to people without one. */
  idioma: Generated<string>;
  /** Another one after each change of `carta_texto` (migration 080); null: no text is edited. */
  cartas_clave: Optional<string>;
  /** SHA-256 of each picture of `marca_imagen` by its name. */
  imagenes: ColumnType<Partial<Record<ImagenMarca, string>>, string | undefined, string>;
  codigo_estado: Generated<number>;
  fecha_modificacion: Instant;
  version: Generated<number>;
}

/** Pictures of the brand beside the logo (migration 040). */
export interface MarcaImagenTable {
  nombre: ImagenMarca;
  tipo: string;
  bytes: Buffer;
}

export interface LogTable extends Created {
  id_log: Generated<number>;
  /** Person concerned. */
  id_usuario: Optional<number>;
  tabla: string;
  tipo: string;
  detalle: Optional<string>;
  /** Record that changed, its company, and its values before and after (`docs/decisions/028`). */
  id_registro: Optional<number>;
  id_empresa: Optional<number>;
  antes: OptionalJson;
  despues: OptionalJson;
  /** Folded texts and values for the search (migration 018). */
  busqueda: ColumnType<string, never, never>;
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
  /** Person whom it concerns, plan and level of a reminder (P43). */
  id_usuario: Optional<number>;
  id_planestudio: Optional<number>;
  nivel: Optional<number>;
  copias: Generated<string[]>;
  adjunto: Optional<Buffer>;
  adjunto_nombre: Optional<string>;
  adjunto_tipo: Optional<string>;
  estado: Generated<string>;
  intentos: Generated<number>;
  proximo_intento: string;
  ultimo_error: Optional<string>;
  fecha_creacion: string;
  fecha_envio: Optional<string>;
  /** Number that the messages of one bulk send share. */
  lote: Optional<number>;
  /** Why it was discarded or returned. */
  motivo: Optional<string>;
}

/** Welcome letter that the job has yet to write (migration 061). */
export interface BienvenidaPendienteTable {
  id_bienvenida_pendiente: Generated<number>;
  id_usuario: number;
  /** Number of its bulk send. */
  lote: number;
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

/** Choices of a person about moving through the portal (migration 041). */
export interface NavegacionTable {
  id_usuario: number;
  fijados: ColumnType<Fijado[], string | undefined, string>;
  pasos_apartados: Generated<boolean>;
}

/** Written as JSON text, read as the value. */
type Json = ColumnType<object, string, string>;
type OptionalJson = ColumnType<object | null, string | null | undefined, string | null>;

export interface ImportacionTable extends Created, Changed {
  id_importacion: Generated<number>;
  /** Domain of the import. */
  tipo: string;
  estado: ColumnType<'revisada' | 'aplicada' | 'deshecha', undefined, string>;
  /** Person of the review; null once that person is erased. */
  id_usuario: Optional<number>;
  archivo: Optional<string>;
  opciones: Json;
  /** Value that the domain prepared at the review, e.g. records that the rows need; then the value that the confirmation made of it. */
  preparado: OptionalJson;
  /** Counts of the confirmation, and of the undoing. */
  resultado: OptionalJson;
  deshecho: OptionalJson;
  /** Cells that were mended in the review, with the texts of the file. */
  enmiendas: OptionalJson;
  /** Moment since which its refused rows wait for nobody: sent again or dismissed (migration 086). */
  fecha_atendida: Optional<string>;
  fecha_creacion: string;
  fecha_modificacion: Optional<string>;
}

/** Field of a header in a company's files, as a person chose it by hand (migration 059). */
export interface ImportacionColumnaTable extends Created, Changed {
  id_importacion_columna: Generated<number>;
  /** Company of who chose; null: who chose belongs to none. */
  id_empresa: Optional<number>;
  /** Domain of the import. */
  tipo: string;
  /** Header as headers are compared, and as it was written. */
  encabezado: string;
  escrito: string;
  /** Field that the column is read as; null: it is not read. */
  campo: Optional<string>;
  /** Name of the file in which it was chosen. */
  archivo: Optional<string>;
  fecha_creacion: string;
  fecha_modificacion: string;
}

export interface ImportacionFilaTable {
  id_importacion: number;
  numero: number;
  fila: Optional<number>;
  estado: FilaEstado;
  /** Texts of the file by field, and values that the server found behind them. */
  textos: Json;
  extra: Json;
  cambios: OptionalJson;
  error: Optional<string>;
  /** Warning about an accepted row. */
  aviso: Optional<string>;
  /** Values to write; null once they are written. */
  datos: OptionalJson;
  /** The record that was written, and how it was before and after. */
  id_registro: Optional<number>;
  antes: OptionalJson;
  despues: OptionalJson;
  /** Why the undoing left it. */
  conservada: Optional<string>;
}

/** Edited text of a letter in one language (migration 080); without a subject and a text the original goes out. */
export interface CartaTextoTable extends Stamps {
  id_carta_texto: Generated<number>;
  carta: string;
  idioma: string;
  asunto: Optional<string>;
  cuerpo: Optional<string>;
}
