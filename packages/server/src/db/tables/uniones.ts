import type { ClaseUnion } from '@portal/contract/union';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Optional } from './columns.ts';

/** Two records joined into one (migration 077). */
export interface UnionTable {
  id_union: Generated<number>;
  /** Author. */
  id_usuario: Optional<number>;
  clase: ClaseUnion;
  id_conservado: number;
  id_unido: number;
  conservado: string;
  unido: string;
  estado: Generated<'hecha' | 'deshecha'>;
  fecha_creacion: string;
  fecha_fin: Optional<string>;
}

/** Row that a join changed; without `columna` it was deleted. */
export interface UnionFilaTable {
  id_union_fila: Generated<number>;
  id_union: number;
  tabla: string;
  columna: Optional<string>;
  /** Primary key after the change. */
  clave: ColumnType<object, string, string>;
  antes: ColumnType<object, string, string>;
  despues: ColumnType<object | null, string | null | undefined, string | null>;
}

/** Code and name that a joined record had. */
export interface NombreAnteriorTable {
  id_nombre_anterior: Generated<number>;
  id_union: Optional<number>;
  id_empresa: Optional<number>;
  id_parametro: Optional<number>;
  /** Person into whom the one of `id_anterior` was joined. */
  id_usuario: Optional<number>;
  /** Company of the spreadsheets that know a parameter by them; null: all. */
  id_lugar: Optional<number>;
  id_anterior: number;
  codigo: string;
  nombre: string;
  /** Document of a person. */
  documento: Optional<string>;
  codigo_plegado: GeneratedAlways<string>;
  nombre_plegado: GeneratedAlways<string>;
}
