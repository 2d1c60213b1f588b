import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import type { Path } from '../../core/router/paths.ts';
import { useTableSearch } from '../../core/router/table-search.ts';
import { useUser } from '../../core/session/session.ts';
import { LinkButton } from '../AppLink.tsx';
import { ExportButtons, type ExportNames } from '../export/ExportButtons.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { RowAction } from '../RowAction.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';

interface Props<Row extends object> {
  title: string;
  description?: string;
  columns: Column<Row>[];
  query: UseQueryResult<Row[]>;
  /** Field of the id. */
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
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
  const { query, columns, idOf, nameOf, editPath } = props;
  const t = useTranslations('ui.maestro');
  const admin = useUser().indicador_admin === 1;
  const address = useTableSearch();
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
        rowId={(row) => String(idOf(row))}
        loading={query.isFetching}
        error={query.error && messageOf(query.error)}
        onRetry={() => void query.refetch()}
        toolbar={(view) => <ExportButtons names={props.exportNames} columns={view.columns} rows={() => view.rows} />}
        rowActions={(row) => (
          <>
            {props.rowActions?.(row)}
            {admin && (
              <RowAction
                label={t('editar', { nombre: nameOf(row) })}
                icon={IconPencil}
                link={{ to: editPath, search: { id: idOf(row) } }}
              />
            )}
          </>
        )}
      />
    </>
  );
}
