import { type NodoEdt, nodoLista } from '@portal/contract/planestudio';
import { IconListTree, IconPencil } from '@tabler/icons-react';
import { type CSSProperties, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { editLink } from './edt-links.ts';
import { ExportEdt } from './ExportEdt.tsx';
import styles from './edt.module.css';
import { useEdt } from '../../../pieces/planestudio/plan-master.queries.ts';
import { rowsOf } from '../../../core/list/list-rows.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { makesContents } from '../../../core/master/use-owner-options.ts';

const PAGE_SIZES = [100, 250, 500, 1000];
const NO_ROWS = { rows: [] };

/** Levels of a plan's tree, from the plan to its topics. */
const LEVELS = 5;

/** Returns the node of a record. */
const nodeOf = (nodes: readonly NodoEdt[] | undefined, nivel: number, ref: number | undefined): NodoEdt | undefined =>
  nodes?.find((node) => node.nivel === nivel && node.id === ref);

/** Returns the name of the record, empty until it is loaded; undefined without one. */
const nameOf = (record: NodoEdt | undefined, ref: number | undefined): string | undefined =>
  ref === undefined ? undefined : (record?.titulo ?? '');

/** /planestudioedt?id=level&ref=id: the numbered trees of the plans that contain a record, its level highlighted (P74). */
export function PlanEdtScreen() {
  const t = useTranslations();
  const { nivel, ref } = useNamed();
  const admin = makesContents(useUser());
  const list = useList(nodoLista, useNodoColumns(nivel), { pageSizes: PAGE_SIZES });
  const query = useEdt(nivel, ref);
  const { data, error, isPending } = query;
  const record = nodeOf(data, nivel, ref);
  return (
    <>
      <PageHeader
        title={t('pantallas.planEdt')}
        description={isPending && ref !== undefined && !error ? <span role="status">{t('comun.cargando')}</span> : record?.titulo}
        back={useWayBack('/planestudio')}
        record={nameOf(record, ref)}
      />
      <DataTable
        caption={t('pantallas.planEdt')}
        list={list}
        rows={ref === undefined ? NO_ROWS : rowsOf(query)}
        rowId={(row) => row.edt}
        toolbar={<ExportEdt list={list} nodes={data} />}
        rowActions={admin ? (row) => <Edit node={row} /> : undefined}
        empty={ref === undefined ? <Unchosen /> : <EmptyState icon={IconListTree} title={t('planestudio.edt.vacio')} />}
      />
    </>
  );
}

/** Returns the level and the record of the address; no record where the level is none. */
function useNamed(): { readonly nivel: number; readonly ref: number | undefined } {
  const { id: nivel = 1, ref } = useScreenSearch('/planestudioedt');
  return { nivel, ref: nivel > LEVELS ? undefined : ref };
}

function Edit({ node }: { node: NodoEdt }) {
  const t = useTranslations('planestudio.flujo');
  return <RowAction label={t('editar', { nombre: node.titulo })} icon={IconPencil} link={editLink(node)} />;
}

function Unchosen() {
  const t = useTranslations('planestudio.edt');
  const link = <LinkButton to="/planestudio">{t('verPlanes')}</LinkButton>;
  return <EmptyState icon={IconListTree} title={t('sinElegir')} action={link} />;
}

function useNodoColumns(nivel: number): DisplaysOf<typeof nodoLista> {
  return useMemo(
    () => ({
      edt: { wide: true },
      titulo: { primary: true, cell: (row) => <Titulo node={row} requested={row.nivel === nivel} /> },
      tipo: { wide: true, cell: (row) => <StateBadge tone={row.nivel === 1 ? 'info' : 'neutral'}>{row.tipo}</StateBadge> },
      codigo_estado: {},
      temas: { hidden: true },
      minutos: {},
      parent_edt: { wide: true },
      id: { wide: true },
    }),
    [nivel],
  );
}

/** Title of a node, set in by its level, below its place and kind on phones. */
function Titulo({ node: { edt, tipo, titulo, nivel }, requested }: { node: NodoEdt; requested: boolean }) {
  return (
    <span className={styles.node} style={{ '--level': nivel - 1 } as CSSProperties}>
      <small>{`${edt} · ${tipo} · `}</small>
      {requested ? <strong className={styles.requested}>{titulo}</strong> : titulo}
    </span>
  );
}
