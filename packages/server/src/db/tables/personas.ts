import type { Generated, GeneratedAlways } from 'kysely';
import type { ColumnType } from 'kysely';
import type { Created, Instant, Optional, Stamps } from './columns.ts';

/** Domains, companies, people and sessions (migrations 001, 016). */

export interface DominioTable extends Stamps {
  id_dominio: Generated<number>;
  clave: string;
  dominio: string;
  codigo_estado: Generated<number>;
}

export interface ParametroTable extends Stamps {
  id_parametro: Generated<number>;
  id_dominio: number;
  /** Company to which it belongs; null: to all (P84). */
  id_empresa: Optional<number>;
  codigo_parametro: string;
  /** The code, for a parameter of all companies. */
  codigo_comun: ColumnType<string | null, never, never>;
  parametro: string;
  /** The text without case, accents and repeated spaces. */
  plegado: ColumnType<string, never, never>;
  codigo_estado: Generated<number>;
}

export interface EmpresaTable extends Stamps {
  id_empresa: Generated<number>;
  codigo_empresa: string;
  empresa: string;
  codigo_gerente: Optional<string>;
  codigo_director: Optional<string>;
  /** Tax number, 11 digits. */
  ruc: Optional<string>;
  direccion: Optional<string>;
  actividad: Optional<string>;
  codigo_estado: Generated<number>;
}

export interface UsuarioTable extends Stamps {
  id_usuario: Generated<number>;
  username: string;
  codigo_usuario: string;
  nombres: string;
  apellido_paterno: Generated<string>;
  apellido_materno: Generated<string>;
  personal: GeneratedAlways<string>;
  /** Name, code, username, document and e-mail without case and accents; a generated column. */
  busqueda: ColumnType<string, never, never>;
  correo_electronico: Optional<string>;
  correo_secundario: Optional<string>;
  telefono: Optional<string>;
  /** 1 Activo, 2 Cesado. */
  codigo_estado: Generated<number>;
  id_empresa: Optional<number>;
  codigo_grupo: Optional<string>;
  /** Parameters of their domains. */
  id_cargo: Optional<number>;
  id_centro_costo: Optional<number>;
  id_departamento: Optional<number>;
  genero: Optional<string>;
  fecha_ingreso: Optional<string>;
  fecha_cese: Optional<string>;
  tipo_documento: Generated<string>;
  numero_documento: Optional<string>;
  codigo_jefe_inmediato: Optional<string>;
  indicador_admin: Generated<number>;
  indicador_soporte: Generated<number>;
  /** Role beside administrator and support (migration 071); 0: none. */
  rol_acotado: Generated<number>;
  contrasenia_hash: Optional<string>;
  contrasenia_fecha: Optional<string>;
  contrasenia_temporal: Generated<boolean>;
  /** The company made the account, or its owner proved the e-mail (migration 006). */
  correo_comprobado: Generated<boolean>;
  fecha_login: Optional<string>;
  /** Language of the interface and of mails; null: the browser's (P47). */
  idioma: Optional<string>;
  /** Kind of worker, as the company's spreadsheet calls it. */
  trabajador: Optional<string>;
  /** Address that a mail server returned; it is not written to until it changes. */
  correo_rebotado: Optional<string>;
  /** When the person was put under a pseudonym; null: never (migration 046). */
  fecha_seudonimo: Optional<string>;
  /** 1: the access is limited to the companies of `acceso_empresa` (P46). */
  indicador_alcance: Generated<number>;
}

/** Company to which an access is limited (P46). */
export interface AccesoEmpresaTable extends Created {
  id_usuario: number;
  id_empresa: number;
  fecha_creacion: Instant;
}

export interface SesionTable {
  id_sesion: Generated<number>;
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_revocacion: Optional<string>;
  /** Provider that authenticated the person, `llave` for a passkey; null: the portal's own password (migration 006). */
  proveedor: Optional<string>;
  /** Last use, written every few minutes; null: not used since the sign-in (migration 014). */
  ultimo_uso: Optional<string>;
  /** Shared tablet to which the session is bound; null: a session of the person's own (migration 039). */
  id_dispositivo: Optional<number>;
  /** User agent of the sign-in, cut; and the addresses of the sign-in and of the last use (migration 042). */
  agente: Optional<string>;
  ip: Optional<string>;
  ip_uso: Optional<string>;
  /** Last proof of password or second factor; null: the sign-in (migration 043). */
  fecha_confirmacion: Optional<string>;
  /** Beginning of the present stretch of uses without a long gap, and end of the one before (migration 068). */
  uso_desde: Optional<string>;
  uso_previo: Optional<string>;
}

/** Second factor of a person (migration 043). */
export interface SegundoFactorTable {
  id_usuario: number;
  /** Secret shared with the authenticator app, base 32; no answer and no log holds it after the enrolment. */
  secreto: string;
  fecha_creacion: string;
  /** Null: the first code was not typed yet. */
  fecha_activacion: Optional<string>;
  /** Time step of the last accepted code; neither it nor an earlier one is accepted again. */
  ultimo_paso: Optional<number>;
}

export interface CodigoRecuperacionTable {
  id_usuario: number;
  codigo_hash: string;
  fecha_uso: Optional<string>;
}

/** Sign-in that waits for its second factor (migration 043). */
export interface DesafioTable {
  token_hash: string;
  id_usuario: number;
  proveedor: Optional<string>;
  intentos: Generated<number>;
  fecha_expiracion: string;
}

/** Form that a person has open in a tab, for a minute (migration 086). */
export interface PresenciaTable {
  tipo: string;
  clave: string;
  pestana: string;
  id_usuario: number;
  desde: string;
  vence: string;
}

/** Passkey of a person (migration 048). */
export interface LlaveTable {
  id_llave: Generated<number>;
  id_usuario: number;
  /** Credential id, in base64url. */
  credencial: string;
  /** COSE public key. */
  clave_publica: Buffer;
  /** Last signature counter; 0 for authenticators that have none. */
  contador: Generated<number>;
  transportes: Generated<string[]>;
  /** The authenticator keeps copies on the person's other devices. */
  respaldada: Generated<boolean>;
  nombre: string;
  fecha_creacion: string;
  fecha_uso: Optional<string>;
}

/** Challenge of a passkey that was answered (migration 048). */
export interface RetoUsadoTable {
  reto_hash: string;
  fecha_expiracion: string;
}

/** Browser from which a person signed in (migration 014). */
export interface DispositivoTable {
  id_usuario: number;
  dispositivo_hash: string;
  fecha_uso: string;
}

export interface RestablecimientoTable {
  id_restablecimiento: Generated<number>;
  id_usuario: number;
  /** A mailed link, or a code that an administrator handed over (P7). */
  tipo: Generated<'enlace' | 'codigo'>;
  token_hash: string;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_uso: Optional<string>;
}

/** A pending sign-in by a provider (migration 006). */
export interface AccesoExternoTable {
  /** Hash of the `state` that the provider echoes. */
  estado_hash: string;
  proveedor: string;
  /** Hash of the key that only the browser that began the sign-in has. */
  llave_hash: string;
  nonce: string;
  /** PKCE `code_verifier`. */
  verificador: string;
  /** Begun on the registration screen: an unknown e-mail may become an account. */
  registrar: boolean;
  /** Hash of the single-use code that the browser exchanges for the session; null until the provider answers. */
  codigo_hash: Optional<string>;
  /** Verified e-mail of an accepted sign-in; then its names. */
  correo: Optional<string>;
  nombres: Optional<string>;
  apellidos: Optional<string>;
  /** Reason of a refused sign-in. */
  motivo: Optional<string>;
  fecha_expiracion: string;
}

export interface IntentoAccesoTable {
  clave: string;
  fallos: number;
  ultimo: string;
  bloqueado_hasta: Optional<string>;
}
