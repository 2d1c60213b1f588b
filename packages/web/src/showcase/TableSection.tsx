import { Button } from '@mantine/core';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  defineList,
  numberColumn,
  optionColumn,
  type Selection,
  textColumn,
} from '@portal/contract/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ProgressBadge } from '../ui/progress/ProgressBadge.tsx';
import { RowAction } from '../ui/link/RowAction.tsx';
import { GradeBadge } from '../pieces/evaluacion/GradeBadge.tsx';
import { EmptyList } from '../ui/status/EmptyList.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../ui/table/list-column.ts';
import { useLocalList } from '../ui/table/use-list.ts';
import { Block } from './Block.tsx';
import { sample, samplePeople, type SamplePerson } from './samples.ts';

const list = defineList({
  name: 'muestrario',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    codigo: codeColumn(),
    nombres: textColumn(),
    empresa: optionColumn(z.string()),
    cargo: textColumn(),
    correo: textColumn(),
    estado: optionColumn(z.number(), 'estado'),
    avance: numberColumn(),
    nota: numberColumn(),
    fecha: dayColumn(),
  },
  order: 'nombres',
});
const COLUMNS: DisplaysOf<typeof list> = {
  codigo: {},
  nombres: { header: 'Personal', primary: true },
  empresa: {},
  cargo: { header: 'Cargo' },
  correo: { header: 'Correo' },
  estado: {},
  avance: { header: '% Avance', cell: (row) => <ProgressBadge value={row.avance} /> },
  nota: { header: 'Nota', cell: (row) => <GradeBadge grade={row.nota} passMark={70} />, hidden: true },
  fecha: { header: 'Asignado', hidden: true },
};
const BIG = { pageSizes: [1000] };
const people = { rows: samplePeople(340) };
const many = { rows: samplePeople(1000), loading: true };
const none = { rows: [] };
const coming = { rows: undefined, loading: true, onCancel: () => undefined };
const rowLabel = (row: SamplePerson) => row.nombres;
const ignore = () => undefined;
const stopped = { rows: undefined, cancelled: true, onRetry: ignore };
const broken = { rows: undefined, error: '500', onRetry: ignore };
const empty = <EmptyList text={sample.emptyText} />;
const rowActions = (row: SamplePerson) => (
  <>
    <RowAction label={sample.editOf(row.nombres)} icon={IconPencil} link={{ to: '/dev/ui' }} />
    <RowAction label={sample.deleteOf(row.nombres)} icon={IconTrash} tone="danger" onClick={ignore} />
  </>
);

/** The table in its states: full, virtualized, loading, empty and failed. */
export function TableSection() {
  const t = useTranslations('comun');
  const table = useLocalList(list, COLUMNS);
  const big = useLocalList(list, COLUMNS, BIG);
  const [selected, setSelected] = useState<Selection>({ ids: [2, 3] });
  return (
    <>
      <Block name="DataTable">
        <DataTable
          caption={sample.tableTitle}
          list={table}
          rows={people}
          empty={empty}
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
        <DataTable caption={sample.bigTableTitle} list={big} rows={many} empty={empty} />
      </Block>
      <Block name="DataTable · loading, empty, error, cancelled">
        <DataTable caption={sample.tableTitle} list={table} rows={coming} empty={empty} />
        <DataTable caption={sample.tableTitle} list={table} rows={none} searchable={false} empty={empty} />
        <DataTable caption={sample.tableTitle} list={table} rows={broken} empty={empty} />
        <DataTable caption={sample.tableTitle} list={table} rows={stopped} empty={empty} />
      </Block>
    </>
  );
}
