import type { ListInput, MasterRow, MasterTypes } from '@portal/contract/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { matchingOf } from '../../core/list/list-state.ts';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import { useMasterRows } from '../../core/master/use-master.ts';
import { isOfContents, ownerOf, useMayChange } from '../../core/master/use-owner-options.ts';
import type { Path } from '../../core/router/paths.ts';
import { useReach } from '../../core/router/reach.ts';
import { NEW_RECORD } from '../../core/shortcuts/page-actions.ts';
import { AppLink, LinkButton } from '../link/AppLink.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { EmptyList } from '../status/EmptyList.tsx';
import { RowAction } from '../link/RowAction.tsx';
import { Limits } from './Limits.tsx';
import styles from './master.module.css';
import { useOwnerColumn } from './owner/use-owner-column.ts';
import { usePermits } from './use-permits.ts';
import type { TableSelection } from '../table/data-table-props.ts';
import { DataTable } from '../table/DataTable.tsx';
import { type ColumnDisplays, keyOf, type ListColumn } from '../table/list-column.ts';
import { type ListModel, useList } from '../table/use-list.ts';

interface Props<T extends MasterTypes, Children extends ChildItems<T>> {
  title: string;
  queries: MasterQueries<T, Children>;
  /** The primary one names a record and links, for an administrator, to its form or to `primaryPath`. */
  columns: ColumnDisplays<T['columns'], MasterRow<T>>;
  /** Form of a record; only those who may change it see links to it. */
  editPath: Path;
  /** Screen to which the primary column leads, with the record's id; by default its form. */
  primaryPath?: Path;
  newLabel: string;
  /** Purpose of the list, shown while it has no records (P133). */
  empty: string;
  /** Further steps of an empty list, besides the new record. */
  emptyActions?: ReactNode;
  selection?: TableSelection<MasterRow<T>>;
  /** Further actions of a row, before the edit button. */
  rowActions?: (row: MasterRow<T>) => ReactNode;
  /** Further buttons of the page. */
  actions?: ReactNode;
  /** Beside the export of the table, of the rows that the list matches. */
  exports?: (matching: Pick<ListInput, 'buscar' | 'filtro' | 'orden'>) => ReactNode;
  pageSizes?: readonly number[];
  /** Announced to screen readers while the first page loads; default: Cargando... */
  loading?: string;
}

/** List screen of a master: search, order, filters, columns and export of the filtered rows; the address holds its state. */
export function MasterList<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { queries, editPath, primaryPath = editPath } = props;
  const { definition, calls } = queries;
  const t = useTranslations('ui.maestro');
  const reaches = useReach();
  const columns = useOwnerColumn(queries, props.columns);
  const mayChange = useMayChange();
  const list = useList(definition.list, columns, props.pageSizes && { pageSizes: props.pageSizes });
  const rows = useMasterRows(queries, list.query);
  const permits = usePermits(definition);
  const linked = useLinkedList(list, reaches({ to: primaryPath, search: { id: 1 } }) ? primaryPath : undefined);
  const primary = list.columns.find((column) => column.primary);
  const linkTo = (row: MasterRow<T>) => ({ to: editPath, search: { id: keyOf(row, definition.list) } });
  return (
    <>
      <PageHeader
        title={props.title}
        actions={
          <>
            {props.actions}
            {permits.ins && (
              <LinkButton to={editPath} {...NEW_RECORD} leftSection={<IconPlus size={16} aria-hidden="true" />}>
                {props.newLabel}
              </LinkButton>
            )}
          </>
        }
      />
      <Limits permits={permits} />
      <DataTable
        caption={props.title}
        list={linked}
        loading={props.loading}
        {...(props.selection && { selection: props.selection })}
        rows={rows}
        download={calls.file}
        toolbar={props.exports?.({ ...matchingOf(list.state), orden: list.state.orden || undefined })}
        empty={<NoRecords {...props} ins={permits.ins} />}
        rowActions={(row) => (
          <>
            {props.rowActions?.(row)}
            {permits.upd && (!isOfContents(definition) || mayChange({ id_empresa: ownerOf(row) })) && (
              <RowAction label={t('editar', { nombre: primary?.text(row) ?? '' })} icon={IconPencil} link={linkTo(row)} />
            )}
          </>
        )}
      />
    </>
  );
}

interface NoRecordsProps {
  empty: string;
  emptyActions?: ReactNode;
  editPath: Path;
  newLabel: string;
  ins: boolean;
}

/** The list without records; who may not add one reads who does. */
function NoRecords({ empty, emptyActions, editPath, newLabel, ins }: NoRecordsProps) {
  const t = useTranslations('vacio');
  if (!ins) return <EmptyList text={[empty, t('soloAdministrador')].join(' ')} />;
  const action = (
    <>
      <LinkButton to={editPath}>{newLabel}</LinkButton>
      {emptyActions}
    </>
  );
  return <EmptyList text={empty} action={action} />;
}

/** Links the primary column to a screen of its record; without `path` returns the list unchanged. */
function useLinkedList<Row extends object>(list: ListModel<Row>, path: Path | undefined): ListModel<Row> {
  const { definition, columns, shown } = list;
  const linked = useMemo(() => {
    if (!path) return { columns, shown };
    const link = (column: ListColumn<Row>): ListColumn<Row> => ({
      ...column,
      cell: (row) => (
        <AppLink className={styles.name} to={path} search={{ id: keyOf(row, definition) }}>
          {column.cell?.(row) ?? column.text(row)}
        </AppLink>
      ),
    });
    const linkPrimary = (some: readonly ListColumn<Row>[]) => some.map((column) => (column.primary ? link(column) : column));
    return { columns: linkPrimary(columns), shown: linkPrimary(shown) };
  }, [columns, shown, definition, path]);
  return { ...list, ...linked };
}
