import type { PublishCheck } from '@portal/contract/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './PublishChecklist.module.css';

interface Props<Name extends string> {
  checks: readonly PublishCheck<Name>[];
  /** Names what a check demands. */
  label: (nombre: Name) => string;
}

const MARKS = { cumple: IconCircleCheck, falta: IconAlertTriangle, impide: IconCircleX } as const;

/** Requirements of a record before it reaches learners, by the present values of its form: done, missing, or refusing the save (P45). */
export function PublishChecklist<Name extends string>({ checks, label }: Props<Name>) {
  const t = useTranslations('ui.maestro');
  const cumplidos = checks.filter(({ cumple }) => cumple).length;
  return (
    <section className={styles.checklist} aria-live="polite">
      <h2 className={styles.title}>{t('publicar', { cumplidos, total: checks.length })}</h2>
      <ul className={styles.list}>
        {checks.map(({ nombre, cumple, impide }) => {
          const mark = impide ? 'impide' : 'falta';
          const state = cumple ? 'cumple' : mark;
          const Icon = MARKS[state];
          return (
            <li key={nombre} className={styles.check} data-state={state}>
              <Icon size={18} stroke={1.75} role="img" aria-label={t(state)} />
              {label(nombre)}
              {state === 'impide' && <small className={styles.note}>{t('impide')}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
