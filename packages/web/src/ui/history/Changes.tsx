import type { LogFila } from '@portal/contract/log';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './history.module.css';

type Change = LogFila['valores'][number];

/** Changes of an entry, one line for each field: its value before and after; of a new or deleted record its values. */
export function Changes({ row }: { row: Pick<LogFila, 'valores' | 'tipo'> }) {
  if (row.valores.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {row.valores.map((change) => (
        <div key={change.campo} className={styles.change}>
          <dt>{change.etiqueta}</dt>
          <dd>{row.tipo === 'cambio' ? <BeforeAfter {...change} /> : (change.despues ?? change.antes)}</dd>
        </div>
      ))}
    </dl>
  );
}

function BeforeAfter({ antes, despues }: Change) {
  const t = useTranslations('ui.historial');
  return (
    <>
      <del className={styles.before} aria-label={t('antes')}>
        {antes ?? t('sinValor')}
      </del>
      <IconArrowRight size={16} aria-hidden="true" />
      <ins className={styles.after} aria-label={t('despues')}>
        {despues ?? t('sinValor')}
      </ins>
    </>
  );
}
