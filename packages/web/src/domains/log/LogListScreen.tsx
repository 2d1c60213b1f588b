import { type LogFila, logLista } from '@portal/contract/log';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadEvents, useEvents } from './log.queries.ts';
import { LogDialog } from './LogDialog.tsx';
import { useLogColumns } from '../../ui/history/use-log-columns.tsx';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useList } from '../../ui/table/use-list.ts';

const OF_LIST = { registro: { sortable: false }, persona: { sortable: false, roomy: true } } as const;

/** /log: who did what, when, from which value to which (P32, P86). */
export function LogListScreen() {
  const t = useTranslations();
  const moment = useMomentFormat();
  const list = useList(logLista, useLogColumns(OF_LIST));
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
