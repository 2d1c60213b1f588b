import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import type { Path } from '../../core/router/paths.ts';
import { useTableSearch } from '../../core/router/table-search.ts';
import { useUser } from '../../core/session/session.ts';
import { AppLink, LinkButton } from '../link/AppLink.tsx';
import { ExportButtons, type ExportNames } from '../export/ExportButtons.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { RowAction } from '../link/RowAction.tsx';
import styles from './master.module.css';
import { columnText, type Column } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';

interface Props<Row extends object> {
  title: string;
  description?: string;
  /** The primary one names a record, and for an admin leads to it. */
  columns: Column<Row>[];
  queries: { readonly key: keyof Row & string; readonly useList: () => UseQueryResult<Row[]> };
  /** Where a record is made and changed; only an admin sees the way. */
  editPath: Path;
  newLabel: string;
  exportNames: ExportNames;
  /** Further actions of a row, before the edit button. */
  rowActions?: (row: Row) => ReactNode;
  /** Further buttons of the page. */
  actions?: ReactNode;
}

/** The list screen of a master: search, sort, filters, columns and export of what is filtered; its state is in the address. */
export function MasterList<Row extends object>(props: Props<Row>) {
  const { queries, editPath } = props;
  const t = useTranslations('ui.maestro');
  const query = queries.useList();
  const admin = useUser().indicador_admin === 1;
  const address = useTableSearch();
  const columns = useLinkedColumns(props, admin);
  const primary = columns.find((column) => column.primary);
  const linkTo = (row: Row) => ({ to: editPath, search: { id: row[queries.key] } });
  return (
    <>
      <PageHeader
        title={props.title}
        description={props.description}
        actions={
          <>
            {props.actions}
            {admin && (
              <LinkButton to={editPath} leftSection={<IconPlus size={16} aria-hidden="true" />}>
                {props.newLabel}
              </LinkButton>
            )}
          </>
        }
      />
      <DataTable
        {...address}
        caption={props.title}
        columns={columns}
        rows={query.data}
        rowId={(row) => String(row[queries.key])}
        loading={query.isFetching}
        error={query.error && messageOf(query.error)}
        onRetry={() => void query.refetch()}
        toolbar={(view) => <ExportButtons names={props.exportNames} columns={view.columns} rows={() => view.rows} />}
        rowActions={(row) => (
          <>
            {props.rowActions?.(row)}
            {admin && (
              <RowAction label={t('editar', { nombre: primary ? columnText(primary, row) : '' })} icon={IconPencil} link={linkTo(row)} />
            )}
          </>
        )}
      />
    </>
  );
}

/** For an admin the name of a record is the way to it. */
function useLinkedColumns<Row extends object>({ columns, queries, editPath }: Props<Row>, admin: boolean): Column<Row>[] {
  return useMemo(() => {
    const linked = (column: Column<Row>): Column<Row> => ({
      ...column,
      cell: (row) => (
        <AppLink className={styles.name} to={editPath} search={{ id: row[queries.key] }}>
          {column.cell?.(row) ?? columnText(column, row)}
        </AppLink>
      ),
    });
    return columns.map((column) => (admin && column.primary ? linked(column) : column));
  }, [columns, queries.key, editPath, admin]);
}
