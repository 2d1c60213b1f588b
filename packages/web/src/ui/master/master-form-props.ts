import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FormQueries } from '../../core/master/master-queries.ts';
import type { Path } from '../../core/router/paths.ts';

/** What a master's form screen says of itself. */
export interface MasterFormProps<Row extends { version: number; codigo_estado: number }, Values extends Record<string, unknown>> {
  /** Titles for a new record and for an edit. */
  titles: { readonly nuevo: string; readonly editar: string };
  queries: FormQueries<Row>;
  id: number | undefined;
  /** The contract's schema of what is sent. */
  schema: z.ZodType;
  empty: Values;
  /** Fields of `empty` as the form holds them; by default as they are stored, with the empty value for null. */
  toValues?: (row: Row) => Values;
  /** Names of the fields for the conflict dialog, by field. */
  labels: Readonly<Record<string, string>>;
  listPath: Path;
  /** Offers Duplicar; the address of the copy. */
  editPath: Path;
  copyable?: boolean;
  /** Beside the title while editing, e.g. links to the structure. */
  actions?: ReactNode;
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** What somebody else saved meanwhile, beside what this form started from (decision 31). */
export interface Conflict {
  readonly mine: Record<string, unknown>;
  readonly theirs: Record<string, unknown>;
}
