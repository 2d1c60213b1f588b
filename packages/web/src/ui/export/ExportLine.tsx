import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './ExportLine.module.css';
import type { ExportState } from '../../core/list/use-export.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';

const MEGABYTE = 1_000_000;

type State<Phase extends ExportState['phase']> = Extract<ExportState, { readonly phase: Phase }>;

interface Props {
  state: ExportState;
  onCancel: () => void;
  onDismiss: () => void;
}

/** Progress of an export with a cancel button, or its error with a retry; says once that it ended. */
export function ExportLine({ state, onCancel, onDismiss }: Props) {
  const t = useTranslations('ui.exportar');
  if (state.phase === 'failed') return <Failed state={state} onDismiss={onDismiss} />;
  const running = state.phase === 'running';
  const { saved } = { saved: undefined, ...state };
  return (
    <div className={running ? styles.line : undefined}>
      <span role="status" className={running ? undefined : 'sr-only'}>
        {running && t('exportando', { total: state.rows ?? 0 })}
        {saved !== undefined && t('exportado', { total: saved })}
      </span>
      {running && <Running state={state} onCancel={onCancel} />}
    </div>
  );
}

function Running({ state, onCancel }: { state: State<'running'>; onCancel: () => void }) {
  const t = useTranslations();
  const format = useFormatter();
  const { bytes, rows = 0, written } = state;
  const megas = format.number(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const told = written !== undefined && rows > 0;
  return (
    <>
      {told && (
        <div className={styles.bar}>
          <ProgressBar value={(written / rows) * 100} />
        </div>
      )}
      <span className={styles.bytes} aria-hidden="true">
        {told ? t('ui.exportar.filas', { filas: written, total: rows }) : t('ui.exportar.megas', { megas })}
      </span>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
        {t('comun.cancelar')}
      </Button>
    </>
  );
}

function Failed({ state, onDismiss }: { state: State<'failed'>; onDismiss: () => void }) {
  const t = useTranslations();
  const { message, retry, instead } = state;
  return (
    <div className={styles.line} data-failed role="alert">
      <span>{`${t('ui.exportar.error')} ${message}`}</span>
      <Button size="compact-sm" variant="subtle" onClick={instead?.start ?? retry}>
        {instead ? t(`ui.exportar.en.${instead.formato}`) : t('comun.reintentar')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onDismiss}>
        {t('comun.cerrar')}
      </Button>
    </div>
  );
}
