import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Tokens of identity providers, and their names for people and groups (migration 045). */

export interface ScimTokenTable extends Stamps {
  id_scim_token: Generated<number>;
  nombre: string;
  /** 1: reaches the companies of `scim_token_empresa` alone. */
  indicador_alcance: Generated<number>;
  /** Last day on which it is valid, `YYYY-MM-DD`; null: until it is revoked. */
  fecha_expiracion: Optional<string>;
  fecha_revocacion: Optional<string>;
}

export interface ScimTokenEmpresaTable {
  id_scim_token: number;
  id_empresa: number;
}

export interface ScimTokenClaveTable {
  id_scim_token: number;
  /** Beginning of the token, which finds it. */
  prefijo: string;
  token_hash: string;
  fecha_uso: Optional<string>;
}

export interface ScimUsuarioTable {
  id_usuario: number;
  /** `externalId` of the provider. */
  id_externo: Optional<string>;
  /** `userName` of the provider; null: the portal's sign-in name. */
  nombre_usuario: Optional<string>;
}

export interface ScimGrupoTable {
  id_parametro: number;
  id_externo: string;
}
