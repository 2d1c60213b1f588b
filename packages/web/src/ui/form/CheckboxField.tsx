import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { FieldHelp } from './field-help.tsx';

type Props = Omit<CheckboxProps, 'description'> & FieldHelp;

/** A yes or no. `form.getInputProps(name, { type: 'checkbox' })` fits. */
export function CheckboxField({ help, ...props }: Props) {
  return <Checkbox {...props} description={help} />;
}
