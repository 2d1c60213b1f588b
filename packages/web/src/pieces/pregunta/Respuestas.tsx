import { Alert, Radio } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './pregunta.module.css';
import { preguntas } from './pregunta.queries.ts';
import { useOne } from '../../core/master/use-master.ts';
import type { MasterFormState } from '../../ui/master/master-form-props.ts';

const ANSWERS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

interface Props {
  /** Returns the input of an answer. */
  control: (name: (typeof ANSWERS)[number]) => ReactNode;
  form: MasterFormState;
}

/** Fieldset of the four answers, each with a radio that marks it as the right one (P71). */
export function Respuestas({ control, form }: Props) {
  const t = useTranslations('pregunta');
  const errorId = useId();
  const name = useId();
  const error = form.errors['indicador_correcta'];
  const chosen = form.getValues()['indicador_correcta'];
  return (
    <fieldset data-wide className={styles.options} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('opciones.titulo')}</legend>
      <p className={styles.hint}>{t('opciones.ayuda')}</p>
      {ANSWERS.map((answer, index) => (
        <div key={answer} className={styles.option} data-correct={chosen === index + 1 || undefined}>
          {control(answer)}
          <Radio
            name={name}
            label={t('opciones.esCorrecta')}
            aria-label={t('opciones.correctaEs', { opcion: t(`campos.${answer}`) })}
            checked={chosen === index + 1}
            onChange={() => form.setFieldValue('indicador_correcta', index + 1)}
          />
        </div>
      ))}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {t('opciones.faltaCorrecta')}
        </p>
      )}
    </fieldset>
  );
}

/** Notice that an edit starts a new version, with the number of answers to the current one. */
export function RespuestasAviso({ id }: { id: number | undefined }) {
  const t = useTranslations('pregunta.edicion');
  const { data } = useOne(preguntas, id);
  if (!data) return null;
  return (
    <Alert color="blue" icon={<IconVersions />} mb="md">
      {t('version', { version: data.row.version, respuestas: data.row.respuestas })}
    </Alert>
  );
}
