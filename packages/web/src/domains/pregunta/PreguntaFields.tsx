import { Alert, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LIMITE_PREGUNTA } from '@portal/contract';
import { IconVersions } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './pregunta.module.css';
import { preguntas } from './pregunta.queries.ts';
import type { PreguntaValues } from './pregunta-values.ts';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { ParametroField } from '../parametro/parametro.public.ts';

const OPTIONS = [
  { field: 'rpta_a', number: 1 },
  { field: 'rpta_b', number: 2 },
  { field: 'rpta_c', number: 3 },
  { field: 'rpta_d', number: 4 },
] as const;

interface Props {
  form: UseFormReturnType<PreguntaValues>;
  id: number | undefined;
}

/** Question, four options and which one is right (P71). */
export function PreguntaFields({ form, id }: Props) {
  const t = useTranslations('pregunta.campo');
  return (
    <>
      <AnswersNotice id={id} />
      <FormGrid>
        <TextAreaField
          data-wide
          label={t('pregunta')}
          required
          minRows={2}
          maxLength={LIMITE_PREGUNTA.texto}
          {...form.getInputProps('pregunta')}
        />
        <Options form={form} />
        <ParametroField label={t('codigo_categoria')} clave="categoria_pregunta" required {...form.getInputProps('codigo_categoria')} />
        <EstadoField label={t('codigo_estado')} codes={[1, 2]} {...form.getInputProps('codigo_estado')} />
      </FormGrid>
    </>
  );
}

function Options({ form }: Pick<Props, 'form'>) {
  const t = useTranslations('pregunta.campo');
  const errorId = useId();
  const name = useId();
  const error = form.errors['indicador_correcta'];
  return (
    <fieldset data-wide className={styles.options} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('opciones')}</legend>
      <p className={styles.hint}>{t('opcionesAyuda')}</p>
      {OPTIONS.map(({ field, number }) => (
        <div key={field} className={styles.option} data-correct={form.values.indicador_correcta === number || undefined}>
          <TextAreaField
            label={t(field)}
            required
            minRows={2}
            maxLength={LIMITE_PREGUNTA.texto}
            className={styles.text}
            {...form.getInputProps(field)}
          />
          <Radio
            name={name}
            label={t('esCorrecta')}
            aria-label={t('correctaEs', { opcion: t(field) })}
            checked={form.values.indicador_correcta === number}
            onChange={() => form.setFieldValue('indicador_correcta', number)}
          />
        </div>
      ))}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {t('faltaCorrecta')}
        </p>
      )}
    </fieldset>
  );
}

/** Answers stay with the text that was shown; an edit starts a new version. */
function AnswersNotice({ id }: Pick<Props, 'id'>) {
  const t = useTranslations('pregunta.edicion');
  const { data } = preguntas.useOne(id);
  if (!data) return null;
  return (
    <Alert color="blue" icon={<IconVersions />} mb="md">
      {t('version', { version: data.version, respuestas: data.respuestas })}
    </Alert>
  );
}
