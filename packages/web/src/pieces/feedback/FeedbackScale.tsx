import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HeartEyesFace, SadFace } from './faces.tsx';
import styles from './FeedbackScale.module.css';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  legend: ReactNode;
  /** 1 to 10; null until the learner chooses (a preset would bias the answers). */
  value: number | null;
  onChange: (value: number) => void;
  disabled?: boolean;
  error?: ReactNode;
}

/** Scale of 1 to 10 as radio buttons: a slider would need a preset value, and each step has a touch target of its own. */
export function FeedbackScale({ legend, value, onChange, disabled, error }: Props) {
  const t = useTranslations('ui.escala');
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className={styles.scale} disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        <span className={styles.end} data-active={value !== null && value <= 4 ? true : undefined}>
          <SadFace />
          <span className={styles.endText}>{t('minimo')}</span>
        </span>
        <div className={styles.steps} data-error={error ? true : undefined}>
          {VALUES.map((step) => (
            <label key={step} className={styles.step} data-reached={value !== null && step <= value ? true : undefined}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={step}
                checked={value === step}
                aria-label={t('valor', { valor: step })}
                onChange={() => onChange(step)}
              />
              <span aria-hidden="true">{step}</span>
            </label>
          ))}
        </div>
        <span className={styles.end} data-active={value !== null && value >= 9 ? true : undefined}>
          <HeartEyesFace />
          <span className={styles.endText}>{t('maximo')}</span>
        </span>
      </div>
      <output className={styles.output}>{value === null ? t('sinValor') : t('valor', { valor: value })}</output>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
