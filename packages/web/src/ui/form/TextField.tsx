import { TextInput, type TextInputProps } from '@mantine/core';
import { useFieldHelp, type FieldHelp } from './field-help.tsx';

type Props = Omit<TextInputProps, 'description'> & FieldHelp;

/** One line of text. Takes the props of `form.getInputProps`. */
export function TextField({ help, ...props }: Props) {
  return <TextInput {...props} description={useFieldHelp(help, props.value, props.maxLength)} />;
}
