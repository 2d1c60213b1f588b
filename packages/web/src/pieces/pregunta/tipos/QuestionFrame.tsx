import type { ImagenMostrada } from '@portal/contract/pregunta';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './QuestionFrame.module.css';
import { useContentLanguage } from '../../portal/portal.queries.ts';
import { ImagenAmpliable } from '../imagen/ImagenAmpliable.tsx';

interface Props {
  text: ReactNode;
  imagen?: ImagenMostrada | undefined;
  /** Adds "Pregunta {number} de {total}" above the question. */
  number?: number;
  total?: number;
  disabled?: boolean | undefined;
  error?: ReactNode;
  /** Id of the fieldset, to focus an unanswered question. */
  id?: string;
  children: ReactNode;
}

/** Fieldset of a question: its text as the legend, its picture, the fields of the answer, and an error. */
export function QuestionFrame({ text, imagen, number, total, disabled, error, id, children }: Props) {
  const t = useTranslations('ui.pregunta');
  const lang = useContentLanguage();
  const errorId = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.question}
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
      data-error={error ? true : undefined}
    >
      <legend className={styles.legend}>
        {number !== undefined && total !== undefined && <span className={styles.number}>{t('numero', { numero: number, total })}</span>}
        <span className={styles.text} lang={lang}>
          {text}
        </span>
      </legend>
      {imagen && (
        <div className={styles.picture}>
          <ImagenAmpliable imagen={imagen} />
        </div>
      )}
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
