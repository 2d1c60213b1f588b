import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviaCalificada } from './tema-previa.queries.ts';
import styles from './revision.module.css';
import { GradeRing } from '../../../pieces/evaluacion/GradeRing.tsx';
import { WrongAnswers } from '../../../pieces/evaluacion/WrongAnswers.tsx';
import { Section } from '../../../ui/page/Section.tsx';

interface Props {
  resultado: PreviaCalificada;
  onAgain: () => void;
}

/** Result of a trial questionnaire, graded like a real one and not stored. */
export function PreviaResultado({ resultado, onAgain }: Props) {
  const t = useTranslations('tema.previa');
  const { nota, aprobado, errores } = resultado;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className={styles.focusable}>
      <Section
        title={aprobado ? t('aprobado') : t('desaprobado')}
        actions={
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onAgain}>
            {t('otra')}
          </Button>
        }
      >
        <div className={styles.outcome}>
          <GradeRing value={nota} passed={aprobado} label={t('nota')} />
          <p className={styles.text}>{t('figuras', resultado)}</p>
        </div>
        {errores.length > 0 && (
          <div className={styles.wrong}>
            <WrongAnswers rows={errores} />
          </div>
        )}
      </Section>
    </div>
  );
}
