import { respuestaErrada } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import styles from './resultado.module.css';
import { WrongAnswers } from '../pieces/WrongAnswers.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Section with the wrong answers, parsed from the JSON text of the result (P64). */
export function ResultadoErradas({ respuestas }: { respuestas: string }) {
  const t = useTranslations('evaluacion.resultado');
  const wrong = z.array(respuestaErrada).parse(JSON.parse(respuestas));
  return (
    <Section title={t('erradas')}>
      {wrong.length === 0 ? <p className={styles.outcomeText}>{t('todasBien')}</p> : <WrongAnswers rows={wrong} />}
    </Section>
  );
}
