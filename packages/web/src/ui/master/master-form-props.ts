import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FormQueries } from '../../core/master/master-queries.ts';
import type { Path } from '../../core/router/paths.ts';

/** What every stored master has. */
export interface Stored {
  readonly version: number;
  readonly codigo_estado: number;
}

export type FormValues = Record<string, unknown>;

/** What a master's form screen says of itself. */
export interface MasterFormProps<Row extends Stored, Values extends FormValues> {
  /** Titles for a new record and for an edit. */
  titles: { readonly nuevo: string; readonly editar: string };
  queries: FormQueries<Row>;
  /** What is sent, as the contract names and limits it. */
  fields: z.ZodRawShape;
  empty: Values;
  /** Fields of `empty` as the form holds them; by default as they are stored, with the empty value for null. */
  toValues?: (row: Row) => Values;
  /** Name of a field, for the conflict dialog. */
  fieldName: (field: keyof Values & string) => string;
  listPath: Path;
  /** This screen's own address; its `id` is the record, absent for a new one. */
  editPath: Path;
  /** Beside the title while editing, e.g. links to the structure. */
  actions?: ReactNode;
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** The same with the record that is being edited; both are absent for a new one. */
export type EditorProps<Row extends Stored, Values extends FormValues> = MasterFormProps<Row, Values> & {
  id: number | undefined;
  row: Row | undefined;
};
