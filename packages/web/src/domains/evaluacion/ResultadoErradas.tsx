import { respuestaErrada } from '@portal/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import styles from './evaluacion.module.css';
import { Section } from '../../ui/Section.tsx';

/** The questions answered wrongly, from the JSON text of the result (section 3, "respuestas"). */
export function ResultadoErradas({ respuestas }: { respuestas: string }) {
  const t = useTranslations('evaluacion.resultado');
  const wrong = z.array(respuestaErrada).parse(JSON.parse(respuestas));
  return (
    <Section title={t('erradas')}>
      {wrong.length === 0 ? (
        <p className={styles.outcomeText}>{t('todasBien')}</p>
      ) : (
        <ul className={styles.wrong}>
          {wrong.map((row) => (
            <li key={row.id_pregunta}>
              <p className={styles.wrongQuestion}>{row.pregunta}</p>
              <p className={styles.wrongAnswer}>
                <IconX size={18} aria-hidden="true" />
                <span>
                  {t('suRespuesta')} {row.texto_respuesta}
                </span>
              </p>
              {row.texto_correcta && (
                <p className={styles.rightAnswer}>
                  <IconCheck size={18} aria-hidden="true" />
                  <span>
                    {t('correcta')} {row.texto_correcta}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
