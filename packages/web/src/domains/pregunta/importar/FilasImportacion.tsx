import { PREGUNTA_COLUMNAS, type PreguntaImportada } from '@portal/contract';
import { Button, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Revision } from './importar.queries.ts';
import { saveFile, toXlsx } from '../../../ui/export/spreadsheet.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';

/** Every row that was read, with its verdict and the reason beside it. */
export function FilasImportacion({ revision }: { revision: Revision }) {
  const t = useTranslations('pregunta.importar');
  const columns = useColumns();
  const [onlyErrors, setOnlyErrors] = useState(false);
  const refused = useMemo(() => revision.filas.filter(({ error }) => error !== null), [revision]);
  const download = async () => {
    const own = PREGUNTA_COLUMNAS.map(({ campo, titulo }) => ({ id: campo, header: titulo }));
    const exported = [...own, { id: 'fila', header: t('fila') }, { id: 'error', header: t('motivo') }];
    const file = await toXlsx(t('rechazadas'), { columns: exported, rows: refused, timeZone: 'UTC' });
    saveFile(file, `${t('rechazadasArchivo')}.xlsx`);
  };
  return (
    <Section
      flush
      title={t('revision', { archivo: revision.archivo })}
      actions={
        <>
          <Switch label={t('soloErrores')} checked={onlyErrors} onChange={(event) => setOnlyErrors(event.currentTarget.checked)} />
          {refused.length > 0 && (
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void download()}>
              {t('descargarRechazadas')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        plain
        caption={t('tabla')}
        columns={columns}
        rows={onlyErrors ? refused : revision.filas}
        rowId={(row) => String(row.fila)}
        pageSizes={[25, 100, 500, 1000]}
      />
    </Section>
  );
}

function useColumns() {
  const t = useTranslations('pregunta.importar');
  return useMemo(() => {
    const stateOf = ({ error, existente }: PreguntaImportada) => t(error ? 'rechazada' : existente ? 'existente' : 'nueva');
    const toneOf = ({ error, existente }: PreguntaImportada) => (error ? 'danger' : existente ? 'info' : 'success');
    return defineColumns<PreguntaImportada>([
      { id: 'fila', header: t('fila'), align: 'right' },
      { id: 'estado', header: t('estado'), value: stateOf, cell: (row) => <StateBadge tone={toneOf(row)}>{stateOf(row)}</StateBadge> },
      { id: 'error', header: t('motivo') },
      ...PREGUNTA_COLUMNAS.map(({ campo, titulo }) => ({ id: campo, header: titulo, primary: campo === 'pregunta' })),
    ]);
  }, [t]);
}
