import { useTranslations } from 'use-intl';
import { preguntas } from './pregunta.queries.ts';
import { PreguntaHistoria } from './PreguntaHistoria.tsx';
import styles from './pregunta.module.css';
import { Respuestas, RespuestasAviso } from './Respuestas.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import type { FieldProps } from '../../ui/master/master-form-props.ts';
import { ParametroField } from '../parametro/parametro.public.ts';

const answer = (props: FieldProps) => <TextAreaField minRows={2} className={styles.text} {...props} />;

/** /preguntaedit: a question with its four options, the right one marked; below, its topics and versions. */
export function PreguntaEditScreen() {
  const t = useTranslations('pregunta.edicion');
  const { id } = useScreenSearch('/preguntaedit');
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('nueva'), editar: t('editar') }}
        queries={preguntas}
        consequence={({ version, respuestas }) => (respuestas > 0 ? t('cambia', { version: version + 1, respuestas }) : undefined)}
        saved={{ field: 'pregunta', text: (nombre) => t('guardado', { nombre }) }}
        listPath="/pregunta"
        editPath="/preguntaedit"
        inputs={{
          pregunta: (props) => <TextAreaField data-wide minRows={2} {...props} />,
          rpta_a: answer,
          rpta_b: answer,
          rpta_c: answer,
          rpta_d: answer,
          // `Respuestas` renders it as a radio beside each answer.
          indicador_correcta: () => null,
          codigo_categoria: (props) => <ParametroField clave="categoria_pregunta" {...props} />,
          codigo_estado: (props) => <CodeField {...props} />,
        }}
      >
        {({ control, form }) => (
          <>
            <RespuestasAviso id={id} />
            <FormGrid>
              {control('pregunta')}
              <Respuestas control={control} form={form} />
              {control('codigo_categoria')}
              {control('codigo_estado')}
            </FormGrid>
          </>
        )}
      </MasterForm>
      {id !== undefined && <PreguntaHistoria id={id} />}
    </>
  );
}
