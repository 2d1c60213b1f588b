import type { ColumnType, Generated } from 'kysely';

/** An instant as ISO 8601 text; the database fills it in by default. */
export type Instant = ColumnType<string, string | undefined, string>;

/** A nullable column, optional in an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Author and time of creation and last change, and the version. */
export interface Stamps {
  usuario_creacion: string;
  usuario_modificacion: Optional<string>;
  fecha_creacion: Instant;
  fecha_modificacion: Instant;
  version: Generated<number>;
}
