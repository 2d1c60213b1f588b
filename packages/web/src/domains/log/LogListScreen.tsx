import { type LogFila, logLista } from '@portal/contract/log';
import { IconEye } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadEvents, useEvents } from './log.queries.ts';
import styles from './log.module.css';
import { LogDialog } from './LogDialog.tsx';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useEntryWords } from '../../ui/history/use-entry-words.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** Returns the first lines of what an entry changed; its dialog has the rest. */
function changesOf({ cambios, detalle }: LogFila) {
  const text = cambios ?? detalle;
  return text && <span className={styles.changes}>{text}</span>;
}

/** /log: who did what, when, from which value to which (P32, P86). */
export function LogListScreen() {
  const t = useTranslations();
  const moment = useMomentFormat();
  const list = useList(logLista, useLogColumns());
  const rows = useEvents(list.query);
  const [open, setOpen] = useState<LogFila>();
  return (
    <>
      <PageHeader title={t('pantallas.registroActividad')} />
      <DataTable
        caption={t('pantallas.registroActividad')}
        list={list}
        rows={rows}
        empty={<EmptyList text={t('vacio.registro')} />}
        download={downloadEvents}
        rowActions={(row) => (
          <RowAction label={t('log.ver', { fecha: moment(row.fecha_creacion) })} icon={IconEye} onClick={() => setOpen(row)} />
        )}
      />
      {open && <LogDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useLogColumns(): DisplaysOf<typeof logLista> {
  const words = useEntryWords();
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      autor: { sortable: false },
      tipo: { primary: true, cell: (row) => <StateBadge tone={words.tone(row)}>{words.tipo(row)}</StateBadge> },
      tabla: {},
      registro: { sortable: false },
      cambios: { cell: changesOf, sortable: false },
      persona: { sortable: false, roomy: true },
      detalle: { hidden: true, sortable: false },
      id_registro: { hidden: true },
      usuario_creacion: { hidden: true, sortable: false },
      id_log: { hidden: true },
    }),
    [words],
  );
}
