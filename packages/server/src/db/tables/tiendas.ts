import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Tablets that shops share, and the PINs of their people (migration 039). */

export interface TabletaTable extends Stamps {
  id_dispositivo: Generated<number>;
  dispositivo: string;
  id_empresa: number;
  /** Its people alone enter; null: everybody of the company. */
  id_centro_costo: Optional<number>;
  maximo_mb: number;
}

export interface TabletaVinculoTable {
  id_dispositivo: number;
  /** Hash of the token that the paired tablet bears; null: not paired. */
  token_hash: Optional<string>;
  /** Hash of the code that waits to be typed. */
  codigo_hash: Optional<string>;
  codigo_expira: Optional<string>;
  fecha_vinculo: Optional<string>;
  fecha_visto: Optional<string>;
  en_espera: Generated<number>;
}

export interface PinTiendaTable {
  id_usuario: number;
  pin_hash: string;
  fecha: string;
  /** End of a provisional PIN, which its first use replaces; null: the person chose it. */
  fecha_expiracion: Optional<string>;
}
