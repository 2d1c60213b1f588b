import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './ExportLine.module.css';
import type { ExportState } from '../../core/list/use-export.ts';

const MEGABYTE = 1_000_000;

interface Props {
  state: ExportState;
  onCancel: () => void;
  onDismiss: () => void;
}

/** Progress of an export with a cancel button, or its error with a retry. */
export function ExportLine({ state, onCancel, onDismiss }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  if (state.phase === 'idle') return null;
  if (state.phase === 'failed') {
    return (
      <div className={styles.line} data-failed role="alert">
        <span>{`${t('ui.exportar.error')} ${state.message}`}</span>
        <Button size="compact-sm" variant="subtle" onClick={state.retry}>
          {t('comun.reintentar')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onDismiss}>
          {t('comun.cerrar')}
        </Button>
      </div>
    );
  }
  const megas = format.number(state.bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.line}>
      <span role="status">{t('ui.exportar.exportando', { total: state.rows })}</span>
      <span className={styles.bytes}>{t('ui.exportar.megas', { megas })}</span>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
        {t('comun.cancelar')}
      </Button>
    </div>
  );
}
