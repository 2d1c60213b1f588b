import type { Generated, GeneratedAlways } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Domains, companies, people and sessions (migration 001). */

export interface DominioTable extends Stamps {
  id_dominio: Generated<number>;
  clave: string;
  dominio: string;
  codigo_estado: Generated<number>;
}

export interface ParametroTable extends Stamps {
  id_parametro: Generated<number>;
  id_dominio: number;
  codigo_parametro: string;
  parametro: string;
  codigo_estado: Generated<number>;
}

export interface EmpresaTable extends Stamps {
  id_empresa: Generated<number>;
  codigo_empresa: string;
  empresa: string;
  codigo_gerente: Optional<string>;
  codigo_director: Optional<string>;
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
  correo_electronico: Optional<string>;
  correo_secundario: Optional<string>;
  telefono: Optional<string>;
  /** 1 Activo, 2 Cesado. */
  codigo_estado: Generated<number>;
  id_empresa: Optional<number>;
  codigo_grupo: Optional<string>;
  codigo_cargo: Optional<string>;
  codigo_centro_costo: Optional<string>;
  codigo_departamento: Optional<string>;
  genero: Optional<string>;
  fecha_ingreso: Optional<string>;
  fecha_cese: Optional<string>;
  tipo_documento: Generated<string>;
  numero_documento: Optional<string>;
  codigo_jefe_inmediato: Optional<string>;
  indicador_admin: Generated<number>;
  indicador_soporte: Generated<number>;
  contrasenia_hash: Optional<string>;
  contrasenia_fecha: Optional<string>;
  contrasenia_temporal: Generated<boolean>;
  /** The company made the account, or its owner proved the e-mail (migration 006). */
  correo_comprobado: Generated<boolean>;
  fecha_login: Optional<string>;
}

export interface SesionTable {
  id_sesion: Generated<number>;
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_revocacion: Optional<string>;
  /** Who vouched for the person; null: the portal's own password (migration 006). */
  proveedor: Optional<string>;
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

/** A sign-in by a provider on its way (migration 006). */
export interface AccesoExternoTable {
  /** Of the `state` that goes to the provider and comes back. */
  estado_hash: string;
  proveedor: string;
  /** Of the secret that only the asking browser has. */
  llave_hash: string;
  nonce: string;
  /** PKCE `code_verifier`. */
  verificador: string;
  /** Asked for on the registration screen: an unknown e-mail may become an account. */
  registrar: boolean;
  /** Of the single-use code that the provider's answer is exchanged by; null until the answer came. */
  codigo_hash: Optional<string>;
  /** Proven e-mail and names of an answer that will do. */
  correo: Optional<string>;
  nombres: Optional<string>;
  apellidos: Optional<string>;
  /** Why the answer will not do. */
  motivo: Optional<string>;
  fecha_expiracion: string;
}

export interface IntentoAccesoTable {
  clave: string;
  fallos: number;
  ultimo: string;
  bloqueado_hasta: Optional<string>;
}
