import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './RadioQuestion.module.css';
import { useContentLanguage } from '../portal/portal.queries.ts';

/** Option of a question; `value` is the answer, `label` its text. */
export interface QuestionOption {
  value: string;
  label: ReactNode;
}

interface Props {
  text: ReactNode;
  options: readonly QuestionOption[];
  value: string | null;
  onChange?: (value: string) => void;
  /** Adds "Pregunta {number} de {total}" above the question. */
  number?: number;
  total?: number;
  disabled?: boolean;
  /** Marks of the options after grading, by value. */
  marks?: Readonly<Record<string, 'correct' | 'incorrect'>>;
  error?: ReactNode;
  /** Id of the fieldset, to focus an unanswered question. */
  id?: string;
}

/** Question with its options as large cards over radio buttons, which keep the browser's keyboard handling. */
export function RadioQuestion({ text, options, value, onChange, number, total, disabled, marks, error, id }: Props) {
  const t = useTranslations('ui.pregunta');
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      id={id}
      className={styles.question}
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
      data-error={error ? true : undefined}
    >
      <legend className={styles.legend}>
        {number !== undefined && total !== undefined && <span className={styles.number}>{t('numero', { numero: number, total })}</span>}
        <span className={styles.text} lang={useContentLanguage()}>
          {text}
        </span>
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.value}
            name={name}
            option={option}
            checked={value === option.value}
            mark={marks?.[option.value]}
            readOnly={!onChange || Boolean(marks)}
            onChange={onChange}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  option: QuestionOption;
  checked: boolean;
  mark?: 'correct' | 'incorrect';
  readOnly: boolean;
  onChange?: (value: string) => void;
}

function Option({ name, option, checked, mark, readOnly, onChange }: OptionProps) {
  const t = useTranslations('ui.pregunta');
  return (
    <label className={styles.option} data-mark={mark} data-readonly={readOnly || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={option.value}
        checked={checked}
        onChange={() => {
          if (!readOnly) onChange?.(option.value);
        }}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.label} lang={useContentLanguage()}>
        {option.label}
      </span>
      {mark && (
        <span className={styles.mark}>
          {mark === 'correct' ? (
            <IconCheck size={16} stroke={2.25} aria-hidden="true" />
          ) : (
            <IconX size={16} stroke={2.25} aria-hidden="true" />
          )}
          {mark === 'correct' ? t('correcta') : t('incorrecta')}
        </span>
      )}
    </label>
  );
}
