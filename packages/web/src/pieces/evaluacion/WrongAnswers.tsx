import type { RespuestaErrada } from '@portal/contract/evaluacion';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ImagenAmpliable } from '../pregunta/imagen/ImagenAmpliable.tsx';
import styles from './WrongAnswers.module.css';
import { useContentLanguage } from '../portal/portal.queries.ts';

interface Props {
  rows: readonly RespuestaErrada[];
  /** Returns what follows a question. */
  after?: ((id: number) => ReactNode) | false;
}

/** Wrong answers: question with its picture, the answer in words with its points, and the right one and the author's comments where the server sends them (docs/decisions/008). */
export function WrongAnswers({ rows, after }: Props) {
  const t = useTranslations('ui.erradas');
  const lang = useContentLanguage();
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id_pregunta}>
          <p className={styles.question} lang={lang}>
            {row.pregunta}
          </p>
          {row.imagen && <ImagenAmpliable imagen={row.imagen} />}
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
          {row.puntos > 0 && <p className={styles.points}>{t('puntos', { puntos: row.puntos })}</p>}
          {row.comentarios.map((comentario) => (
            <p key={comentario} className={styles.comment} lang={lang}>
              {comentario}
            </p>
          ))}
          {after && after(row.id_pregunta)}
        </li>
      ))}
    </ul>
  );
}
