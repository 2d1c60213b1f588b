import type { ReactNode } from 'react';
import styles from './pregunta.module.css';
import { Respuestas } from './Respuestas.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { OwnerField } from '../../ui/master/owner/OwnerField.tsx';
import type { FieldProps, MasterFormState } from '../../ui/master/master-form-props.ts';
import { ParametroField } from '../parametro/ParametroField.tsx';

const answer = (props: FieldProps) => <TextAreaField minRows={2} className={styles.text} {...props} />;

/** Inputs of a question's fields, for its form and for the dialog of a topic. */
export const PREGUNTA_INPUTS = {
  pregunta: (props: FieldProps) => <TextAreaField data-wide minRows={2} {...props} />,
  rpta_a: answer,
  rpta_b: answer,
  rpta_c: answer,
  rpta_d: answer,
  // `Respuestas` renders it as a radio beside each answer.
  indicador_correcta: () => null,
  codigo_categoria: (props: FieldProps) => <ParametroField clave="categoria_pregunta" {...props} />,
  codigo_estado: (props: FieldProps) => <CodeField {...props} />,
  id_empresa: (props: FieldProps) => <OwnerField {...props} />,
};

interface Props {
  readonly control: (name: keyof typeof PREGUNTA_INPUTS) => ReactNode;
  readonly form: MasterFormState;
}

/** Fields of a question in their places. */
export function PreguntaFields({ control, form }: Props) {
  return (
    <FormGrid>
      {control('pregunta')}
      <Respuestas control={control} form={form} />
      {control('codigo_categoria')}
      {control('codigo_estado')}
    </FormGrid>
  );
}
