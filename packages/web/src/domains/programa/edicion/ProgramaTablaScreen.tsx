import type { ProgramaCurso } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useProgramaTabla } from '../programa-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useTableSearch } from '../../../core/router/table-search.ts';
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';

const EXPORT = { csv: 'programa', xlsx: 'UCJ-Programas' };

/** /programatabla: all programs with their courses, one row each. */
export function ProgramaTablaScreen() {
  const t = useTranslations();
  const query = useProgramaTabla();
  return (
    <>
      <PageHeader title={t('pantallas.programaTabla')} back={{ to: '/programa' }} />
      <DataTable
        {...useTableSearch()}
        caption={t('pantallas.programaTabla')}
        columns={useColumns()}
        rows={query.data}
        rowId={(row) => `${row.id_programa}-${row.id_curso}`}
        loading={query.isFetching}
        error={query.error && messageOf(query.error)}
        onRetry={() => void query.refetch()}
        toolbar={(view) => <ExportButtons names={EXPORT} columns={view.columns} rows={() => view.rows} />}
      />
    </>
  );
}

const STATES = ['enDesarrollo', 'activo', 'inactivo'] as const;

function useColumns() {
  const t = useTranslations('programa');
  const estado = useTranslations('comun.estado');
  return useMemo(() => {
    const word = (code: number | null) => (code === null ? null : estado(STATES[code as 0 | 1 | 2]));
    return defineColumns<ProgramaCurso>([
      { id: 'codigo', header: t('campos.codigo'), filter: 'text' },
      { id: 'titulo', header: t('campos.titulo'), primary: true, filter: 'text' },
      {
        id: 'codigo_estado',
        header: t('campos.codigo_estado'),
        value: (row) => word(row.codigo_estado),
        cell: (row) => <RecordStateBadge code={row.codigo_estado} />,
        filter: 'select',
      },
      { id: 'numero_orden', header: t('tabla.orden'), align: 'right' },
      { id: 'curso_codigo', header: t('tabla.cursoCodigo'), filter: 'text' },
      { id: 'curso', header: t('tabla.curso'), filter: 'text' },
      {
        id: 'curso_estado',
        header: t('tabla.cursoEstado'),
        value: (row) => word(row.curso_estado),
        cell: (row) => (row.curso_estado === null ? null : <RecordStateBadge code={row.curso_estado} />),
        filter: 'select',
      },
      { id: 'modulos', header: t('tabla.modulos'), align: 'right' },
    ]);
  }, [t, estado]);
}
