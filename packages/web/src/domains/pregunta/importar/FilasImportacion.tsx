import { type ImportTypesOf, preguntaImportacion, type ReviewRow } from '@portal/contract';
import { Button, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Revision } from './importar.queries.ts';
import { saveFile } from '../../../core/client/save-file.ts';
import { toXlsx } from '../../../ui/export/spreadsheet.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';

type Fila = ReviewRow<ImportTypesOf<typeof preguntaImportacion>>;

const PAGE_SIZES = [25, 100, 500, 1000];

/** Every row that was read, with its verdict and the reason beside it. */
export function FilasImportacion({ revision }: { revision: Revision }) {
  const t = useTranslations('pregunta.importar');
  const campos = useTranslations('comun.campos');
  const list = useLocalList(preguntaImportacion.rows, useColumns(), { pageSizes: PAGE_SIZES });
  const [onlyErrors, setOnlyErrors] = useState(false);
  const refused = useMemo(() => revision.filas.filter(({ error }) => error !== null), [revision]);
  const download = async () => {
    const header = [...preguntaImportacion.columns.map(({ titulo }) => titulo), campos('fila'), campos('error')];
    const rows = refused.map((row) => [...preguntaImportacion.columns.map(({ campo }) => row[campo]), row.fila, row.error]);
    const file = await toXlsx(t('rechazadas'), [header, ...rows]);
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
      <DataTable plain caption={t('tabla')} list={list} rows={{ rows: onlyErrors ? refused : revision.filas }} filterable={false} />
    </Section>
  );
}

function useColumns(): DisplaysOf<typeof preguntaImportacion.rows> {
  const t = useTranslations('pregunta.importar');
  return useMemo(() => {
    const stateOf = ({ error, existente }: Fila) => t(error ? 'rechazada' : existente ? 'existente' : 'nueva');
    const toneOf = ({ error, existente }: Fila) => (error ? 'danger' : existente ? 'info' : 'success');
    return {
      fila: {},
      estado: { value: stateOf, cell: (row) => <StateBadge tone={toneOf(row)}>{stateOf(row)}</StateBadge> },
      error: {},
      pregunta: { primary: true },
      rpta_a: {},
      rpta_b: {},
      rpta_c: {},
      rpta_d: {},
      indicador_correcta: {},
      categoria: {},
    };
  }, [t]);
}
