import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { FieldHelp } from './field-help.tsx';

type Props = Omit<CheckboxProps, 'description'> & FieldHelp;

/** Checkbox with help. Takes the props of `form.getInputProps(name, { type: 'checkbox' })`. */
export function CheckboxField({ help, ...props }: Props) {
  return <Checkbox {...props} description={help} />;
}
