import { Button } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviaCalificada } from './tema-previa.queries.ts';
import styles from './tema.module.css';
import { GradeRing } from '../../ui/learning/GradeRing.tsx';
import { Section } from '../../ui/Section.tsx';

interface Props {
  resultado: PreviaCalificada;
  onAgain: () => void;
}

/** What a learner with these answers would have got; nothing of it is stored. */
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
        <ul className={styles.wrong}>
          {errores.map((row) => (
            <li key={row.id_pregunta}>
              <p className={styles.question}>{row.pregunta}</p>
              <p className={styles.mark} data-wrong="">
                <IconX size={18} aria-hidden="true" />
                <span>
                  {t('respondio')} {row.texto_respuesta}
                </span>
              </p>
              <p className={styles.mark}>
                <IconCheck size={18} aria-hidden="true" />
                <span>
                  {t('correcta')} {row.texto_correcta}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
