import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressBadge } from '../ui/progress/ProgressBadge.tsx';
import { RowAction } from '../ui/link/RowAction.tsx';
import { GradeBadge } from '../domains/evaluacion/evaluacion-pieces.public.ts';
import { RecordStateBadge } from '../ui/status/RecordStateBadge.tsx';
import { defineColumns } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Block } from './Block.tsx';
import { sample, samplePeople, type SamplePerson } from './samples.ts';

const STATES = ['En Desarrollo', 'Activo', 'Inactivo'];
const columns = defineColumns<SamplePerson>([
  { id: 'codigo', header: 'Código', filter: 'text' },
  { id: 'nombres', header: 'Personal', filter: 'text', primary: true },
  { id: 'empresa', header: 'Empresa', filter: 'select' },
  { id: 'cargo', header: 'Cargo' },
  { id: 'correo', header: 'Correo' },
  {
    id: 'estado',
    header: 'Estado',
    value: (row) => STATES[row.estado],
    cell: (row) => <RecordStateBadge code={row.estado} />,
    filter: 'select',
  },
  { id: 'avance', header: '% Avance', align: 'right', cell: (row) => <ProgressBadge value={row.avance} /> },
  { id: 'nota', header: 'Nota', align: 'right', cell: (row) => <GradeBadge grade={row.nota} passMark={70} />, hidden: true },
  { id: 'fecha', header: 'Asignado', hidden: true },
]);
const people = samplePeople(340);
const many = samplePeople(1000);
const none: SamplePerson[] = [];
const rowId = (row: SamplePerson) => String(row.id);
const rowLabel = (row: SamplePerson) => row.nombres;
const ignore = () => undefined;
const rowActions = (row: SamplePerson) => (
  <>
    <RowAction label={sample.editOf(row.nombres)} icon={IconPencil} link={{ to: '/dev/ui' }} />
    <RowAction label={sample.deleteOf(row.nombres)} icon={IconTrash} tone="danger" onClick={ignore} />
  </>
);

/** The table: full, virtual, loading, empty and broken. */
export function TableSection() {
  const t = useTranslations('comun');
  const [selected, setSelected] = useState<string[]>(['2', '3']);
  return (
    <>
      <Block name="DataTable">
        <DataTable
          caption={sample.tableTitle}
          columns={columns}
          rows={people}
          rowId={rowId}
          selection={{ selected, onChange: setSelected, rowLabel, actions: <Button size="compact-sm">{sample.assign}</Button> }}
          toolbar={
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />}>
              {t('exportar')}
            </Button>
          }
          rowActions={rowActions}
        />
      </Block>
      <Block name="DataTable · 1000">
        <DataTable caption={sample.bigTableTitle} columns={columns} rows={many} rowId={rowId} pageSizes={[1000]} loading />
      </Block>
      <Block name="DataTable · loading, empty, error">
        <DataTable caption={sample.tableTitle} columns={columns} rows={undefined} rowId={rowId} loading />
        <DataTable caption={sample.tableTitle} columns={columns} rows={none} rowId={rowId} searchable={false} />
        <DataTable caption={sample.tableTitle} columns={columns} rows={none} rowId={rowId} error="500" onRetry={ignore} />
      </Block>
    </>
  );
}
