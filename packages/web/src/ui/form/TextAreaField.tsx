import { Textarea, type TextareaProps } from '@mantine/core';
import { useFieldHelp, type FieldHelp } from './field-help.tsx';

type Props = Omit<TextareaProps, 'description'> & FieldHelp;

/** Text of several lines; grows with its content up to `maxRows`. */
export function TextAreaField({ help, minRows = 3, maxRows = 10, ...props }: Props) {
  return (
    <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} description={useFieldHelp(help, props.value, props.maxLength)} />
  );
}
