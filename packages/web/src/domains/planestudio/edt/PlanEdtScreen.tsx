import type { NodoEdt } from '@portal/contract';
import { IconListTree, IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { editLink } from './edt-links.ts';
import styles from './edt.module.css';
import { useEdt } from '../plan-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useTableSearch } from '../../../core/router/table-search.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';

/** /planestudioedt?id=level&ref=id: the plans in which a record stands, numbered, its own level highlighted (P74). */
export function PlanEdtScreen() {
  const t = useTranslations();
  const { id: nivel = 1, ref } = useScreenSearch('/planestudioedt');
  const { data, error, isPending, isFetching, refetch } = useEdt(nivel, ref);
  const asked = data?.find((node) => node.nivel === nivel && node.id === ref);
  return (
    <>
      <PageHeader
        title={t('pantallas.planEdt')}
        description={isPending && ref !== undefined && !error ? <span role="status">{t('comun.cargando')}</span> : asked?.titulo}
        back={{ to: '/planestudio' }}
      />
      <DataTable
        {...useTableSearch()}
        caption={t('pantallas.planEdt')}
        columns={useColumns(nivel)}
        rows={ref === undefined ? [] : data}
        rowId={(row) => row.edt}
        loading={isFetching}
        error={error && messageOf(error)}
        onRetry={() => void refetch()}
        pageSizes={[100, 250, 500, 1000]}
        empty={ref === undefined ? <Unchosen /> : <EmptyState icon={IconListTree} title={t('planestudio.edt.vacio')} />}
      />
    </>
  );
}

function Unchosen() {
  const t = useTranslations('planestudio.edt');
  const link = <LinkButton to="/planestudio">{t('verPlanes')}</LinkButton>;
  return <EmptyState icon={IconListTree} title={t('sinElegir')} action={link} />;
}

function useColumns(nivel: number) {
  const t = useTranslations('planestudio');
  const admin = useUser().indicador_admin === 1;
  return useMemo(
    () =>
      defineColumns<NodoEdt>([
        { id: 'id', header: t('edt.id'), align: 'right' },
        {
          id: 'editar',
          header: t('edt.editar'),
          sortable: false,
          hidden: !admin,
          value: () => null,
          cell: (row) => admin && <RowAction label={t('flujo.editar', { nombre: row.titulo })} icon={IconPencil} link={editLink(row)} />,
        },
        { id: 'edt', header: t('edt.edt') },
        { id: 'parent_edt', header: t('edt.padre') },
        {
          id: 'tipo',
          header: t('edt.tipo'),
          filter: 'select',
          cell: (row) => (row.nivel === 1 ? <StateBadge tone="info">{row.tipo}</StateBadge> : row.tipo),
        },
        {
          id: 'titulo',
          header: t('edt.titulo'),
          primary: true,
          cell: (row) => (row.nivel === nivel ? <strong className={styles.requested}>{row.titulo}</strong> : row.titulo),
        },
      ]),
    [t, admin, nivel],
  );
}
