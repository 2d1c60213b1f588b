import type { PlanestudioFila } from '@portal/contract';
import { IconListDetails } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanes } from '../planestudio.queries.ts';
import { usePlanColumns } from './use-plan-columns.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DataTableProps } from '../../../ui/table/data-table-props.ts';

const rowId = (row: PlanestudioFila) => String(row.id_planestudio);

type TableAddress = Pick<DataTableProps<PlanestudioFila>, 'state' | 'onStateChange'>;

/** Study plans with what each one contains, few enough to need no filters; its screen keeps the table's state in the address. */
export function PlanesTable(address: TableAddress) {
  const t = useTranslations('planestudio.lista');
  const all = usePlanColumns();
  const columns = useMemo(() => all.map((column) => ({ ...column, filter: undefined })), [all]);
  const { data, error, refetch } = usePlanes();
  return (
    <DataTable
      caption={t('tabla')}
      columns={columns}
      rows={data}
      rowId={rowId}
      {...address}
      error={error && messageOf(error)}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={IconListDetails} title={t('vacio')} />}
    />
  );
}
