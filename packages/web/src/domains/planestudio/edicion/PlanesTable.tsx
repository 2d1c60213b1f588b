import { type PlanestudioFila, planestudioMaestro } from '@portal/contract';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { planes } from '../plan-master.queries.ts';
import { PLAN_COLUMNS } from './plan-columns.ts';
import { useMasterRows } from '../../../core/master/use-master.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';

const PlanLink = ({ id_planestudio, denominacion }: PlanestudioFila) => (
  <AppLink {...href('/planestudioedit', { id: id_planestudio })}>{denominacion}</AppLink>
);

/** Columns of the list of plans, whose name leads to the form. */
const COLUMNS: DisplaysOf<typeof planestudioMaestro.list> = { ...PLAN_COLUMNS, denominacion: { primary: true, cell: PlanLink } };

/** Table of the study plans with their counts, without filters. */
export function PlanesTable() {
  const t = useTranslations('planestudio.lista');
  const list = useLocalList(planestudioMaestro.list, COLUMNS);
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
