import type { ColumnType, Generated } from 'kysely';

/** An instant as ISO 8601 text; the database fills it in when it is not given. */
export type Instant = ColumnType<string, string | undefined, string>;

/** A column that may be null, and may be left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Who made and changed a record, and how often it was changed. */
export interface Stamps {
  usuario_creacion: string;
  usuario_modificacion: Optional<string>;
  fecha_creacion: Instant;
  fecha_modificacion: Instant;
  version: Generated<number>;
}
