import { CodeField } from '../../../ui/form/CodeField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { FieldProps } from '../../../ui/master/master-form-props.ts';

/** Inputs of a program's required fields (P71), for its form and for the dialog of a plan. */
export const REQUIRED_INPUTS = {
  codigo: (props: FieldProps) => <TextField {...props} />,
  titulo: (props: FieldProps) => <TextField {...props} />,
  codigo_estado: (props: FieldProps) => <CodeField {...props} />,
  descripcion: (props: FieldProps) => <TextAreaField data-wide {...props} />,
};
