import type { DatosPregunta } from '@portal/contract/pregunta';
import type { ReactNode } from 'react';
import { DatosField, TipoField } from './edicion/DatosField.tsx';
import { preguntaVacia } from './tipos/editor.tsx';
import { VistaPrevia } from './VistaPrevia.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { OwnerField } from '../../ui/master/owner/OwnerField.tsx';
import type { FieldProps, MasterFormState } from '../../ui/master/master-form-props.ts';
import { ParametroField } from '../parametro/ParametroField.tsx';

/** Inputs of a question's fields, for its form and for the dialog of a topic. */
export const PREGUNTA_INPUTS = {
  pregunta: (props: FieldProps) => <TextAreaField data-wide minRows={2} {...props} />,
  datos: (_props: FieldProps, form: MasterFormState) => <DatosField form={form} />,
  // `datos` says the same; the server works them out for the first clients.
  tipo: null,
  rpta_a: null,
  rpta_b: null,
  rpta_c: null,
  rpta_d: null,
  indicador_correcta: null,
  codigo_categoria: (props: FieldProps) => <ParametroField clave="categoria_pregunta" {...props} />,
  dificultad: (props: FieldProps) => <SelectField clearable {...props} value={props.value || null} />,
  etiquetas: (props: FieldProps) => <TextField {...props} />,
  codigo_estado: (props: FieldProps) => <CodeField {...props} />,
  id_empresa: (props: FieldProps) => <OwnerField {...props} />,
};

/** Values of a new question: one right option of four. */
export const NUEVA = { datos: preguntaVacia('unica') as DatosPregunta };

interface Props {
  readonly control: (name: keyof typeof PREGUNTA_INPUTS) => ReactNode;
  readonly form: MasterFormState;
}

/** Fields of a question in their places. */
export function PreguntaFields({ control, form }: Props) {
  return (
    <>
      <FormGrid>
        <TipoField form={form} />
      </FormGrid>
      <FormGrid columns={1}>
        {control('pregunta')}
        {control('datos')}
      </FormGrid>
      <FormGrid>
        {control('codigo_categoria')}
        {control('codigo_estado')}
        {control('dificultad')}
        {control('etiquetas')}
      </FormGrid>
      <VistaPrevia form={form} />
    </>
  );
}
