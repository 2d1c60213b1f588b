import type { ColumnType, Generated } from 'kysely';

/** An instant as ISO 8601 text; the database fills it in by default. */
export type Instant = ColumnType<string, string | undefined, string>;

/** A nullable column, optional in an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Author of a row: username at that time, and person. The database finds the person by the username (`docs/decisions/027`). */
export interface Created {
  usuario_creacion: string;
  id_usuario_creacion: Optional<number>;
}

/** Author of the last change, in the same way. */
export interface Changed {
  usuario_modificacion: Optional<string>;
  id_usuario_modificacion: Optional<number>;
}

/** Author and time of creation and last change, and the version. */
export interface Stamps extends Created, Changed {
  fecha_creacion: Instant;
  fecha_modificacion: Instant;
  version: Generated<number>;
}
