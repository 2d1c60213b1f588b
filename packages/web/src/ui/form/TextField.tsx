import { TextInput, type TextInputProps } from '@mantine/core';
import { useFieldHelp, type FieldHelp } from './field-help.tsx';

type Props = Omit<TextInputProps, 'description'> & FieldHelp;

/** One line of text; `type` is written for engines that read no default. Takes the props of `form.getInputProps`. */
export function TextField({ help, maxLength, ...props }: Props) {
  return <TextInput type="text" {...props} {...useFieldHelp({ ...props, help, maxLength })} />;
}
