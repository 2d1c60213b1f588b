import { Textarea, type TextareaProps } from '@mantine/core';
import { useFieldHelp, type FieldHelp } from './field-help.tsx';

type Props = Omit<TextareaProps, 'description'> & FieldHelp;

/** Text of several lines; grows with its content up to `maxRows`. */
export function TextAreaField({ help, maxLength, minRows = 3, maxRows = 10, ...props }: Props) {
  return <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} {...useFieldHelp({ ...props, help, maxLength })} />;
}
