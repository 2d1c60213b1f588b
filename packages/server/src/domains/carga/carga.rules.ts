import { fold, type ImportTypesOf } from '@portal/contract/core';
import type { usuarioImportacion } from '@portal/contract/usuario';
import type { Message } from '@portal/messages';
import type { Judged, ReadRow } from '../../core/import/rows.rules.ts';

/** Words of the import of people (P94): what a row brings, whom it means and what would be written. */

export type CargaTypes = ImportTypesOf<typeof usuarioImportacion>;
export type FilaLeida = ReadRow<CargaTypes>;
export type JudgedFila = Judged<CargaTypes, DatosPersona>;
export type Campo = keyof CargaTypes['fields'];
export type Opciones = CargaTypes['options'];

/** Columns of a person that an import writes. */
export interface Escritas {
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
  readonly correo_electronico: string | null;
  readonly telefono: string | null;
  readonly trabajador: string | null;
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
  readonly fecha_ingreso: string | null;
  readonly genero: string | null;
  readonly codigo_jefe_inmediato: string | null;
  readonly username: string;
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
  readonly id_departamento: number | null;
  readonly id_cargo: number | null;
  readonly codigo_estado: number;
}

/** Stored person with the texts behind its links. */
export interface Persona extends Escritas {
  readonly id_usuario: number;
  readonly codigo_usuario: string;
  readonly personal: string;
  readonly version: number;
  readonly codigo_empresa: string | null;
  readonly empresa: string | null;
  readonly ceco: string | null;
  readonly desc_ceco: string | null;
  readonly departamento: string | null;
  readonly cargo: string | null;
  readonly fecha_cese: string | null;
  /** The caller's access reaches it (P46). */
  readonly alcanzada: boolean;
}

/**
 * Data that an accepted row writes: every column of a new person, only the changed ones of a stored person. A negative id is the place of a
 * company or parameter in `Preparado`, counted from -1, that the confirmation creates.
 */
export interface DatosPersona extends Partial<Escritas> {
  /** Stored person; null for a new one. */
  readonly id: number | null;
  /** Its version at the review. */
  readonly version: number | null;
  readonly codigo_usuario: string;
}

export interface EmpresaNueva {
  readonly codigo: string;
  readonly empresa: string;
}

/** New company or parameter with the key by which the sender may choose a stored one instead (P223). */
export interface Elegible {
  readonly eleccion: string;
}

/** Parameter that a row names, as `reviewParametros()` takes it. */
export interface ParametroNombrado {
  readonly clave: 'centro_costo' | 'departamento' | 'cargo';
  readonly id_empresa: number | null;
  readonly codigo: string | null;
  readonly parametro: string;
}

/** Companies and parameters that the confirmation creates before the people, by negative ids. */
export interface Preparado {
  readonly empresas: readonly EmpresaNueva[];
  readonly parametros: readonly ParametroNombrado[];
}

/** Reasons against a row, and what to look at in it. */
export interface Reparos {
  readonly motivos: Message[];
  readonly avisos: Message[];
}

/** Two spellings that are one text (P84), as `plegar()` folds them in SQL. */
export const plegado = (texto: string): string => fold(texto).replaceAll(/\s+/g, ' ').trim();
