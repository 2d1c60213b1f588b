import type { RespuestaErrada } from '@portal/contract/evaluacion';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './WrongAnswers.module.css';
import { useContentLanguage } from '../portal/portal.queries.ts';

/** Wrong answers: question, chosen option, and the right option where the server sends it (docs/decisions/008). */
export function WrongAnswers({ rows }: { rows: readonly RespuestaErrada[] }) {
  const t = useTranslations('ui.erradas');
  const lang = useContentLanguage();
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id_pregunta}>
          <p className={styles.question} lang={lang}>
            {row.pregunta}
          </p>
          <p className={styles.answer} data-tone="danger">
            <IconX size={18} aria-hidden="true" />
            <span>
              {t('suRespuesta')} <span lang={lang}>{row.texto_respuesta}</span>
            </span>
          </p>
          {row.texto_correcta && (
            <p className={styles.answer} data-tone="success">
              <IconCheck size={18} aria-hidden="true" />
              <span>
                {t('correcta')} <span lang={lang}>{row.texto_correcta}</span>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
