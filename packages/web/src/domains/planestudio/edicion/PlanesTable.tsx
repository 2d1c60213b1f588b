import { planestudioMaestro } from '@portal/contract';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { planes } from '../plan-master.queries.ts';
import { PLAN_COLUMNS } from './plan-columns.ts';
import { useMasterRows } from '../../../core/master/use-master.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useLocalList } from '../../../ui/table/use-list.ts';

/** Table of the study plans with their counts, without filters. */
export function PlanesTable() {
  const t = useTranslations('planestudio.lista');
  const list = useLocalList(planestudioMaestro.list, PLAN_COLUMNS);
  const { loading: _quiet, ...rows } = useMasterRows(planes, list.query);
  return (
    <DataTable
      caption={t('tabla')}
      list={list}
      rows={rows}
      filterable={false}
      empty={<EmptyState icon={IconListDetails} title={t('vacio')} />}
    />
  );
}
