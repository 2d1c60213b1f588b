import type { AnyList, Fields } from '@portal/contract/core';
import { fieldLabel, optionsOf, type Texts } from '@portal/messages';
import { Fragment, type ReactNode } from 'react';
import type { FieldProps, MasterFormState, RenderInput } from './master-form-props.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { FormGrid } from '../form/FormGrid.tsx';

type Inputs = Readonly<Record<string, RenderInput | null>>;
/** Part of a master's definition that its form uses. */
export interface FormDefinition {
  readonly fields: Fields;
  readonly list: AnyList;
}

/** Joins the props of a control from contract, catalogue and form. */
function propsOf(name: string, { fields, list }: FormDefinition, { form, texts }: { form: MasterFormState; texts: Texts }): FieldProps {
  const field = fields[name];
  const [min, max] = field?.range ?? [];
  return {
    label: fieldLabel(texts, list, name),
    help: texts.find(`${list.name}.ayuda.${name}`),
    required: field?.required ?? false,
    maxLength: field?.max,
    ...(field?.range && { min, max }),
    ...(field?.column.labels && { data: optionsOf(texts, field.column) }),
    ...form.getInputProps(name),
  };
}

interface Form {
  readonly definition: FormDefinition;
  readonly inputs: Inputs;
  readonly form: MasterFormState;
}

/** Returns the controls of a master's form: one by one, all fields in two columns, and all ordered lists, in the order of `inputs`. */
export function useControls({ definition, inputs, form }: Form) {
  const texts = useTexts();
  const control = (name: string): ReactNode => (
    <Fragment key={name}>{inputs[name]?.(propsOf(name, definition, { form, texts }), form)}</Fragment>
  );
  const isField = (name: string) => name in definition.fields;
  const names = Object.keys(inputs);
  return {
    control,
    fields: <FormGrid>{names.filter(isField).map(control)}</FormGrid>,
    lists: names.filter((name) => !isField(name)).map(control),
  };
}
