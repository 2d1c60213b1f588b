import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import type { MasterTypes } from '@portal/contract';
import type { ReactNode } from 'react';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import type { Whole } from '../../core/master/use-master.ts';
import type { Path } from '../../core/router/paths.ts';
import type { FilterOption } from '../table/list-column.ts';

/** The values in a master's form by field; null where nothing is chosen. */
export type FormValues = Record<string, unknown>;
export type MasterFormState = UseFormReturnType<FormValues>;

/** What a control of a form takes: its name, limits and help from contract and catalogue, its value and errors from the form. */
export interface FieldProps extends GetInputPropsReturnType {
  readonly label: string;
  readonly required: boolean;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly help?: string | undefined;
  /** What may be chosen, where the values are codes with labels. */
  readonly data?: readonly FilterOption[] | undefined;
}

export type RenderInput = (props: FieldProps, form: MasterFormState) => ReactNode;

/** The control of every field and of every ordered list of a master; one that is forgotten or misnamed does not compile. */
export type MasterInputs<T extends MasterTypes> = { readonly [Name in keyof T['input']]-?: RenderInput } & {
  readonly [Name in keyof T['childrenInput']]-?: RenderInput;
};

type InputName<T extends MasterTypes> = Extract<keyof T['input'] | keyof T['childrenInput'], string>;

/** A master's form in parts, for a screen that places them. */
export interface FormParts<T extends MasterTypes> {
  /** The control of one field or ordered list. */
  readonly control: (name: InputName<T>) => ReactNode;
  /** All fields in two columns. */
  readonly fields: ReactNode;
  readonly form: MasterFormState;
}

/** What a master's form screen says of itself. */
export interface MasterFormProps<T extends MasterTypes, Children extends ChildItems<T>> {
  /** Titles for a new record and for an edit. */
  readonly titles: { readonly nuevo: string; readonly editar: string };
  readonly queries: MasterQueries<T, Children>;
  readonly inputs: MasterInputs<T>;
  /** Values of a new record that are not empty. */
  readonly initial?: { readonly [Name in keyof T['input']]?: T['input'][Name] };
  readonly listPath: Path;
  /** This screen's own address; its `id` is the record, absent for a new one. */
  readonly editPath: Path;
  /** Beside the title while editing, e.g. links to the structure. */
  readonly actions?: ReactNode;
  /** Places the controls; without it the fields stand in two columns, in the order of `inputs`, and the ordered lists below. */
  readonly children?: (parts: FormParts<T>) => ReactNode;
}

/** The same with the record that is being edited; both are absent for a new one. */
export interface EditorProps<T extends MasterTypes, Children extends ChildItems<T>> extends MasterFormProps<T, Children> {
  readonly id: number | undefined;
  readonly stored: Whole<T, Children> | undefined;
}
