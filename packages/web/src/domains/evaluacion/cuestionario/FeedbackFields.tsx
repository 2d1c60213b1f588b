import { LIMITE_COMENTARIO } from '@portal/contract';
import { useTranslations } from 'use-intl';
import type { Draft } from '../envio/draft-store.ts';
import styles from './cuestionario.module.css';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { FeedbackScale } from '../../feedback/feedback.public.ts';

interface Props {
  draft: Pick<Draft, 'escala' | 'comentario'>;
  onChange: (part: Partial<Pick<Draft, 'escala' | 'comentario'>>) => void;
  disabled: boolean;
  required: boolean;
  error: boolean;
}

/** Shown 1-10, kept 10-100, without a preset value (P17). */
const STEP = 10;

/** The learner's rating of the topic and a comment. */
export function FeedbackFields({ draft, onChange, disabled, required, error }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <div className={styles.feedback}>
      <FeedbackScale
        legend={t('valoracion')}
        value={draft.escala === null ? null : draft.escala / STEP}
        onChange={(value) => onChange({ escala: value * STEP })}
        disabled={disabled}
        error={error ? t('faltaValor') : undefined}
      />
      {!required && <p className={styles.hint}>{t('valoracionOpcional')}</p>}
      {draft.escala !== null && (
        <TextAreaField
          label={t('comentario')}
          help={t('comentarioAyuda')}
          maxLength={LIMITE_COMENTARIO}
          autosize
          minRows={2}
          value={draft.comentario}
          onChange={(event) => onChange({ comentario: event.currentTarget.value })}
          disabled={disabled}
        />
      )}
    </div>
  );
}
