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
  fecha_login: Optional<string>;
}

export interface SesionTable {
  id_sesion: Generated<number>;
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_revocacion: Optional<string>;
}

export interface RestablecimientoTable {
  id_restablecimiento: Generated<number>;
  id_usuario: number;
  token_hash: string;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_uso: Optional<string>;
}

export interface IntentoAccesoTable {
  clave: string;
  fallos: number;
  ultimo: string;
  bloqueado_hasta: Optional<string>;
}
