import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import type { MasterRow, MasterTypes } from '@portal/contract/core';
import type { ReactNode } from 'react';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import type { MasterRecord } from '../../core/master/use-master.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';
import type { FilterOption } from '../table/list-column.ts';

/** Values of a master's form by field; null where nothing is chosen. */
export type FormValues = Record<string, unknown>;
export type MasterFormState = UseFormReturnType<FormValues>;

/** Props of a form control: label, limits and help from contract and catalogue, value and error from the form. */
export interface FieldProps extends GetInputPropsReturnType {
  readonly label: string;
  readonly required: boolean;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly help?: string | undefined;
  /** Options of a field with codes and labels as values. */
  readonly data?: readonly FilterOption[] | undefined;
}

/** Renders the control of a field from its props; `form` gives the values of other fields. */
export type RenderInput = (props: FieldProps, form: MasterFormState) => ReactNode;

/** Control of every field and ordered list of a master; a missing or misnamed one does not compile. Null: the form neither holds nor sends the field. */
export type MasterInputs<T extends MasterTypes> = { readonly [Name in keyof T['input']]-?: RenderInput | null } & {
  readonly [Name in keyof T['childrenInput']]-?: RenderInput;
};

type InputName<T extends MasterTypes> = Extract<keyof T['input'] | keyof T['childrenInput'], string>;

/** Parts of a master's form, for a screen that places them itself. */
export interface FormParts<T extends MasterTypes> {
  /** Returns the control of one field or ordered list. */
  readonly control: (name: InputName<T>) => ReactNode;
  /** All fields in two columns. */
  readonly fields: ReactNode;
  readonly form: MasterFormState;
}

/** Props of a master's form screen. */
export interface MasterFormProps<T extends MasterTypes, Children extends ChildItems<T>> {
  /** Titles for a new record and for an edit; `ver` for somebody who only reads the record, by default the word alone. */
  readonly titles: { readonly nuevo: string; readonly editar: string; readonly ver?: string };
  readonly queries: MasterQueries<T, Children>;
  readonly inputs: MasterInputs<T>;
  /** Values of a new record that are not empty; null for a text that has to be given, though it may be empty. */
  readonly initial?: { readonly [Name in keyof T['input']]?: T['input'][Name] | null };
  /** Reports a save with the name of the record, the value of `field`: «Tema guardado: Recepción». */
  readonly saved: {
    readonly field: keyof T['input'] & string;
    readonly text: (nombre: string) => string;
    /** Name of a record that is more than one field, as a person's is. */
    readonly name?: (values: Readonly<Record<string, unknown>>) => string;
  };
  /** Words of a value that has an own form, for the dialog of a conflict; undefined for the usual ones. */
  readonly words?: (field: string, value: unknown) => string | undefined;
  /** Sentence about what a change of a stored record does to others, which the person confirms; undefined for an ordinary one. */
  readonly consequence?: (stored: MasterRow<T>, values: FormValues) => string | undefined;
  /** «Guardar y crear más»: returns the values of a new record that the next one keeps. Absent: the form has no such button. */
  readonly another?: (values: FormValues) => FormValues;
  /** Sentence about what a removal deletes with the record; by default that linked records stay. */
  readonly removal?: string;
  /** Whether a stored record belongs to all companies: an access limited to some only reads it. */
  readonly common?: (stored: MasterRow<T>) => boolean;
  /** Where the form leads back to when its address opened it; else it leads back to the screen of the link. */
  readonly listPath: Path;
  /** Parameters of the list that has the record; undefined: a new one, or one that is not loaded. */
  readonly listSearch?: ((row: MasterRow<T> | undefined) => Record<string, unknown>) | undefined;
  /** This screen's own address; its `id` is the record, absent for a new one. */
  readonly editPath: Path;
  /** Id of the only record of a master: nothing is created, copied or deleted, and a save stays in the form. */
  readonly only?: number;
  /** Beside the title while editing, e.g. links to the structure. */
  readonly actions?: ReactNode;
  /** Places the controls; without it the fields are in two columns, in the order of `inputs`, and the ordered lists below. */
  readonly children?: (parts: FormParts<T>) => ReactNode;
}

/** The same with the edited record; `id` and `stored` are undefined for a new one. */
export interface EditorProps<T extends MasterTypes, Children extends ChildItems<T>> extends MasterFormProps<T, Children> {
  readonly id: number | undefined;
  readonly stored: MasterRecord<T, Children> | undefined;
  /** Leads back to the screen that opened the form. */
  readonly back: LinkTarget;
}
