import { LIMITE_COMENTARIO } from '@portal/contract/limites';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import styles from './FeedbackFields.module.css';
import { FeedbackScale } from './FeedbackScale.tsx';

/** The scale shows 1-10, the API takes 10-100 (P17). */
const STEP = 10;

/** Rating of 10 to 100 in steps of 10, null until chosen, and its comment. */
export interface Feedback {
  readonly escala: number | null;
  readonly comentario: string;
}

interface Props {
  value: Feedback;
  onChange: (part: Partial<Feedback>) => void;
  disabled?: boolean;
  /** Adds the line that the rating is optional. */
  optional?: boolean;
  /** Shows the error of a missing rating. */
  missing: boolean;
  /** Hides the comment until a rating is chosen. */
  commentAfterRating?: boolean;
}

/** Rating and comment of a topic. */
export function FeedbackFields({ value: { escala, comentario }, onChange, disabled, optional, missing, commentAfterRating }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <>
      <FeedbackScale
        legend={t('valoracion')}
        value={escala === null ? null : escala / STEP}
        onChange={(value) => onChange({ escala: value * STEP })}
        disabled={disabled}
        error={missing ? t('faltaValor') : undefined}
      />
      {optional && <p className={styles.hint}>{t('valoracionOpcional')}</p>}
      {!(commentAfterRating && escala === null) && (
        <TextAreaField
          label={t('comentario')}
          help={t('comentarioAyuda')}
          maxLength={LIMITE_COMENTARIO}
          autosize
          minRows={2}
          value={comentario}
          onChange={(event) => onChange({ comentario: event.currentTarget.value })}
          disabled={disabled}
        />
      )}
    </>
  );
}
