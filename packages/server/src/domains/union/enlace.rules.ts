import type { EfectoUnion } from '@portal/contract/union';

/** Column that names a company, a parameter or a rule, and moves to the record that stays. */
export interface EnlaceUnion {
  readonly tabla: string;
  readonly columna: string;
  /** Primary key of the table. */
  readonly clave: readonly string[];
  /** Null: nobody needs to read of it. */
  readonly efecto: EfectoUnion | null;
  /** The table has a version and the author of its last change. */
  readonly sellos?: true;
  /** Other columns of a unique key: a row of the record that stays with the same values makes this one redundant, which is deleted. */
  readonly gemela?: readonly string[];
  /** Array of ids. */
  readonly arreglo?: true;
}

/** Builds the link of a table with a key of its own, a version and the author of its last change. */
export const simple = (tabla: string, efecto: EfectoUnion, columna = 'id_empresa'): EnlaceUnion => ({
  tabla,
  columna,
  efecto,
  clave: [`id_${tabla}`],
  sellos: true,
});

/** Record that goes, and the one that stays. */
export interface Par {
  readonly viejo: number;
  readonly nuevo: number;
}

/** Kinds of records that a join ends. */
export type Unible = 'empresa' | 'parametro' | 'regla' | 'usuario' | 'asignacion';
